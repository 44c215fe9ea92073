/// A rectangle: between values, or the space of one value, as in a calendar of colored days.
nonisolated public struct RectangleMark: ChartContent {
    private let values: [(role: ViewNode.Chart.Role, value: PlottedValue?)]

    /// The space of a value along x and one along y.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) { values = [(.x, x.plotted), (.y, y.plotted)] }

    /// A rectangle between values; without those of a direction it goes across the plot.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>? = nil, xEnd: PlottableValue<X>? = nil, yStart: PlottableValue<Y>? = nil,
        yEnd: PlottableValue<Y>? = nil
    ) {
        values = [
            (.xStart, xStart?.plotted), (.xEnd, xEnd?.plotted), (.yStart, yStart?.plotted), (.yEnd, yEnd?.plotted),
        ]
    }

    /// A rectangle between values along x, across the plot.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        values = [(.xStart, xStart.plotted), (.xEnd, xEnd.plotted)]
    }

    /// A rectangle between values along y, across the plot.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        values = [(.yStart, yStart.plotted), (.yEnd, yEnd.plotted)]
    }

    /// The space of a value along x, between values along y.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { values = [(.x, x.plotted), (.yStart, yStart.plotted), (.yEnd, yEnd.plotted)] }

    /// The space of a value along y, between values along x.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { values = [(.xStart, xStart.plotted), (.xEnd, xEnd.plotted), (.y, y.plotted)] }

    /// Adds the rectangle.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) { collector.add(.rectangle, values) }
}
