/// A control that switches something on and off.
///
///     ControlWidgetToggle("Kettle", isOn: isOn, action: SetKettleIntent()) { isOn in Text(isOn ? "Hot" : "Cold") }
///
/// The intent's `value` is the new state when it runs.
nonisolated public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
    ControlWidgetTemplate, PrimitiveView
where Action.ValueType == Bool {
    private let isOn: Bool
    private let action: Action
    private let label: Label
    private let valueLabel: ValueLabel

    /// A switch that runs an intent, with words for its state beside its label.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.isOn = isOn
        self.action = action
        self.label = label()
        self.valueLabel = valueLabel(isOn)
    }

    /// A switch that runs an intent.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) where ValueLabel == Text {
        self.init(isOn: isOn, action: action, label: label) { Text(verbatim: $0 ? "On" : "Off") }
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var intent = action
        intent.value = !isOn
        let isInline = environment.widgetFamily == .accessoryInline
        let toggle = Toggle(isOn: isOn, intent: intent) {
            if isInline {
                label
                valueLabel
            } else {
                VStack(alignment: .leading) {
                    label
                    valueLabel.foregroundStyle(.secondary)
                }
            }
        }
        return viewNodes(of: toggle, in: environment)
    }
}

nonisolated extension ControlWidgetToggle where Label == Text {
    /// A switch with a text, that runs an intent, and words for its state.
    public init(
        _ title: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }

    /// A switch with a text, that runs an intent, and words for its state.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

nonisolated extension ControlWidgetToggle where Label == Text, ValueLabel == Text {
    /// A switch with a text, that runs an intent.
    public init(_ title: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(title) }
    }

    /// A switch with a text, that runs an intent.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(title) }
    }
}
