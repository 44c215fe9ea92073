/// A bar. It stands on zero, or lies beside it where the numbers are along x; bars at the same place add up.
///
///     Chart(week) { day in
///         BarMark(x: .value("Day", day.date, unit: .day), y: .value("Distance", day.kilometers))
///     }
nonisolated public struct BarMark: ChartContent {
    private let values: [(role: ViewNode.Chart.Role, value: PlottedValue?)]
    private let thickness: MarkDimension?
    private let stacking: ViewNode.Chart.Stacking

    private init(
        _ values: [(role: ViewNode.Chart.Role, value: PlottedValue?)], _ thickness: MarkDimension?,
        _ stacking: MarkStackingMethod = .standard
    ) {
        self.values = values
        self.thickness = thickness
        self.stacking = stacking.stacking
    }

    /// A bar from zero to a value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(
            [(.x, x.plotted), (.y, y.plotted)], width.thickness == nil ? height : width, stacking)
    }

    /// A bar that stands between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { self.init([(.x, x.plotted), (.yStart, yStart.plotted), (.yEnd, yEnd.plotted)], width) }

    /// A bar that lies between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { self.init([(.xStart, xStart.plotted), (.xEnd, xEnd.plotted), (.y, y.plotted)], height) }

    /// A bar that lies between two values, across the whole plot.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        self.init([(.xStart, xStart.plotted), (.xEnd, xEnd.plotted)], nil)
    }

    /// A bar that stands between two values, across the whole plot.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init([(.yStart, yStart.plotted), (.yEnd, yEnd.plotted)], nil)
    }

    /// A part of one bar that lies along the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) { self.init([(.x, x.plotted)], height, stacking) }

    /// A part of one bar that stands in the plot.
    public init<Y: Plottable>(
        y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) { self.init([(.y, y.plotted)], width, stacking) }

    /// Adds the bar.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) {
        collector.add(.bar, values, width: thickness, stacking: stacking)
    }
}

/// How thick a mark is.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let thickness: ViewNode.Chart.Thickness?

    /// As thick as looks right.
    public static let automatic = MarkDimension(thickness: nil)
    /// A part of the space between one mark and the next.
    public static func ratio(_ ratio: Double) -> MarkDimension { MarkDimension(thickness: .ratio(ratio)) }
    /// Points.
    public static func fixed(_ points: Double) -> MarkDimension { MarkDimension(thickness: .fixed(points)) }
    /// All the space but so many points; the usual space is left here.
    public static func inset(_ points: Double) -> MarkDimension { MarkDimension(thickness: nil) }

    init(thickness: ViewNode.Chart.Thickness?) { self.thickness = thickness }
    /// Points.
    public init(integerLiteral value: Int) { thickness = .fixed(Double(value)) }
    /// Points.
    public init(floatLiteral value: Double) { thickness = .fixed(value) }
}

/// How marks at the same place add up.
public struct MarkStackingMethod: Hashable, Sendable {
    let stacking: ViewNode.Chart.Stacking

    /// One on top of the other.
    public static let standard = MarkStackingMethod(stacking: .standard)
    /// One on top of the other, as parts of a whole.
    public static let normalized = MarkStackingMethod(stacking: .normalized)
    /// One on top of the other, the same way up and down from the middle.
    public static let center = MarkStackingMethod(stacking: .center)
    /// One in front of the other.
    public static let unstacked = MarkStackingMethod(stacking: .unstacked)
}
