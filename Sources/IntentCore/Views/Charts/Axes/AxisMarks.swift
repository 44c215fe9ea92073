import FoundationEssentials

/// Marks along an axis: at round values by itself, at multiples, at dates of the calendar, or at values of your own.
///
///     .chartXAxis {
///         AxisMarks(values: .stride(by: .month)) { value in
///             AxisGridLine()
///             AxisValueLabel(format: .dateTime.month())
///         }
///     }
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let ticks: ViewNode.Chart.AxisMarks.Ticks
    private let position: AxisMarkPosition
    /// What stands at each value; nil for a line and the value.
    private let content: ((AxisValue) -> Content)?

    init(
        _ ticks: ViewNode.Chart.AxisMarks.Ticks, _ position: AxisMarkPosition, _ content: ((AxisValue) -> Content)?
    ) {
        self.ticks = ticks
        self.position = position
        self.content = content
    }

    /// Marks with contents of your own.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(values.ticks, position, content) }

    /// Marks at these values, with contents of your own.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(.exact(values), position, content) }

    /// Marks with the same contents at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(values.ticks, position) { _ in content() } }

    /// For the tree.
    @MainActor public func _axisMarks(_ context: _AxisContext) -> [ViewNode.Chart.AxisMarks] {
        var marks = ViewNode.Chart.AxisMarks()
        marks.edge = position.edge
        marks.ticks = ticks
        guard let content else { return [marks] }
        // What a closure makes is made for certain values, whatever room there will be.
        let values = context.chart.tickValues(ticks, context.direction)
        marks.ticks = .exact(values)
        marks.hasGrid = false
        marks.hasLabels = false
        var labels: [ViewNode?] = []
        var hasOwnLabels = false
        for index in 0..<values.count {
            let value = AxisValue(value: values[index], index: index, count: values.count)
            var parts = _AxisMarkParts(environment: context.environment, value: value)
            content(value)._add(to: &parts)
            if parts.hasGrid { marks.hasGrid = true }
            if parts.hasLabel { marks.hasLabels = true }
            if parts.label != nil { hasOwnLabels = true }
            labels.append(parts.label ?? (parts.hasLabel ? values[index].map { .axisWords($0) } : nil))
        }
        if marks.hasLabels, hasOwnLabels { marks.labels = labels }
        return [marks]
    }
}

extension ViewNode {
    fileprivate static func axisWords(_ value: Chart.Value) -> ViewNode {
        ViewNode(.text([TextRun(.text(value.words(.day)))]))
    }
}

nonisolated extension AxisMarks where Content == NoAxisMark {
    /// Marks with the usual contents.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(values.ticks, position, nil) }

    /// Marks at these values with the usual contents.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) { self.init(.exact(values), position, nil) }
}

nonisolated extension AxisMarks where Content == FormattedAxisMark {
    /// Marks whose values are written in a format.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(values.ticks, position) { FormattedAxisMark($0, format) }
    }

    /// Marks at these values, written in a format.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Format.FormatInput], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(.exact(values), position) { FormattedAxisMark($0, format) }
    }
}

extension ViewNode.Chart.AxisMarks.Ticks {
    fileprivate static func exact<Value: Plottable>(_ values: [Value]) -> Self {
        .exact(.init(values.map { $0.primitivePlottable._chartValue }) ?? .numbers([]))
    }
}

/// Which values the marks of an axis are at.
public struct AxisMarkValues: Hashable, Sendable {
    let ticks: ViewNode.Chart.AxisMarks.Ticks

    /// Round ones, as many as there is room for.
    public static let automatic = AxisMarkValues(ticks: .automatic(nil))

    /// Round ones, about so many at most.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(ticks: .automatic(desiredCount)) }

    /// Round ones, not nearer to each other than that.
    public static func automatic(
        minimumStride: Double, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(ticks: .automatic(desiredCount)) }

    /// Multiples of a number.
    public static func stride<Number: BinaryFloatingPoint>(
        by step: Number, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(ticks: .step(Double(step))) }

    /// Multiples of a number.
    @_disfavoredOverload
    public static func stride<Number: BinaryInteger>(
        by step: Number, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(ticks: .step(Double(step))) }

    /// Every so many units of the calendar.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(ticks: .dates(.init(component), max(1, count))) }
}

/// A value that has a mark along an axis.
public struct AxisValue {
    let value: ViewNode.Chart.Value?
    /// Its position among the marks.
    public let index: Int
    /// How many marks there are.
    public let count: Int

    /// The value as a type of yours; nil where it is none of that.
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
        value.flatMap { Value.PrimitivePlottable(_chartValue: $0) }.flatMap { Value(primitivePlottable: $0) }
    }
}

/// How an axis is laid out: without effect.
public struct AxisMarkPreset: Hashable, Sendable {
    /// As seems best.
    public static let automatic = AxisMarkPreset()
    /// Beside the plot.
    public static let extended = AxisMarkPreset()
    /// Along the plot.
    public static let aligned = AxisMarkPreset()
    /// In the plot.
    public static let inset = AxisMarkPreset()
}

/// The side of the plot on which an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
    let edge: ViewNode.Chart.AxisMarks.Edge?

    /// Left, or below.
    public static let automatic = AxisMarkPosition(edge: nil)
    /// Left.
    public static let leading = AxisMarkPosition(edge: .leading)
    /// Right.
    public static let trailing = AxisMarkPosition(edge: .trailing)
    /// Above.
    public static let top = AxisMarkPosition(edge: .top)
    /// Below.
    public static let bottom = AxisMarkPosition(edge: .bottom)
}
