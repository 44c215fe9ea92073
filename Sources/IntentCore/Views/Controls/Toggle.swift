/// A switch that runs an intent. The intent turns what is on off and what is off on.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
    private let isOn: Bool
    private let intent: (any AppIntent)?
    private let label: Label

    /// A switch that runs an intent.
    public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.intent = intent
        self.label = label()
    }

    /// A switch that does nothing outside of a phone.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn.wrappedValue
        intent = nil
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let label = ViewNode(viewNodes(of: label, in: environment), along: .horizontal)
        return [ViewNode(.toggle(label: label, isOn: isOn, ViewNode.Action(intent)))]
    }
}

nonisolated extension Toggle where Label == Text {
    /// A switch with a text, that runs an intent.
    public init<Intent: AppIntent>(_ title: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }

    /// A switch with a text, that runs an intent.
    @_disfavoredOverload
    public init<Title: StringProtocol, Intent: AppIntent>(_ title: Title, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }

    /// A switch with a text, that does nothing outside of a phone.
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    /// A switch with a text, that does nothing outside of a phone.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
