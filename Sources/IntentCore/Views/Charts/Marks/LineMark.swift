/// A point of a line. The points of a series are one line, in their order; one without a value is a gap.
///
///     Chart(splits) { LineMark(x: .value("Kilometer", $0.number), y: .value("Pace", $0.pace)) }
nonisolated public struct LineMark: ChartContent {
    private let values: [(role: ViewNode.Chart.Role, value: PlottedValue?)]

    /// A point of a line.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        values = [(.x, x.plotted), (.y, y.plotted)]
    }

    /// A point of the line of a series.
    public init<X: Plottable, Y: Plottable, Series: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
    ) { values = [(.x, x.plotted), (.y, y.plotted), (.series, series.plotted)] }

    /// Adds the point.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) { collector.add(.line, values) }
}
