extension ViewNode.Chart {
    /// One of the two directions of a chart.
    enum Direction {
        case x, y

        /// The roles whose values are along it.
        var roles: [Role] { self == .x ? [.x, .xStart, .xEnd] : [.y, .yStart, .yEnd] }
    }

    /// The axis of a direction.
    func axis(_ direction: Direction) -> Axis { direction == .x ? x : y }
}

/// The values along an axis. Each has a coordinate: a number itself, a date its milliseconds; what stands in bands (a
/// category, a day) has the band's position, whose middle is half way to the next.
enum ChartDomain: Hashable {
    /// No values.
    case none
    /// Names, a band each.
    case categories([String])
    /// Units of the calendar, a band each, from the first on.
    case bins(DateBins, first: Int, count: Int)
    /// Whole numbers, a band each, from the first on.
    case wholes(first: Int, count: Int)
    /// From one date to another, in milliseconds.
    case dates(low: Double, high: Double)
    /// From one number to another; exact where the chart's author says so.
    case numbers(low: Double, high: Double, isExact: Bool)

    /// How many bands there are; nil where values are not in bands.
    var bandCount: Int? {
        switch self {
        case .categories(let names): names.count
        case .bins(_, _, let count), .wholes(_, let count): count
        case .none, .dates, .numbers: nil
        }
    }

    /// The coordinate of a value; NaN where it has none. A date with a unit is in the middle of its band.
    func coordinate(of value: ViewNode.Chart.Value?, hasUnit: Bool, _ categories: [String: Int]) -> Double {
        switch (self, value) {
        case (.categories, .category(let name)): categories[name].map { Double($0) + 0.5 } ?? .nan
        case (.bins(let bins, let first, _), .date(let moment)):
            Double(bins.index(of: moment) - first) + (hasUnit ? 0.5 : bins.fraction(of: moment))
        case (.wholes(let first, _), .number(let number)): number - Double(first) + 0.5
        case (.dates, .date(let moment)): Double(moment.milliseconds)
        case (.numbers, .number(let number)): number
        default: .nan
        }
    }
}

extension ViewNode.Chart {
    /// The most bands that there are; more units than that are a range of dates.
    private static let mostBands = 20_000

    /// The values of a direction as far as they do not depend on how marks add up. Numbers get their range later.
    func domain(_ direction: Direction) -> ChartDomain {
        let channels = marks.flatMap { marks in direction.roles.compactMap { marks[$0] } }
        let given = axis(direction).domain
        guard let kind = given ?? channels.lazy.map(\.values).first(where: \.hasValues) else { return .none }
        switch kind {
        case .categories: return .categories(categoryNames(given, channels))
        case .dates: return dates(given, channels, direction)
        case .numbers: return wholes(given, channels, direction) ?? .numbers(low: 0, high: 0, isExact: given != nil)
        }
    }

    private func categoryNames(_ given: Values?, _ channels: [Channel]) -> [String] {
        if case .categories(let names)? = given { return names.compactMap { $0 }.withoutRepetitions }
        var all: [String] = []
        for channel in channels {
            if case .categories(let names) = channel.values { all += names.compactMap { $0 } }
        }
        return all.withoutRepetitions
    }

    private func dates(_ given: Values?, _ channels: [Channel], _ direction: Direction) -> ChartDomain {
        var moments: [Moment] = []
        for channel in channels {
            if case .dates(let dates) = channel.values { moments += dates.compactMap { $0 } }
        }
        var end: Moment?
        if case .dates(let dates)? = given {
            moments = dates.compactMap { $0 }
            end = moments.last
        }
        guard let low = moments.min(by: { $0.milliseconds < $1.milliseconds }),
            let high = moments.max(by: { $0.milliseconds < $1.milliseconds })
        else { return .none }
        let unit = channels.lazy.compactMap(\.unit).first ?? (hasBars(along: direction) ? unit(of: moments) : nil)
        if let unit {
            let bins = DateBins(unit: unit)
            let first = bins.index(of: low)
            var last = bins.index(of: high)
            // A range that ends where a day begins does not hold that day.
            if end != nil, last > first, bins.start(of: last).milliseconds == high.milliseconds { last -= 1 }
            // Moments at places with other clocks may have a day of their own.
            if end == nil {
                for moment in moments {
                    let index = bins.index(of: moment)
                    if index > last { last = index }
                }
            }
            if last - first < Self.mostBands { return .bins(bins, first: first, count: last - first + 1) }
        }
        return .dates(low: Double(low.milliseconds), high: Double(high.milliseconds))
    }

    /// The unit that dates without one stand for, where all of them are the beginning of a year, a month or a day.
    private func unit(of moments: [Moment]) -> DateUnit? {
        guard moments.allSatisfy({ $0.secondOfDay == 0 }) else { return nil }
        guard moments.count > 1, moments.allSatisfy({ $0.day.components.day == 1 }) else { return .day }
        return moments.allSatisfy { $0.day.components.month == 1 } ? .year : .month
    }

    /// Whole numbers that bars stand on have a band each: a histogram without gaps between its bars.
    private func wholes(_ given: Values?, _ channels: [Channel], _ direction: Direction) -> ChartDomain? {
        guard hasBars(along: direction), axis(direction).scale == .linear else { return nil }
        var numbers: [Double] = []
        for channel in channels {
            if case .numbers(let values) = channel.values { numbers += values.compactMap { $0 } }
        }
        guard numbers.allSatisfy({ $0 == $0.rounded() && $0.magnitude < 1e9 }) else { return nil }
        if case .numbers(let ends)? = given { numbers = ends.compactMap { $0 } }
        guard let low = numbers.min(), let high = numbers.max(), low.magnitude < 1e9, high.magnitude < 1e9,
            high - low < 500
        else { return nil }
        let first = Int(low.rounded(.up))
        return .wholes(first: first, count: max(1, Int(high.rounded(.down)) - first + 1))
    }

    /// Whether bars stand or lie on values along a direction.
    private func hasBars(along direction: Direction) -> Bool {
        marks.contains { marks in
            switch marks.kind {
            case .bar: marks[direction == .x ? .x : .y] != nil && marks.isLying == (direction == .y)
            case .rectangle: marks[direction == .x ? .x : .y] != nil
            default: false
            }
        }
    }
}

extension ViewNode.Chart.Marks {
    /// Whether bars lie, their numbers along x.
    var isLying: Bool {
        if self[.yStart] != nil { return false }
        if self[.xStart] != nil { return true }
        guard let x = self[.x] else { return false }
        guard let y = self[.y] else { return true }
        return x.values.isNumbers && !y.values.isNumbers
    }
}

extension ViewNode.Chart.Values {
    var isNumbers: Bool { if case .numbers = self { true } else { false } }

    /// Whether there is any value.
    var hasValues: Bool {
        switch self {
        case .numbers(let values): values.contains { $0 != nil }
        case .dates(let values): values.contains { $0 != nil }
        case .categories(let values): values.contains { $0 != nil }
        }
    }
}

extension [String] {
    /// Each once, in the order in which they come first.
    var withoutRepetitions: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
