import FoundationEssentials
import Testing

@testable import IntentCore

@Suite struct TimeZoneNameTests {
    @Test(arguments: [
        "", ":", "UTC", "UTC0", "GMT", "America/New_York", ":America/New_York", "Europe/Berlin", "Etc/GMT+5", "EST5EDT",
        ":EST5EDT", "EST5EDT,M3.2.0,M11.1.0", "EST5EDT4,M3.2.0/2,M11.1.0/2:30:15", "<+03>-3",
        "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1",
        "CET-1CEST", "NZST-12NZDT,J60,300", "IST-5:30", "UTC+0", "ABC24", "/usr/share/zoneinfo/Asia/Tokyo",
        ":/usr/share/zoneinfo/Asia/Tokyo", "<+0330>-3:30<+0430>,J79/24,J263/24",
    ])
    func isKnown(value: String) {
        #expect(unknownZone(["TZ": value]) == nil)
    }

    @Test(arguments: [
        "Amerika/New_York", "america/new_york", "America", "rubbish", ":rubbish", "CEST", "UTC+", "EST5!", "EST5EDT,",
        "EST5EDT,M3.2.0",
        "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0x", "EST25", "E5", "<+03-3", "/nowhere", "/etc/passwd",
        "/dev/null",
        " UTC", "GMT-5:60", "١", "../../../etc/passwd", "EST99999999999999999999",
    ])
    func isUnknownAndNamed(value: String) {
        #expect(unknownZone(["TZ": value]) == value)
    }

    @Test func anUnsetVariableIsNoZone() {
        #expect(unknownZone([:]) == nil)
    }

    @Test func theDatabaseMayLieElsewhere() {
        #expect(unknownZone(["TZ": "New_York", "TZDIR": "/usr/share/zoneinfo/America"]) == nil)
        #expect(unknownZone(["TZ": "America/New_York", "TZDIR": "/nowhere"]) == "America/New_York")
        #expect(unknownZone(["TZ": "UTC", "TZDIR": "/nowhere"]) == nil)
        #expect(unknownZone(["TZ": "America/New_York", "TZDIR": ""]) == nil)
    }

    @Test func noValueTraps() {
        let seeds = ["America/New_York", "EST5EDT4,M3.2.0/2,M11.1.0/2:30:15", "<+03>-3", "NZST-12NZDT,J60,300"]
        for word in randomWords(like: seeds, count: 10_000) { _ = unknownZone(["TZ": word]) }
    }

    private func unknownZone(_ variables: [String: String]) -> String? {
        var context = ProcessContext()
        context.variable = { variables[$0] }
        return ProcessContext.$current.withValue(context) { LocalTime.unknownZone() }
    }
}
