extension Moment {
    /// Reads a moment as a person or a program writes it: ISO 8601 (an offset in it is kept; `Z` is an instant, told in local time), `now`, `yesterday 18:30`,
    /// `monday`, `30 Nov 2026`, `07:15`. Without an offset it is local time; a day alone is its start.
    ///
    ///     try Moment.read("2026-10-23T13:02:10+04:00").iso8601  // "2026-10-23T13:02:10+04:00"
    ///
    /// - Throws: an error whose description says what is wrong with the word, for one that is no date and for a date or
    ///   time that does not exist.
    public static func read(_ word: String) throws -> Moment {
        let text = folded(word)
        if text == "now" { return .now }
        let written = try DateParser(folded: text, expected: "a date such as 2026-11-30, yesterday 18:30 or monday")
        return try Moment(written)
    }

    private init(_ written: DateParser) throws(ValueParsingError) {
        if let offset = written.offset, let second = written.second {
            let seconds = written.day.number * 86_400 + second - offset
            // An instant without a place is told in the local time of then, and so counts on the local day.
            let offset = written.isZulu ? LocalTime.offset(at: seconds) : offset
            self.init(milliseconds: seconds * 1000 + written.millisecond, offset: offset)
            return
        }
        let reading = LocalTime.reading(written.day, second: written.second ?? 0)
        let moment = Moment(milliseconds: reading.instant * 1000 + written.millisecond, offset: reading.offset)
        guard moment.day == written.day else { throw .refused(reason: "the calendar skipped that day here") }
        guard !reading.wasSkipped || written.second == nil else {
            let time = moment.iso8601.dropFirst(11).prefix(5)
            throw .refused(reason: "the clocks were put forward over that time; write \(time)")
        }
        self = moment
    }
}

extension Day {
    /// Reads a day as a person or a program writes it: `2026-11-30`, `yesterday`, `monday`, `30 Nov`, `7d`; the words of
    /// `Moment.read(_:)`. Of a full date and time it is the day, and of a span (`week`, `last month`, `2026-11`) its first
    /// one.
    ///
    /// - Throws: an error whose description says what is wrong with the word; a time without a date is refused.
    public static func read(_ word: String) throws -> Day { try read(word, lastOfSpan: false) }

    /// Reads a day.
    ///
    /// - Parameter lastOfSpan: whether of a span it is the last day, as the end of a range needs it.
    static func read(_ word: String, lastOfSpan: Bool) throws -> Day {
        let text = folded(word)
        if let span = try DaySpan(folded: text) { return lastOfSpan ? span.last : span.first }
        let aDay = ValueParsingError.refused(reason: "write the day alone, without a time")
        if text == "now" { throw aDay }
        let written = try DateParser(folded: text, expected: "a day such as 2026-11-30, yesterday or monday")
        guard written.second != nil else { return written.day }
        guard text.contains("-") && text.utf8.first.map(isDigit) == true || written.offset != nil else { throw aDay }
        return written.isZulu ? try Moment.read(word).day : written.day
    }
}
