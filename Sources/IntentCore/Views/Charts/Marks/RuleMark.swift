/// A straight line along an axis.
///
///     RuleMark(y: .value("Goal", 10)).foregroundStyle(.red)
nonisolated public struct RuleMark: ChartContent {
    private let values: [(role: ViewNode.Chart.Role, value: PlottedValue?)]

    /// A line from bottom to top.
    public init<X: Plottable>(x: PlottableValue<X>) { values = [(.x, x.plotted)] }

    /// A line from left to right.
    public init<Y: Plottable>(y: PlottableValue<Y>) { values = [(.y, y.plotted)] }

    /// A line upward from one value to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { values = [(.x, x.plotted), (.yStart, yStart.plotted), (.yEnd, yEnd.plotted)] }

    /// A line to the right from one value to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { values = [(.xStart, xStart.plotted), (.xEnd, xEnd.plotted), (.y, y.plotted)] }

    /// Adds the line.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) { collector.add(.rule, values) }
}
