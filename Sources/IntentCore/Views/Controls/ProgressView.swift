import FoundationEssentials

/// How far something has come.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    private let measure: ViewNode.Measure
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    fileprivate init(_ measure: ViewNode.Measure, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        self.measure = measure
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// Progress towards a total, with a label for the value; nil where nobody knows how far it is.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(ViewNode.Measure(.progress, fraction: progress(value, of: total)), label(), currentValueLabel())
    }

    /// The time that is left of an interval or went by, told anew whenever it is shown.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(clock(timerInterval, countsDown), label(), currentValueLabel())
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var measure = measure
        measure.label = slot(label, environment)
        measure.value = slot(currentValueLabel, environment) ?? measure.value
        return [ViewNode(.measure(measure))]
    }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    /// Progress towards a total.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label, currentValueLabel: EmptyView.init)
    }

    /// Progress of which nobody knows how far it is.
    public init(@ViewBuilder label: () -> Label) {
        self.init(ViewNode.Measure(.progress), label(), EmptyView())
    }

    /// The time that is left of an interval or went by, with a label and the running clock.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        var measure = clock(timerInterval, countsDown)
        measure.value = measure.interval.map { ViewNode(.text([ViewNode.TextRun(.interval($0))])) }
        self.init(measure, label(), EmptyView())
    }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Progress of which nobody knows how far it is.
    public init() { self.init(ViewNode.Measure(.progress), EmptyView(), EmptyView()) }

    /// Progress towards a total.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
        self.init(value: value, total: total, label: EmptyView.init, currentValueLabel: EmptyView.init)
    }

    /// The time that is left of an interval or went by, and the running clock.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: EmptyView.init)
    }
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Progress of which nobody knows how far it is, with a text.
    public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

    /// Progress of which nobody knows how far it is, with a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }

    /// Progress towards a total, with a text.
    public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }

    /// Progress towards a total, with a text.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
        _ title: Title, value: Value?, total: Value = 1.0
    ) {
        self.init(value: value, total: total) { Text(title) }
    }
}

private func progress<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
    value.map { total > 0 ? part($0, of: 0...total) : 0 }
}

private func clock(_ dates: ClosedRange<Date>, _ countsDown: Bool) -> ViewNode.Measure {
    ViewNode.Measure(.progress, interval: ViewNode.Interval(dates, countsDown: countsDown))
}
