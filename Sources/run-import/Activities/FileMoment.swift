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

    var seconds: Double { Double(milliseconds) / 1000 }
}
