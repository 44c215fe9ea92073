/// The days that `DateParser` lists, without a time.
enum DayParser {
    static func day(_ tokens: [Substring], expected: String) throws(ValueParsingError) -> Day {
        let today = Moment.now.day
        if tokens.count > 2, let weekday = weekdays[tokens[0]] {
            let day = try Self.day(Array(tokens.dropFirst()), expected: expected)
            guard day.weekday == weekday else {
                throw .refused(reason: "\(day.title) is a \(weekdayNames[day.weekday - 1].capitalizedFirst)")
            }
            return day
        }
        switch tokens.count {
        case 1:
            switch tokens[0] {
            case "today": return today
            case "yesterday": return Day(number: today.number - 1)
            case "tomorrow": return Day(number: today.number + 1)
            default:
                if let weekday = weekdays[tokens[0]] { return latest(weekday, upTo: today) }
                if tokens[0].hasSuffix("d"), let day = day(before: today, tokens[0].dropLast(), "d") { return day }
                return try numericDay(tokens[0], expected: expected)
            }
        case 2 where tokens[0] == "last":
            guard let weekday = weekdays[tokens[1]] else { throw .noMatch(expected: expected) }
            return latest(weekday, upTo: Day(number: today.number - 1))
        case 3 where tokens[2] == "ago":
            guard let day = day(before: today, tokens[0], tokens[1]) else { throw .noMatch(expected: expected) }
            return day
        case 2, 3:
            return try namedDay(tokens, today: today, expected: expected)
        default:
            throw .noMatch(expected: expected)
        }
    }

    /// The day that lies so many days or weeks before another; nil for other units, and for what is no count.
    private static func day(before day: Day, _ count: Substring, _ unit: Substring) -> Day? {
        guard !count.isEmpty, count.isDigits, count.utf8.count <= 5, let count = Int(count) else { return nil }
        switch unit {
        case "d", "day", "days": return Day(number: day.number - count)
        case "week", "weeks": return Day(number: day.number - 7 * count)
        default: return nil
        }
    }

    private static func latest(_ weekday: Int, upTo day: Day) -> Day {
        Day(number: day.number - (day.weekday - weekday + 7) % 7)
    }

    /// `2026-11-30`, or why not, for what people write with digits alone.
    private static func numericDay(_ word: Substring, expected: String) throws(ValueParsingError) -> Day {
        guard word.utf8.first.map(isDigit) == true else { throw .noMatch(expected: expected) }
        // With one point it is a number.
        for (separator, least) in [("/", 2), (".", 3)] as [(Character, Int)] {
            let parts = word.split(separator: separator, omittingEmptySubsequences: false)
            guard parts.count >= least, parts.allSatisfy(\.isDigits) else { continue }
            throw .refused(reason: "the order is ambiguous; write year, month, day: 2026-11-30")
        }
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0.isDigits }) else { throw .noMatch(expected: expected) }
        switch parts.count {
        case 1 where word.utf8.count == 8: throw .refused(reason: "write it with hyphens: 2026-11-30")
        case 2: throw .refused(reason: "a part is missing; write year, month, day: 2026-11-30")
        case 3: break
        default: throw .noMatch(expected: expected)
        }
        guard parts[0].utf8.count == 4, let year = Int(parts[0]) else {
            throw .refused(reason: "write the year first, with four digits: 2026-11-30")
        }
        guard parts[1].utf8.count <= 2, parts[2].utf8.count <= 2, let month = Int(parts[1]), let day = Int(parts[2])
        else { throw .refused(reason: "write month and day with two digits: 2026-11-30") }
        return try existing(year, month, day)
    }

    /// `30 Nov 2026`, `Nov 30 2026`, and both without the year.
    private static func namedDay(_ tokens: [Substring], today: Day, expected: String) throws(ValueParsingError) -> Day {
        let isDayFirst = months[tokens[1]] != nil
        guard let month = months[tokens[isDayFirst ? 1 : 0]], let day = dayOfMonth(tokens[isDayFirst ? 0 : 1]) else {
            throw .noMatch(expected: expected)
        }
        guard day <= 31 else { throw .refused(reason: "write day, month and year, such as 30 Nov 2026") }
        if tokens.count == 3 {
            guard tokens[2].isDigits else { throw .noMatch(expected: expected) }
            guard tokens[2].utf8.count == 4, let year = Int(tokens[2]) else {
                throw .refused(reason: "write the year with four digits, such as 30 Nov 2026")
            }
            return try existing(year, month, day)
        }
        // Eight years reach back over a century year without 29 February.
        let thisYear = today.components.year
        for year in stride(from: thisYear, through: thisYear - 8, by: -1) {
            if let day = Day(year: year, month: month, day: day), day <= today { return day }
        }
        // A leap year says how many days the month has at most.
        return try existing(2024, month, day, saidYear: false)
    }

    /// `30`, `1st`, `22nd`.
    private static func dayOfMonth(_ word: Substring) -> Int? {
        let isOrdinal = ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
        let digits = isOrdinal ? word.dropLast(2) : word
        // Four digits are a year, which the caller refuses as a day.
        return digits.isDigits && digits.utf8.count <= 4 ? Int(digits) : nil
    }

    private static func existing(_ year: Int, _ month: Int, _ day: Int, saidYear: Bool = true) throws(ValueParsingError)
        -> Day
    {
        guard (1900...9999).contains(year) else { throw .refused(reason: "the year must be from 1900 to 9999") }
        guard (1...12).contains(month) else { throw .refused(reason: "months go from 1 to 12") }
        if let day = Day(year: year, month: month, day: day) { return day }
        let days = (28...31).last { Day(year: year, month: month, day: $0) != nil } ?? 31
        throw .refused(reason: "\(monthNames[month - 1])\(saidYear ? " \(year)" : "") has the days 1 to \(days)")
    }
}

private let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
]

/// The number of each month by its name and by three letters of it.
private let months: [Substring: Int] = {
    var months: [Substring: Int] = ["sept": 9]
    for (index, name) in monthNames.enumerated() {
        months[name.lowercased()[...]] = index + 1
        months[name.lowercased().prefix(3)] = index + 1
    }
    return months
}()

let weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

/// The number of each day of the week, by its name and by three letters of it; Monday is 1.
private let weekdays: [Substring: Int] = {
    var weekdays: [Substring: Int] = [:]
    for (index, name) in weekdayNames.enumerated() {
        weekdays[name[...]] = index + 1
        weekdays[name.prefix(3)] = index + 1
    }
    return weekdays
}()

extension Day {
    /// `30 Nov 2026`, in every locale alike.
    public var title: String {
        let (year, month, day) = components
        return "\(day) \(monthNames[month - 1].prefix(3)) \(year)"
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Substring {
    /// Whether there are ASCII digits and nothing else, if anything.
    fileprivate var isDigits: Bool { utf8.allSatisfy(isDigit) }
}
