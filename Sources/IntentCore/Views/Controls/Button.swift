/// A button that runs an intent.
///
///     Button(intent: RunIntent(run: .ten)) { Text("Track 10K") }
///
/// A widget resolves no parameters, so the intent holds all its values when the view is made. A button with a closure
/// in place of an intent is shown, and pressing it does nothing: the program that made it has ended by then.
nonisolated public struct Button<Label: View>: PrimitiveView {
    private let label: Label
    private let intent: (any AppIntent)?
    private let role: ButtonRole?

    /// A button that runs an intent.
    public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label)
    }

    /// A button that runs an intent, with a role.
    public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.intent = intent
        self.role = role
    }

    /// A button that does nothing outside of a phone.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button that does nothing outside of a phone, with a role.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
        intent = nil
        self.role = role
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var action = ViewNode.Action(intent)
        action.role = role?.rawValue
        let label = ViewNode(viewNodes(of: label, in: environment), along: .horizontal)
        return [ViewNode(.button(label: label, action))]
    }
}

nonisolated extension Button where Label == Text {
    /// A button with a text, that runs an intent.
    public init<Intent: AppIntent>(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent) {
        self.init(role: role, intent: intent) { Text(title) }
    }

    /// A button with a text, that runs an intent.
    @_disfavoredOverload
    public init<Title: StringProtocol, Intent: AppIntent>(_ title: Title, role: ButtonRole? = nil, intent: Intent) {
        self.init(role: role, intent: intent) { Text(title) }
    }

    /// A button with a text, that does nothing outside of a phone.
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }

    /// A button with a text, that does nothing outside of a phone.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

nonisolated extension Button where Label == IntentCore.Label<Text, Image> {
    /// A button with a text and a symbol, that runs an intent.
    public init<Intent: AppIntent>(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
    ) {
        self.init(role: role, intent: intent) { IntentCore.Label(title, systemImage: systemImage) }
    }

    /// A button with a text and a symbol, that does nothing outside of a phone.
    public init(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { IntentCore.Label(title, systemImage: systemImage) }
    }
}

/// What a button is for.
public enum ButtonRole: String, Hashable, Sendable { case destructive, cancel, confirm, close }

extension ViewNode.Action {
    /// What pressing it runs: the intent with the values that it has.
    init(_ intent: (any AppIntent)?) {
        self.init()
        guard let intent else { return }
        self.intent = type(of: intent).persistentIdentifier
        var source = Source(type: _mangledTypeName(type(of: intent)), pressed: Source.Pressed(intent))
        for (name, parameter) in intent.parameters {
            guard let value = parameter.anyValue, value.intentJSON != .null else { continue }
            values[name] = value.intentJSON
            source.words.append(Source.Words(parameter: name, words: commandWords(of: value)))
        }
        self.source = source
    }

    /// The intent of an action as only the program knows it that has its type.
    package struct Source: Hashable, Sendable {
        /// The type by its mangled name.
        package var type: String?
        /// The intent itself, for as long as the program lasts that made the view.
        package var intent: (any AppIntent)? { pressed?.intent }
        fileprivate var pressed: Pressed?
        /// The parameters that have a value, with the words that mean it on a command line. JSON alone would not do: a
        /// number of seconds there is a number of minutes here.
        package var words: [Words] = []

        /// An intent as a part of what can be compared: which object it is says nothing of what pressing does.
        fileprivate struct Pressed: Hashable, Sendable {
            let intent: any AppIntent

            init(_ intent: any AppIntent) { self.intent = intent }

            static func == (left: Pressed, right: Pressed) -> Bool { true }
            func hash(into hasher: inout Hasher) {}
        }

        /// A parameter's words.
        package struct Words: Hashable, Sendable {
            package var parameter: String
            package var words: [String]
        }
    }
}
