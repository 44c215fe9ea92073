/// A point of the edge of an area, which is filled down to zero. Areas of several series add up.
nonisolated public struct AreaMark: ChartContent {
    private let values: [(role: ViewNode.Chart.Role, value: PlottedValue?)]
    private let stacking: ViewNode.Chart.Stacking

    /// A point of an area's edge.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        values = [(.x, x.plotted), (.y, y.plotted)]
        self.stacking = stacking.stacking
    }

    /// A point of the edge of a series' area.
    public init<X: Plottable, Y: Plottable, Series: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
        stacking: MarkStackingMethod = .standard
    ) {
        values = [(.x, x.plotted), (.y, y.plotted), (.series, series.plotted)]
        self.stacking = stacking.stacking
    }

    /// A point of the lower and one of the upper edge of an area.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        values = [(.x, x.plotted), (.yStart, yStart.plotted), (.yEnd, yEnd.plotted)]
        stacking = .unstacked
    }

    /// A point of the lower and one of the upper edge of a series' area.
    public init<X: Plottable, Y: Plottable, Series: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<Series>
    ) {
        values = [(.x, x.plotted), (.yStart, yStart.plotted), (.yEnd, yEnd.plotted), (.series, series.plotted)]
        stacking = .unstacked
    }

    /// Adds the point.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) {
        collector.add(.area, values, stacking: stacking)
    }
}
