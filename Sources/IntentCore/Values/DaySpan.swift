/// A week or a month as people name it: `week`, `this month`, `last week`, `2026-11`.
///
/// A week begins on Monday, or on the day that the person prefers.
struct DaySpan: Equatable {
    let first: Day
    let last: Day

    /// Reads text as `folded(_:)` returns it; nil where it is no such name.
    ///
    /// - Throws: `ValueParsingError` for a month that the calendar does not have.
    init?(folded text: String, today: Day = Moment.now.day) throws(ValueParsingError) {
        let words = text.split(separator: " ")
        let isLast = words.first == "last"
        guard words.count == 1 || words.count == 2 && (isLast || words[0] == "this"), let name = words.last else {
            return nil
        }
        switch name {
        case "week":
            let sinceFirst = (today.weekday - Self.firstWeekday + 7) % 7
            first = Day(number: today.number - sinceFirst - (isLast ? 7 : 0))
            last = Day(number: first.number + 6)
        case "month":
            let (year, month, _) = today.components
            let months = year * 12 + month - 1 - (isLast ? 1 : 0)
            guard let span = DaySpan(year: months / 12, month: months % 12 + 1) else { return nil }
            self = span
        default:
            let parts = name.split(separator: "-", omittingEmptySubsequences: false)
            guard words.count == 1, parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
                parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }), let year = Int(parts[0]), let month = Int(parts[1])
            else { return nil }
            guard (1900...9999).contains(year) else { throw .refused(reason: "the year must be from 1900 to 9999") }
            guard let span = DaySpan(year: year, month: month) else {
                throw .refused(reason: "there is no month \(name)")
            }
            self = span
        }
    }

    private init?(year: Int, month: Int) {
        guard let first = Day(year: year, month: month, day: 1),
            let last = (28...31).reversed().lazy.compactMap({ Day(year: year, month: month, day: $0) }).first
        else { return nil }
        (self.first, self.last) = (first, last)
    }

    /// Monday.
    private static var firstWeekday: Int { 1 }
}
