/// How a duration is written: milliseconds, from 1 ms to 10,000 hours.
///
/// One grammar, in any case; a space may stand between any two parts of the second form:
///
/// | Written | Is |
/// | --- | --- |
/// | `10`, `7.5` | minutes |
/// | `1h30m`, `90s`, `1.5h`, `1h30`, `2 hours 5 min` | numbers with units, the larger first, each once; only the last has a fraction, and without a unit it counts the next smaller one |
/// | `41:30`, `0:50.25` | minutes and seconds |
/// | `1:30:00`, `0:45:0` | hours, minutes and seconds |
/// | `PT10M`, `PT1H30M5S`, `P1DT2H`, `P2W` | ISO 8601; a day is 24 hours; no years or months, which have no fixed length |
///
/// Units are `d`, `day`, `days`; `h`, `hr`, `hrs`, `hour`, `hours`; `m`, `min`, `mins`, `minute`, `minutes`; `s`,
/// `sec`, `secs`, `second`, `seconds`. Numbers are as in `DecimalLiteral`.
extension Duration {
    /// Reads a duration by the grammar above.
    package static func read(_ word: String) throws(ValueParsingError) -> Duration {
        var rest = Array(folded(word).utf8)[...]
        let isNegative = takeMinus(&rest)
        let milliseconds =
            if rest.first == UInt8(ascii: "p") {
                try isoMilliseconds(rest)
            } else if rest.contains(UInt8(ascii: ":")) {
                try clockMilliseconds(rest)
            } else {
                try unitMilliseconds(rest)
            }
        guard !isNegative else { throw .notPositive }
        return try checked(milliseconds)
    }

    /// The duration of a JSON number, which counts seconds.
    package static func read(seconds: Double) throws(ValueParsingError) -> Duration {
        guard seconds > 0 else { throw .notPositive }
        guard seconds.isFinite else { throw tooLong }
        return try checked(milliseconds(DecimalLiteral(seconds), .seconds))
    }

    /// Its seconds, to the millisecond, as a JSON number says them: `2490`, `0.25`.
    package var seconds: Double { Double(milliseconds) / 1000 }

    /// The duration as a clock shows it, which reads back as the same: `41:30`, `1:30:00`, `0:50`, `0:50.25`.
    package var text: String {
        let (whole, thousandths) = abs(milliseconds).quotientAndRemainder(dividingBy: 1000)
        let (hours, minutes, seconds) = (whole / 3600, whole / 60 % 60, whole % 60)
        let clock = hours > 0 ? "\(hours):\(padded(minutes)):\(padded(seconds))" : "\(minutes):\(padded(seconds))"
        var fraction = padded(thousandths, 3)[...]
        while fraction.last == "0" { fraction = fraction.dropLast() }
        return (milliseconds < 0 ? "-" : "") + clock + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// The milliseconds, rounded; no more than 2^53 either way, where a `Double` is still exact.
    private var milliseconds: Int {
        let limit = 9_007_199_254_740_992
        // A `Duration` can be longer than its own components can say.
        guard self < .milliseconds(limit) else { return limit }
        guard self > .milliseconds(-limit) else { return -limit }
        let (seconds, attoseconds) = components
        let half = attoseconds < 0 ? -500_000_000_000_000 : 500_000_000_000_000 as Int64
        return Int(seconds) * 1000 + Int((attoseconds + half) / 1_000_000_000_000_000)
    }
}

// MARK: - The forms

extension Duration {
    /// `1h30m`, and a number alone.
    private static func unitMilliseconds(_ word: ArraySlice<UInt8>) throws(ValueParsingError) -> Int {
        var rest = word
        var total = 0
        var last: (unit: TimeUnit, isWhole: Bool)?
        repeat {
            guard let number = try DecimalLiteral(from: &rest) else { throw unlike }
            skipSpace(&rest)
            let name = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
            rest = rest.dropFirst(name.count)
            skipSpace(&rest)
            guard let unit = name.isEmpty ? impliedUnit(after: last?.unit, rest) : TimeUnit(name) else { throw unlike }
            if let last {
                guard unit.rawValue < last.unit.rawValue else {
                    throw .refused(reason: "write hours, minutes and seconds in this order, each once")
                }
                guard last.isWhole else { throw .refused(reason: "only the last number may have a fraction") }
            }
            total += try milliseconds(number, unit)
            last = (unit, number.fraction.isEmpty)
        } while !rest.isEmpty
        return total
    }

    /// The unit of a number without one, which only the last can be.
    private static func impliedUnit(after unit: TimeUnit?, _ rest: ArraySlice<UInt8>) -> TimeUnit? {
        guard rest.isEmpty else { return nil }
        return switch unit {
        case nil, .hours: .minutes
        case .weeks, .days: .hours
        case .minutes: .seconds
        case .seconds: nil
        }
    }

    /// `41:30` and `1:30:00`.
    private static func clockMilliseconds(_ word: ArraySlice<UInt8>) throws(ValueParsingError) -> Int {
        var parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let last = parts.popLast() else { throw unlike }
        let seconds = last.prefix(while: isDigit)
        let fraction = last.dropFirst(seconds.count + 1)
        let point = last.dropFirst(seconds.count).first
        guard point == nil || point == UInt8(ascii: ".") || point == UInt8(ascii: ","), fraction.allSatisfy(isDigit),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) })
        else { throw unlike }
        let small = parts.dropFirst() + [seconds]
        // Of two parts the second might be tens: `41:3` is refused. Three parts have one reading.
        guard small.allSatisfy({ $0.count == 2 || $0.count == 1 && parts.count == 2 }) else {
            throw .refused(reason: "write two digits after each colon")
        }
        guard small.allSatisfy({ $0.count == 1 || $0.first.map { $0 < UInt8(ascii: "6") } == true }) else {
            throw .refused(reason: "after a colon, minutes and seconds go to 59")
        }
        var total = try milliseconds(DecimalLiteral(whole: seconds, fraction: fraction), .seconds)
        for (part, unit) in zip(parts.reversed(), [TimeUnit.minutes, .hours]) {
            total += try milliseconds(DecimalLiteral(whole: part, fraction: []), unit)
        }
        return total
    }

    /// `PT1H30M5S`: ISO 8601, each number with its letter, the larger first, those of a day behind a `T`.
    private static func isoMilliseconds(_ word: ArraySlice<UInt8>) throws(ValueParsingError) -> Int {
        var rest = word.dropFirst()
        var total = 0
        var units: [(letter: Unicode.Scalar, unit: TimeUnit)] = [("w", .weeks), ("d", .days)]
        var isTime = false
        repeat {
            if !isTime, rest.first == UInt8(ascii: "t") {
                isTime = true
                rest = rest.dropFirst()
                units = [("h", .hours), ("m", .minutes), ("s", .seconds)]
            }
            guard let number = try DecimalLiteral(from: &rest), let letter = rest.popFirst() else { throw unlike }
            if !isTime, letter == UInt8(ascii: "y") || letter == UInt8(ascii: "m") {
                throw .refused(
                    reason: "a year or month has no fixed length; write days, or PT before hours and minutes")
            }
            guard let index = units.firstIndex(where: { UInt8(ascii: $0.letter) == letter }) else { throw unlike }
            guard number.fraction.isEmpty || rest.isEmpty else {
                throw .refused(reason: "only the last number may have a fraction")
            }
            total += try milliseconds(number, units[index].unit)
            units.removeSubrange(...index)
        } while !rest.isEmpty
        return total
    }

    private static func milliseconds(_ number: DecimalLiteral, _ unit: TimeUnit) throws(ValueParsingError) -> Int {
        guard let milliseconds = number.times(unit.rawValue, upTo: longest) else { throw tooLong }
        guard milliseconds > 0 || number.isZero else { throw .refused(reason: "must be at least 0.001s") }
        return milliseconds
    }

    private static func checked(_ milliseconds: Int) throws(ValueParsingError) -> Duration {
        guard milliseconds > 0 else { throw .notPositive }
        guard milliseconds <= longest else { throw tooLong }
        return .milliseconds(milliseconds)
    }

    private static var longest: Int { 10_000 * TimeUnit.hours.rawValue }
    private static var unlike: ValueParsingError { .noMatch(expected: "a duration such as 10m, 1h30m or 41:30") }
    private static var tooLong: ValueParsingError { .refused(reason: "must be at most 10000h") }
}

/// A unit of time; its raw value is its milliseconds.
private enum TimeUnit: Int {
    case seconds = 1000
    case minutes = 60_000
    case hours = 3_600_000
    case days = 86_400_000
    case weeks = 604_800_000

    init?(_ name: ArraySlice<UInt8>) {
        guard name.count <= 7 else { return nil }
        switch String(decoding: name, as: UTF8.self) {
        case "d", "day", "days": self = .days
        case "h", "hr", "hrs", "hour", "hours": self = .hours
        case "m", "min", "mins", "minute", "minutes": self = .minutes
        case "s", "sec", "secs", "second", "seconds": self = .seconds
        default: return nil
        }
    }
}
