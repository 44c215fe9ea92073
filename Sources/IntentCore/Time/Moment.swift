import FoundationEssentials

/// An instant together with the offset from UTC that it was told in, so that a run logged in Tokyo keeps its day when
/// it is read in Los Angeles.
public struct Moment: Hashable, Sendable {
    /// The instant, in milliseconds since 1 January 1970 UTC.
    public let milliseconds: Int
    /// How far its clock was ahead of UTC, in seconds.
    public let offset: Int

    /// A moment from an instant in milliseconds since 1970 and an offset in seconds, less than a day either way.
    public init(milliseconds: Int, offset: Int = 0) {
        self.milliseconds = milliseconds
        self.offset = offset
    }

    /// The instant of a date, to the millisecond, with an offset in seconds. Dates beyond the years 1 to 9999 are
    /// taken to the nearest of them, and what is no number to 1970.
    public init(_ date: Date, offset: Int = 0) {
        let since1970 = date.timeIntervalSince1970
        let seconds = since1970.isNaN ? 0 : min(max(since1970, -62_135_596_800), 253_402_300_799)
        self.init(milliseconds: Int((seconds * 1000).rounded()), offset: offset)
    }

    /// The moment without its milliseconds.
    public var wholeSecond: Moment { Moment(milliseconds: floorDivide(milliseconds, 1000) * 1000, offset: offset) }

    /// The instant alone.
    public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

    /// The day on the calendar of the place where it was told.
    public var day: Day { Day(number: floorDivide(localSeconds, 86_400)) }

    /// The time of that day, in seconds since midnight.
    public var secondOfDay: Int { localSeconds - day.number * 86_400 }

    private var localSeconds: Int { floorDivide(milliseconds, 1000) + offset }

    /// `2026-11-30T08:00:00+01:00`; with milliseconds where there are any. Its offset is written in any case: `+00:00` keeps
    /// its day wherever it is read, and `Z` would not.
    public var iso8601: String { text(offset: offset) }

    /// The instant alone, `2026-11-30T07:00:00Z`; with milliseconds where there are any.
    package var utcISO8601: String { Moment(milliseconds: milliseconds).text(offset: nil) }

    /// - Parameter offset: nil stands for `Z`.
    private func text(offset: Int?) -> String {
        let second = secondOfDay
        let fraction = milliseconds - floorDivide(milliseconds, 1000) * 1000
        var text = Array(day.iso8601.utf8)
        text.append(UInt8(ascii: "T"))
        append(second / 3600, to: &text)
        text.append(UInt8(ascii: ":"))
        append(second / 60 % 60, to: &text)
        text.append(UInt8(ascii: ":"))
        append(second % 60, to: &text)
        if fraction != 0 {
            text.append(UInt8(ascii: "."))
            text.append(UInt8(ascii: "0") + UInt8(fraction / 100))
            append(fraction % 100, to: &text)
        }
        if let offset {
            let minutes = abs(offset) / 60
            text.append(UInt8(ascii: offset < 0 ? "-" : "+"))
            append(minutes / 60, to: &text)
            text.append(UInt8(ascii: ":"))
            append(minutes % 60, to: &text)
        } else {
            text.append(UInt8(ascii: "Z"))
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// Appends two digits. A journal has two moments a line, which is what this is written out for.
private func append(_ number: Int, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10))
    text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
}

/// A quotient rounded down, also below zero.
func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    number / divisor - (number % divisor < 0 ? 1 : 0)
}
