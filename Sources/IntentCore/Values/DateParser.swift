/// How a date is written, in English words of any case or in ISO 8601; local time unless an offset is written.
///
/// | Written | Is |
/// | --- | --- |
/// | `2026-11-30`, `2026-11-30T07:15`, `2026-11-30 07:15:30.5+01:00` | ISO 8601; an offset is kept |
/// | `now` | the present moment |
/// | `today`, `yesterday`, `tomorrow` | that day |
/// | `monday`, `mon` | the latest Monday up to today |
/// | `last monday` | the latest Monday before today |
/// | `30 Nov 2026`, `Nov 30, 2026`, `30th November 2026` | that day |
/// | `30 Nov`, `November 30` | the latest such day up to today |
/// | any of these days and `18:30` or `at 18:30:15` | that time of the day |
/// | `07:15`, `7:15 am` | that time today |
/// | `2 days ago`, `1 week ago`, `7d` | that many days before today |
/// | a full date and time and `UTC`, `GMT` or `+0100` | that instant; an offset is kept |
/// | `Tue, 3 Nov 2026` | that day, which must be a Tuesday |
///
/// Years go from 1900 to 9999. Nothing is normalised: 30 February is refused, and so is a time that the local clocks
/// skipped when they were put forward; of one that they showed twice it is the first. `10/11/2026` is refused, since
/// the day might come first or second.
struct DateParser: Equatable {
    let day: Day
    /// Seconds since midnight, or nil for a day alone.
    var second: Int?
    var millisecond = 0
    /// Seconds ahead of UTC, or nil where none is written.
    var offset: Int?
    /// Whether the offset names an instant and no place: `Z`, `UTC`.
    var isZulu = false

    /// Reads text as `folded(_:)` returns it, all of the above but `now`.
    init(folded text: String, expected: String) throws(ValueParsingError) {
        if let iso = ISOMoment(text) {
            self.init(iso)
        } else {
            // No date is longer, and a message need not repeat it.
            guard text.utf8.count <= 64 else { throw .noMatch(expected: expected) }
            try self.init(tokens: text.split { $0 == " " || $0 == "," }, expected: expected)
        }
        guard (1900...9999).contains(day.components.year) else {
            throw .refused(reason: "the year must be from 1900 to 9999")
        }
    }

    private init(_ iso: ISOMoment) {
        (day, second, millisecond, offset) = (iso.day, iso.second, iso.millisecond, iso.offset)
        isZulu = iso.isZulu
    }

    private init(day: Day, second: Int?) {
        (self.day, self.second) = (day, second)
    }

    private init(tokens: [Substring], expected: String) throws(ValueParsingError) {
        var tokens = tokens
        // `2026-11-30t25:00` got here for its wrong time: take it apart to say so.
        if let first = tokens.first, first.beginsWithDigit, let mark = first.firstIndex(of: "t"),
            first[..<mark].contains("-")
        {
            tokens.replaceSubrange(0...0, with: [first[..<mark], first[first.index(after: mark)...]])
        }
        if tokens.count == 3, let iso = ISOMoment("\(tokens[0])t\(tokens[1])\(tokens[2])") {
            self.init(iso)
            return
        }
        let zone = Self.takeZone(from: &tokens)
        let time = Self.takeTime(from: &tokens)
        guard zone == nil || time != nil && !tokens.isEmpty else { throw .noMatch(expected: expected) }
        // A day that does not exist is named even where the time behind it is none either.
        let day = tokens.isEmpty && time != nil ? Moment.now.day : try DayParser.day(tokens, expected: expected)
        self.init(day: day, second: try time.map { time throws(ValueParsingError) in try Self.second(time, expected) })
        if let zone { (offset, isZulu) = zone }
    }

    /// Takes the last word where it is a zone: `utc`, `gmt`, `+0100`, `-08:00`.
    private static func takeZone(from tokens: inout [Substring]) -> (offset: Int?, isZulu: Bool)? {
        guard let last = tokens.last, tokens.count > 2 else { return nil }
        let isName = last == "utc" || last == "gmt"
        guard isName || last.hasPrefix("+") || last.hasPrefix("-"),
            let zone = ISOMoment("2000-01-01T00:00\(isName ? "Z" : last)")
        else { return nil }
        tokens.removeLast()
        return (zone.offset, zone.isZulu)
    }

    /// Takes the last words where they are a time: `18:30`, `at 18:30`, `6pm`, `6:30 pm`.
    private static func takeTime(from tokens: inout [Substring]) -> Substring? {
        guard var time = tokens.last else { return nil }
        let number = tokens.dropLast().last
        if time == "am" || time == "pm", let number, number.beginsWithDigit {
            tokens.removeLast()
            time = number + time
        }
        guard time.contains(":") || time.beginsWithDigit && time.isTwelveHours else { return nil }
        tokens.removeLast()
        if tokens.last == "at" { tokens.removeLast() }
        return time
    }

    /// `6pm`, `7:15am`, `12:00:30am`, in seconds; 12 am is midnight.
    private static func twelveHours(_ word: Substring, _ expected: String) throws(ValueParsingError) -> Int {
        let clock = word.dropLast(2)
        guard !clock.isTwelveHours else { throw .noMatch(expected: expected) }
        let second = try clock.contains(":") ? second(clock, expected) : second("\(clock):00"[...], expected)
        guard (1...12).contains(second / 3600) else {
            throw .refused(reason: "with am or pm, hours go from 1 to 12")
        }
        return second % 43_200 + (word.hasSuffix("pm") ? 43_200 : 0)
    }

    /// `7:15`, `18:30`, `18:30:15`, in seconds.
    private static func second(_ word: Substring, _ expected: String) throws(ValueParsingError) -> Int {
        if word.isTwelveHours { return try twelveHours(word, expected) }
        let clock = word.prefix { $0.isASCII && $0.isNumber || $0 == ":" }
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else {
            throw .noMatch(expected: expected)
        }
        guard parts.dropFirst().allSatisfy({ $0.utf8.count == 2 }) else {
            throw .refused(reason: "write the time with two digits after each colon, such as 18:30")
        }
        let numbers = parts.compactMap { $0.utf8.count <= 2 ? Int($0) : nil }
        guard numbers.count == parts.count, numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
            throw .refused(reason: "hours go to 23, minutes and seconds to 59")
        }
        switch word.dropFirst(clock.count).first {
        case nil: return numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
        case "+", "-", "z": throw .refused(reason: "an offset follows a full date and time: 2026-11-30T18:30+01:00")
        default: throw .noMatch(expected: expected)
        }
    }
}

extension Substring {
    /// `6pm`, `6:30am`.
    fileprivate var isTwelveHours: Bool { hasSuffix("am") || hasSuffix("pm") }

    fileprivate var beginsWithDigit: Bool { utf8.first.map(isDigit) == true }
}
