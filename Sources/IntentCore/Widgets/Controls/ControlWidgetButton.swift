/// A control that runs an intent.
///
///     ControlWidgetButton(action: BoilIntent()) { Label("Boil", systemImage: "flame") }
nonisolated public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate,
    PrimitiveView
{
    private let action: Action
    private let label: Label

    /// A button that runs an intent. What a phone shows while it runs, `actionLabel`, is seen by nobody here.
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.action = action
        self.label = label()
    }

    /// A button that runs an intent.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {
        self.init(action: action, label: label, actionLabel: { _ in EmptyView() })
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: Button(intent: action) { label }, in: environment)
    }
}

nonisolated extension ControlWidgetButton where Label == Text {
    /// A button with a text, that runs an intent.
    public init(
        _ title: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }

    /// A button with a text, that runs an intent.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

nonisolated extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    /// A button with a text, that runs an intent.
    public init(_ title: LocalizedStringKey, action: Action) { self.init(action: action) { Text(title) } }

    /// A button with a text, that runs an intent.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, action: Action) { self.init(action: action) { Text(title) } }
}
