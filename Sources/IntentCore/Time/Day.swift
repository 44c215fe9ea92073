/// A day of the calendar (proleptic Gregorian), without time or place.
public struct Day: Hashable, Comparable, Sendable {
    /// Days since 1 January 1970.
    public let number: Int

    package init(number: Int) { self.number = number }

    /// The day of that date, or nil where the calendar has none: 30 February is refused, never carried over.
    ///
    /// - Parameters: year 1 to 9999, month and day from 1.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        // Counting years from March puts the leap day last, which makes the rest plain arithmetic.
        let years = month > 2 ? year : year - 1
        let era = years / 400
        let yearOfEra = years - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        guard components == (year, month, day) else { return nil }
    }

    /// Year, month and day, each from 1.
    public var components: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return (
            year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1
        )
    }

    /// `2026-11-30`.
    public var iso8601: String {
        let (year, month, day) = components
        return "\(padded(year, 4))-\(padded(month))-\(padded(day))"
    }

    /// Monday is 1, Sunday 7.
    public var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

    /// Whether one day is earlier than another.
    public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

/// A number with zeros in front: `padded(7)` is `07`.
package func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
