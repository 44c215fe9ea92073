/// What people say to start an intent: text with the application's name and at most one parameter in it, as App
/// Intents has it.
///
///     "Track \(\.$run) with \(.applicationName)"
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    fileprivate enum Piece {
        case text(String)
        case applicationName
        case parameter((Intent) -> any AnyParameter)
    }

    private let pieces: [Piece]

    /// A phrase from plain text.
    public init(_ value: String) { pieces = [.text(value)] }
    /// A phrase from a literal.
    public init(stringLiteral value: String) { self.init(value) }
    /// A phrase from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Takes the parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [Piece] = []

        /// Starts an empty phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends the text between the others.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.text(literal)) }
        }
        /// Appends the application's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { pieces.append(.applicationName) }
        /// Appends a parameter of the intent.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            pieces.append(.parameter { $0[keyPath: parameter] })
        }
    }

    /// The phrase with its parameter by name: a parameter does not know its property's, so it is found by identity.
    func template(for intent: Intent) -> PhraseTemplate {
        let parameters = intent.parameters
        return PhraseTemplate(
            pieces: pieces.map { piece in
                switch piece {
                case .text(let text): return .text(text)
                case .applicationName: return .applicationName
                case .parameter(let find):
                    let parameter = find(intent)
                    // One that is not the intent's own has no name, which the check of the phrases reports.
                    return .parameter(parameters.first { $0.parameter === parameter }?.name ?? "")
                }
            })
    }
}

/// What a phrase can hold beside text and parameters.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The name of the app.
    case applicationName
}
