/// Days that people name together: `week`, `last month`, `2026-11`. Where one day is asked for they stand for their first,
/// and where a last day is, for their last.
struct DaySpan: Equatable {
    let first: Day
    let last: Day

    /// Reads text as `folded(_:)` returns it; nil where it names no span.
    ///
    /// | Written | Is |
    /// | --- | --- |
    /// | `week`, `this week`, `month`, `year` | the one that today is in |
    /// | `last week`, `last month`, `last year` | the one before |
    /// | `2026-11` | that month |
    ///
    /// - Throws: `ValueParsingError` for a month that the calendar does not have.
    init?(folded text: String, today: Day = Moment.now.day) throws(ValueParsingError) {
        let words = text.split(separator: " ")
        let period = words.last.flatMap { CalendarPeriod(rawValue: String($0)) }
        if words.count <= 2, let period, period != .day {
            let weekStart = Preferences.current.weekStart.number
            let this = period.start(of: today, weekStart: weekStart)
            switch words.count == 1 ? "this" : words[0] {
            case "this": self.init(period, from: this)
            case "last": self.init(period, from: period.previous(before: this, weekStart: weekStart))
            default: return nil
            }
            return
        }
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, numbers[0].utf8.count == 4, numbers[1].utf8.count == 2,
            numbers.allSatisfy({ $0.utf8.allSatisfy(isDigit) }), let year = Int(numbers[0]), let month = Int(numbers[1])
        else { return nil }
        guard (1900...9999).contains(year) else { throw .refused(reason: "the year must be from 1900 to 9999") }
        guard let start = Day(year: year, month: month, day: 1) else {
            throw .refused(reason: "there is no month \(text)")
        }
        self.init(.month, from: start)
    }

    private init(_ period: CalendarPeriod, from start: Day) {
        first = start
        last = Day(number: period.next(after: start).number - 1)
    }
}
