extension ViewNode.Chart {
    /// The values that an axis has marks at, where they must be known before there is a room to draw in.
    func tickValues(_ ticks: AxisMarks.Ticks, _ direction: Direction) -> Values {
        if case .exact(let values) = ticks { return values }
        let resolved = ResolvedChart(self)
        let domain = direction == .x ? resolved.x : resolved.y
        let count = if case .automatic(let count?) = ticks { min(max(1, count), 100) } else { 5 }
        switch domain {
        case .none: return .numbers([])
        case .categories(let names): return .categories(names)
        case .wholes(let first, let length):
            let step = if case .step(let step) = ticks { step } else { Self.wholeStep(length, count) }
            return .numbers(NumberTicks.multiples(of: step, from: Double(first), to: Double(first + length - 1)))
        case .numbers(let low, let high, _):
            if case .step(let step) = ticks { return .numbers(NumberTicks.multiples(of: step, from: low, to: high)) }
            let scale = NumberScale(from: low, to: high, isExact: false, cells: count * 4, minimumGap: 4)
            let end = max(high, scale.low + scale.step * ((high - scale.low) / scale.step).rounded(.up))
            return .numbers(NumberTicks.multiples(of: scale.step, from: scale.low, to: end))
        case .bins(let bins, let first, let length):
            if case .dates(let unit, let every) = ticks {
                let low = Double(bins.start(of: first).milliseconds)
                let high = Double(bins.start(of: first + length).milliseconds - 1)
                return .dates(DateBins(unit: unit).starts(from: low, to: high, every: every, isAligned: false))
            }
            let every = max(1, (length + count - 1) / max(1, count))
            let step = length <= max(count, 7) ? 1 : every
            return .dates(stride(from: 0, to: length, by: step).map { bins.start(of: first + $0) })
        case .dates(let low, let high):
            if case .dates(let unit, let every) = ticks {
                return .dates(DateBins(unit: unit).starts(from: low, to: high, every: every, isAligned: false))
            }
            return .dates(
                DateTicks.levels.lazy.map { $0.starts(from: low, to: high) }
                    .first { !$0.isEmpty && $0.count <= max(2, count + 2) } ?? [])
        }
    }

    private static func wholeStep(_ length: Int, _ count: Int) -> Double {
        length <= count ? 1 : max(1, NumberTicks.step(atLeast: Double(length) / Double(count)))
    }
}

/// The distances between the ticks of dates, from the finest on, and how each is written.
struct DateTicks: Hashable {
    let bins: DateBins
    let every: Int
    let form: Form

    /// How a date is written at an axis.
    enum Form: Hashable { case second, time, weekday, weekdayLetter, day, month, year }

    static let levels: [DateTicks] = [
        DateTicks(.second, 1, .second), DateTicks(.second, 5, .second), DateTicks(.second, 15, .second),
        DateTicks(.minute, 1, .time), DateTicks(.minute, 5, .time), DateTicks(.minute, 15, .time),
        DateTicks(.minute, 30, .time), DateTicks(.hour, 1, .time), DateTicks(.hour, 3, .time),
        DateTicks(.hour, 6, .time), DateTicks(.hour, 12, .time), DateTicks(.day, 1, .day), DateTicks(.day, 2, .day),
        DateTicks(.week, 1, .day), DateTicks(.week, 2, .day), DateTicks(.month, 1, .month),
        DateTicks(.quarter, 1, .month), DateTicks(.month, 6, .month), DateTicks(.year, 1, .year),
        DateTicks(.year, 2, .year), DateTicks(.year, 5, .year), DateTicks(.year, 10, .year),
        DateTicks(.year, 20, .year), DateTicks(.year, 50, .year), DateTicks(.year, 100, .year),
        DateTicks(.year, 200, .year), DateTicks(.year, 500, .year), DateTicks(.year, 1000, .year),
    ]

    init(_ unit: ViewNode.Chart.DateUnit, _ every: Int, _ form: Form) {
        bins = DateBins(unit: unit)
        self.every = every
        self.form = form
    }

    /// The ticks from one moment to another, in milliseconds.
    func starts(from low: Double, to high: Double) -> [Moment] {
        guard bins.unit == .hour, every > 1 else { return bins.starts(from: low, to: high, every: every) }
        // Hours count from each midnight, also on the days on which the clocks change.
        return bins.starts(from: low, to: high, every: 1).filter { $0.secondOfDay / 3600 % every == 0 }
    }

    /// A tick in words.
    func text(_ moment: Moment) -> String {
        let day = moment.day
        let words = day.title.split(separator: " ")
        guard words.count == 3 else { return day.title }
        let second = moment.secondOfDay
        switch form {
        case .second: return "\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
        // Midnight is the day that begins.
        case .time where second == 0: return "\(words[0]) \(words[1])"
        case .time: return "\(padded(second / 3600)):\(padded(second / 60 % 60))"
        case .weekday: return Self.weekdays[day.weekday - 1]
        case .weekdayLetter: return String(Self.weekdays[day.weekday - 1].prefix(1))
        case .day: return "\(words[0]) \(words[1])"
        // January is the year that begins.
        case .month: return day.components.month == 1 ? String(words[2]) : String(words[1])
        case .year: return String(words[2])
        }
    }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}
