/// A point.
nonisolated public struct PointMark: ChartContent {
    private let values: [(role: ViewNode.Chart.Role, value: PlottedValue?)]

    /// A point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        values = [(.x, x.plotted), (.y, y.plotted)]
    }

    /// A point along x, in the middle.
    public init<X: Plottable>(x: PlottableValue<X>) { values = [(.x, x.plotted)] }

    /// A point along y, in the middle.
    public init<Y: Plottable>(y: PlottableValue<Y>) { values = [(.y, y.plotted)] }

    /// Adds the point.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) { collector.add(.point, values) }
}
