/// A sentence with parameters in it, and the parameters that stand below it; `Summary` in an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    private let sentence: ParameterSummaryString<Intent>?
    private let further: [ParameterPath<Intent>]

    /// A sentence, and further parameters; the table is for translations and has no effect.
    public init(
        _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterPathsBuilder<Intent> _ parameters: () -> [ParameterPath<Intent>] = { [] }
    ) {
        self.sentence = sentence
        further = parameters()
    }

    /// Parameters alone, or nothing.
    public init(@ParameterPathsBuilder<Intent> _ parameters: () -> [ParameterPath<Intent>] = { [] }) {
        sentence = nil
        further = parameters()
    }
}

extension IntentParameterSummary: EvaluatedSummary {
    func text(for intent: any AppIntent) -> SummaryText? {
        guard let intent = intent as? Intent else { return nil }
        let parts = sentence?.parts.compactMap { $0.part(for: intent) } ?? []
        return SummaryText(parts: parts, further: further.compactMap { $0.name(in: intent) })
    }
}

/// Text with parameters in it: `"Track \(\.$run)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    fileprivate enum Part: Sendable {
        case text(String)
        case parameter(ParameterPath<Intent>)

        func part(for intent: Intent) -> SummaryText.Part? {
            switch self {
            case .text(let text): .text(text)
            case .parameter(let path): path.name(in: intent).map(SummaryText.Part.parameter)
            }
        }
    }

    fileprivate let parts: [Part]

    /// Plain text.
    public init(stringLiteral value: String) { parts = [.text(value)] }
    /// Text with parameters.
    public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

    /// Takes the parameters that stand in the text.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        /// Starts an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends the text between parameters.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }
        /// Appends a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            parts.append(.parameter(ParameterPath(parameter)))
        }
    }
}

extension AppIntent {
    /// The parameters in a sentence.
    public typealias Summary = IntentParameterSummary<Self>
}
