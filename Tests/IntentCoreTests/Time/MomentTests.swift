import Testing

@testable import IntentCore

@Suite struct MomentTests {
    @Test(arguments: [
        (0, 0, "1970-01-01T00:00:00+00:00"), (1, 0, "1970-01-01T00:00:00.001+00:00"),
        (-1, 0, "1969-12-31T23:59:59.999+00:00"),
        (1_796_000_000_250, 3600, "2026-11-30T01:53:20.250+01:00"),
        (1_796_000_000_000, -36_000, "2026-11-29T14:53:20-10:00"),
        (1_796_000_000_000, 20_700, "2026-11-30T06:38:20+05:45"),
        (-62_135_596_800_000, 0, "0001-01-01T00:00:00+00:00"),
        (253_402_300_799_999, 0, "9999-12-31T23:59:59.999+00:00"),
    ])
    func isWrittenAndReadBack(milliseconds: Int, offset: Int, text: String) {
        let moment = Moment(milliseconds: milliseconds, offset: offset)
        #expect(moment.iso8601 == text)
        #expect(ISOMoment(text)?.moment == moment)
    }

    @Test(arguments: [0, 86_400, -86_400, 88_740])
    func anyOffsetThatAZoneCanHaveIsReadBack(offset: Int) {
        let moment = Moment(milliseconds: 1_796_000_000_000, offset: offset)
        #expect(ISOMoment(moment.iso8601)?.moment == moment)
        #expect(ISOMoment(moment.utcISO8601)?.moment?.milliseconds == moment.milliseconds)
    }
}
