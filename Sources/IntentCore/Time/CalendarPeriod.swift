/// A span of the calendar that a history is looked at by.
package enum CalendarPeriod: String, CaseIterable, Hashable, Sendable {
    case day, week, month, year

    /// The first day of the period that a day is in.
    ///
    /// - Parameter weekStart: the day that weeks begin with, Monday being 1.
    package func start(of day: Day, weekStart: Int) -> Day {
        let (year, month, _) = day.components
        switch self {
        case .day: return day
        case .week: return Day(number: day.number - (day.weekday - weekStart + 7) % 7)
        case .month: return Day(year: year, month: month, day: 1) ?? day
        case .year: return Day(year: year, month: 1, day: 1) ?? day
        }
    }

    /// The first day of the next period after the one that begins on a day.
    package func next(after start: Day) -> Day {
        let (year, month, _) = start.components
        switch self {
        case .day: return Day(number: start.number + 1)
        case .week: return Day(number: start.number + 7)
        // From the first of a month, 31 days lead into the next one whatever its length.
        case .month: return CalendarPeriod.month.start(of: Day(number: start.number + 31), weekStart: 1)
        case .year: return Day(year: year + 1, month: month, day: 1) ?? Day(number: start.number + 366)
        }
    }

    /// The first day of the period before the one that begins on a day.
    package func previous(before start: Day, weekStart: Int) -> Day {
        self.start(of: Day(number: start.number - 1), weekStart: weekStart)
    }

    /// The period that begins on a day, as people call it: `30 Nov 2026`, `Week of 30 Nov 2026`, `Nov 2026`, `2026`.
    package func title(from start: Day) -> String {
        let (year, _, _) = start.components
        return switch self {
        case .day: start.title
        case .week: "Week of \(start.title)"
        case .month: String(start.title.drop { $0 != " " }.dropFirst())
        case .year: String(year)
        }
    }

    /// The periods that begin on some days, as they stand below the bars of a chart: `30 Nov`, `Nov`, `2026`. They are
    /// told with the year where some would be called the same otherwise, as those of two years are.
    package func shortTitles(from starts: [Day]) -> [String] {
        let short = starts.map { start in
            let words = start.title.split(separator: " ")
            return switch self {
            case .day, .week: words.dropLast().joined(separator: " ")
            case .month: words.dropFirst().dropLast().joined()
            case .year: title(from: start)
            }
        }
        guard Set(short).count < short.count else { return short }
        return starts.map { (self == .week ? .day : self).title(from: $0) }
    }

    /// The period that goes on, in a sentence: `today`, `this week`.
    package var thisOne: String { self == .day ? "today" : "this \(rawValue)" }
}
