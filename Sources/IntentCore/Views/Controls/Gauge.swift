/// How much of something there is, as a bar.
///
///     Gauge(value: minutes, in: 0...20) { Text("Today") } currentValueLabel: { Text("\(minutes) min") }
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    PrimitiveView
{
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?

    /// A gauge with all its labels; those of marked values have no effect.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        fraction = part(value, of: bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var measure = ViewNode.Measure(.gauge, fraction: fraction)
        measure.label = slot(label, environment)
        measure.value = slot(currentValueLabel, environment)
        measure.minimum = slot(minimumValueLabel, environment)
        measure.maximum = slot(maximumValueLabel, environment)
        return [ViewNode(.measure(measure))]
    }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with labels for the value and its bounds.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
            markedValueLabels: EmptyView.init)
    }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label for the value.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: EmptyView.init, maximumValueLabel: EmptyView.init)
    }
}

nonisolated extension Gauge where BoundsLabel == EmptyView {
    /// A gauge with labels for the value; those of marked values have no effect.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: EmptyView.init, maximumValueLabel: EmptyView.init, markedValueLabels: markedValueLabels)
    }
}

nonisolated extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: EmptyView.init)
    }
}

/// Which part of a range a value is, from 0 to 1; nothing of an empty range.
func part<Value: BinaryFloatingPoint>(_ value: Value, of bounds: ClosedRange<Value>) -> Double {
    let whole = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = Double(value - bounds.lowerBound) / whole
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
}

/// The node of a label, if it has anything to show.
@MainActor func slot<Content: View>(_ content: Content, _ environment: EnvironmentValues) -> ViewNode? {
    let nodes = viewNodes(of: content, in: environment)
    return nodes.isEmpty ? nil : ViewNode(nodes, along: .horizontal)
}
