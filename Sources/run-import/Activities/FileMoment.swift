import IntentCore

extension Moment {
    /// A moment as files have it, in ISO 8601. `Z` names an instant and no place, so that it is told in local time; without
    /// an offset it is UTC, as the formats with tracks say.
    init?(inFile text: String) {
        guard var written = ISOMoment(text) else { return nil }
        if written.offset == nil {
            written.offset = 0
            written.isZulu = true
        }
        guard let moment = written.moment else { return nil }
        self = written.isZulu ? Moment(instant: Double(moment.milliseconds) / 1000) : moment.wholeSecond
    }

    /// An instant, in seconds since 1970, told in the given offset, else in local time; whole seconds.
    init(instant seconds: Double, offset: Int? = nil) {
        let whole = Int(min(max(seconds.rounded(.down), -62_135_596_800), 253_402_300_799))
        self.init(milliseconds: whole * 1000, offset: offset ?? LocalTime.offset(at: whole))
    }

    /// What a clock of this place showed: exports for people have no offset.
    init?(localInFile text: String) {
        guard let written = ISOMoment(text), written.offset == nil, let second = written.second else { return nil }
        let reading = LocalTime.reading(written.day, second: second)
        self.init(milliseconds: reading.instant * 1000, offset: reading.offset)
    }

    /// A date and time in UTC as people write them: `Nov 3, 2026, 7:15:02 AM`, `03.11.2026, 07:15:02`,
    /// `3 févr. 2026 à 07:15:02`. With points the day comes first, as in all languages that write them.
    init?(writtenInUTC text: String) {
        if let moment = try? Moment.read(text + " UTC") {
            self = moment
            return
        }
        let words = foldedWithoutAccents(text).split { !$0.isLetter && !$0.isNumber }
        // The word before the time that some languages have, and the "de" of Spanish and Portuguese, say nothing.
        let parts = words.filter { !["a", "at", "um", "om", "de", "las", "alle"].contains($0) }.map(String.init)
        guard parts.count >= 5, parts.count <= 6, let month = Int(parts[1]) ?? Self.month(parts[1]),
            Int(parts[1]) == nil || text.prefix(while: { $0 != "," && $0 != " " }).contains(".")
        else { return nil }
        func two(_ part: String) -> String { part.count == 1 ? "0" + part : part }
        let day = "\(parts[2])-\(two(String(month)))-\(two(parts[0]))"
        let time = parts[3...].map(two).joined(separator: ":")
        guard let written = ISOMoment("\(day)T\(time)Z"), let moment = written.moment else { return nil }
        self = Moment(instant: Double(moment.milliseconds) / 1000)
    }

    /// The month of a name or what it is shortened to, without accents, in the languages of `HeadingNames`.
    private static func month(_ name: String) -> Int? {
        let starts: [[String]] = [
            ["jan", "ene", "gen"], ["feb", "fev"], ["mar", "mrt", "maa"], ["apr", "avr", "abr"],
            ["mai", "may", "mei", "mag"], ["jun", "juin", "giu"], ["jul", "juil", "lug"], ["aug", "aou", "ago"],
            ["sep", "set"], ["oct", "okt", "out", "ott"], ["nov"], ["dec", "dez", "dic"],
        ]
        return starts.firstIndex { $0.contains { name.hasPrefix($0) } }.map { $0 + 1 }
    }

    var seconds: Double { Double(milliseconds) / 1000 }
}
