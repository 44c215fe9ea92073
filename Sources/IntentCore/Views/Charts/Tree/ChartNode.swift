extension ViewNode {
    /// Values drawn as marks against two axes.
    ///
    ///     {"kind":"chart","text":"Distance by day: 3 values, 0 to 12","marks":[
    ///       {"mark":"bar","x":{"label":"Day","unit":"day","dates":["2026-11-30T00:00:00+01:00",…]},
    ///        "y":{"label":"Distance","numbers":[10,null,12]}}]}
    ///
    /// The values stand in the tree as a table: each entry of `marks` has a list of values for each channel, and the
    /// same position in each list is one mark. `text` says the chart in words, for those who cannot draw it.
    public struct Chart: Hashable, Sendable {
        /// The marks, in the order in which they are drawn.
        public var marks: [Marks] = []
        /// The axis from left to right.
        public var x = Axis()
        /// The axis from bottom to top.
        public var y = Axis()
        /// The colors of series, by name; the usual ones stand for the rest.
        public var styles: [SeriesStyle] = []
        /// The symbols of series, by name.
        public var symbols: [SeriesSymbol] = []
        /// Whether the series are named beside the plot; nil where they are if there are any.
        public var showsLegend: Bool?
        /// What is done to the area in which the marks are drawn, from the inside out.
        public var plot: [Modifier] = []

        /// A chart without marks.
        public init() {}
    }
}

extension ViewNode.Chart {
    /// One value along a direction of a chart.
    public enum Value: Hashable, Sendable {
        /// A number.
        case number(Double)
        /// A date, with the offset of the place where it was told.
        case date(Moment)
        /// One of several names.
        case category(String)
    }

    /// Values of one kind; nil where there is none.
    public enum Values: Hashable, Sendable {
        /// `{"numbers":[1,null,2.5]}`
        case numbers([Double?])
        /// `{"dates":["2026-11-30T08:00:00+01:00"]}`
        case dates([Moment?])
        /// `{"categories":["Easy","Long"]}`
        case categories([String?])
    }

    /// What a value says of its mark.
    public enum Role: String, CaseIterable, Sendable {
        case x, y, xStart, xEnd, yStart, yEnd, angle
        /// Which line or area the value belongs to.
        case series
        /// Which color the mark has.
        case color
        /// Which symbol the mark has.
        case symbol
        /// Which of the bars that stand side by side the mark is.
        case group
    }

    /// The values of marks for one role.
    public struct Channel: Hashable, Sendable {
        /// What the values say of their marks.
        public var role: Role
        /// The values in words.
        public var label: String
        /// The unit of the calendar that each date stands for.
        public var unit: DateUnit?
        /// The values.
        public var values: Values

        /// A channel.
        public init(_ role: Role, label: String, unit: DateUnit? = nil, values: Values) {
            self.role = role
            self.label = label
            self.unit = unit
            self.values = values
        }
    }

    /// A unit of the calendar, in local time. Weeks begin on Monday.
    public enum DateUnit: String, CaseIterable, Sendable { case second, minute, hour, day, week, month, quarter, year }

    /// Marks of one kind that look alike.
    public struct Marks: Hashable, Sendable {
        /// What is drawn for each value.
        public enum Kind: String, CaseIterable, Sendable { case bar, line, point, area, rule, rectangle, sector }

        /// What is drawn for each value.
        public var kind: Kind
        /// The values; the same position in each channel is one mark.
        public var channels: [Channel]
        /// How the marks look.
        public var look: Look
        /// What is written beside single marks.
        public var annotations: [Annotation]

        /// Marks.
        public init(_ kind: Kind, channels: [Channel], look: Look = Look(), annotations: [Annotation] = []) {
            self.kind = kind
            self.channels = channels
            self.look = look
            self.annotations = annotations
        }

        /// The values for a role.
        public subscript(role: Role) -> Channel? { channels.first { $0.role == role } }

        /// How many marks there are.
        public var count: Int { channels.map(\.values.count).max() ?? 0 }
    }

    /// How marks look.
    public struct Look: Hashable, Sendable {
        /// What they are painted with; nil for the usual color.
        public var foreground: ViewNode.Style?
        /// How much of them is seen, from 0 to 1.
        public var opacity = 1.0
        /// How a line or an area goes from one value to the next.
        public var interpolation = Interpolation.linear
        /// How marks at the same place add up.
        public var stacking = Stacking.standard
        /// The symbol of each value.
        public var symbol: Symbol?
        /// How thick a bar is.
        public var thickness: Thickness?
        /// The hole of a ring, as a part of its radius.
        public var innerRadius: Double?

        /// The usual look.
        public init() {}
    }

    /// How a line or an area goes from one value to the next.
    public enum Interpolation: String, CaseIterable, Sendable {
        case linear, monotone, cardinal, catmullRom, stepStart, stepCenter, stepEnd
    }

    /// How marks at the same place add up.
    public enum Stacking: String, CaseIterable, Sendable { case standard, normalized, center, unstacked }

    /// The symbol of a value.
    public enum Symbol: String, CaseIterable, Sendable {
        case circle, square, triangle, diamond, plus, cross, asterisk, pentagon
    }

    /// How thick a bar is: `{"ratio":0.5}` of the space that it has, or `{"fixed":16}` points.
    public enum Thickness: Hashable, Sendable {
        /// A part of the space between one bar and the next.
        case ratio(Double)
        /// Points.
        case fixed(Double)
    }

    /// A view beside a mark.
    public struct Annotation: Hashable, Sendable {
        /// Where it stands.
        public enum Position: String, CaseIterable, Sendable {
            case automatic, top, bottom, leading, trailing, overlay
            case topLeading, topTrailing, bottomLeading, bottomTrailing
        }

        /// The position of its mark in the channels.
        public var index: Int
        /// Where it stands.
        public var position: Position
        /// What is shown.
        public var node: ViewNode

        /// An annotation.
        public init(index: Int, position: Position = .automatic, node: ViewNode) {
            self.index = index
            self.position = position
            self.node = node
        }
    }

    /// The color of a series.
    public struct SeriesStyle: Hashable, Sendable {
        /// The name of the series.
        public var name: String
        /// What its marks are painted with.
        public var style: ViewNode.Style

        /// A series and its color.
        public init(name: String, style: ViewNode.Style) {
            self.name = name
            self.style = style
        }
    }

    /// The symbol of a series.
    public struct SeriesSymbol: Hashable, Sendable {
        /// The name of the series.
        public var name: String
        /// The symbol of its values.
        public var symbol: Symbol

        /// A series and its symbol.
        public init(name: String, symbol: Symbol) {
            self.name = name
            self.symbol = symbol
        }
    }

    /// One direction of a chart: which values it shows, and what is written along it.
    public struct Axis: Hashable, Sendable {
        /// What the values are, beside the axis.
        public var title: String?
        /// Whether nothing is written along it.
        public var isHidden = false
        /// The values from one end to the other, or the categories; nil for those of the marks.
        public var domain: Values?
        /// Whether numbers begin at zero where no domain is given.
        public var includesZero = true
        /// Whether the greatest value comes first.
        public var isReversed = false
        /// How numbers are spread.
        public var scale = Scale.linear
        /// What is written and drawn at which values; nil for the usual.
        public var marks: [AxisMarks]?

        /// How numbers are spread.
        public enum Scale: String, CaseIterable, Sendable { case linear, log, squareRoot, symmetricLog }

        /// An axis as it is by itself.
        public init() {}
    }

    /// What is written and drawn along an axis.
    public struct AxisMarks: Hashable, Sendable {
        /// Which values there are marks at.
        public enum Ticks: Hashable, Sendable {
            /// As many round values as there is room for; at most so many.
            case automatic(Int?)
            /// Multiples of a number.
            case step(Double)
            /// Every so many units of the calendar.
            case dates(DateUnit, Int)
            /// These.
            case exact(Values)
        }

        /// The side: `leading`, `trailing`, `top`, `bottom`; nil for the usual one.
        public var edge: Edge?
        /// Which values there are marks at.
        public var ticks = Ticks.automatic(nil)
        /// Whether a line goes across the plot; nil where the axis decides.
        public var hasGrid: Bool?
        /// Whether the values are written.
        public var hasLabels = true
        /// What is written at exact values in place of them; nil for nothing.
        public var labels: [ViewNode?]?

        /// The side of the plot.
        public enum Edge: String, CaseIterable, Sendable { case leading, trailing, top, bottom }

        /// Marks as they are by themselves.
        public init() {}
    }
}

extension ViewNode.Chart.Values {
    /// How many there are.
    public var count: Int {
        switch self {
        case .numbers(let values): values.count
        case .dates(let values): values.count
        case .categories(let values): values.count
        }
    }

    /// The value at a position; nil where there is none.
    public subscript(index: Int) -> ViewNode.Chart.Value? {
        guard index >= 0, index < count else { return nil }
        switch self {
        case .numbers(let values): return values[index].map { .number($0) }
        case .dates(let values): return values[index].map { .date($0) }
        case .categories(let values): return values[index].map { .category($0) }
        }
    }

    /// Values of the kind of the first of them.
    init?(_ values: [ViewNode.Chart.Value?]) {
        guard let first = values.lazy.compactMap({ $0 }).first else { return nil }
        self.init(kindOf: first)
        for value in values { append(value) }
    }

    /// No values, of the kind of this one.
    init(kindOf value: ViewNode.Chart.Value?) {
        switch value {
        case .number, nil: self = .numbers([])
        case .date: self = .dates([])
        case .category: self = .categories([])
        }
    }

    /// Adds a value; one of another kind is none.
    mutating func append(_ value: ViewNode.Chart.Value?) {
        switch self {
        case .numbers(var values):
            self = .numbers([])  // So that the list is not copied.
            if case .number(let number)? = value { values.append(number) } else { values.append(nil) }
            self = .numbers(values)
        case .dates(var values):
            self = .dates([])
            if case .date(let date)? = value { values.append(date) } else { values.append(nil) }
            self = .dates(values)
        case .categories(var values):
            self = .categories([])
            if case .category(let name)? = value { values.append(name) } else { values.append(nil) }
            self = .categories(values)
        }
    }

    /// Whether a value is of this kind.
    func takes(_ value: ViewNode.Chart.Value?) -> Bool {
        switch (self, value) {
        case (_, nil), (.numbers, .number), (.dates, .date), (.categories, .category): true
        default: false
        }
    }
}
