import FoundationEssentials
import Testing

@testable import IntentCore

extension InLocalTime {
    @Suite struct LocalTimeTests {
        @Test(arguments: [
            ("UTC", "2026-07-01T00:00:00Z", 0), ("Pacific/Honolulu", "2026-07-01T00:00:00Z", -36_000),
            ("Asia/Kolkata", "2026-07-01T00:00:00Z", 19_800), ("America/New_York", "2026-07-01T00:00:00Z", -14_400),
            ("America/New_York", "2026-03-08T06:59:59Z", -18_000),
            ("America/New_York", "2026-03-08T07:00:00Z", -14_400),
            ("America/New_York", "2026-11-01T05:59:59Z", -14_400),
            ("America/New_York", "2026-11-01T06:00:00Z", -18_000),
            ("Africa/Monrovia", "1971-06-01T00:00:00Z", -2700), ("UTC0", "2026-07-01T00:00:00Z", 0),
        ])
        func theOffsetIsTheCLibrarys(zone: String, instant: String, offset: Int) throws {
            try at(instant, in: zone) {
                #expect(Moment.now.offset == offset)
                #expect(Moment.now.date == ProcessContext.current.now())
            }
        }

        @Test(arguments: [
            "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Africa/Casablanca", "Pacific/Apia",
        ])
        func whatTheClocksShowedIsFoundAgain(zone: String) throws {
            var generator = SeededGenerator(seed: 1)
            try at("2026-11-30T10:00:00Z", in: zone) {
                for _ in 0..<20_000 {
                    let instant = Int.random(in: 0...2_145_916_800, using: &generator)
                    let moment = Moment(local: Date(timeIntervalSince1970: Double(instant)))
                    let reading = LocalTime.reading(moment.day, second: moment.secondOfDay)
                    #expect(!reading.wasSkipped)
                    // The clocks showed it twice, and the first time is taken.
                    if reading.instant != instant {
                        #expect(reading.instant == instant - (reading.offset - moment.offset))
                    }
                    #expect(reading.instant <= instant)
                }
            }
        }

        @Test func instantsBeyondTheCalendarHaveAnOffset() throws {
            try at("2026-11-30T10:00:00Z", in: "America/New_York") {
                for instant in [Int.min, Int.max, 0, -1] { _ = LocalTime.offset(at: instant) }
                for date in [
                    Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity),
                ] {
                    _ = Moment(local: date)
                }
                #expect(LocalTime.offset(at: .max) == 0)
            }
        }

        @Test func instantsBefore1970AreExact() throws {
            try at("2026-11-30T10:00:00Z", in: "America/New_York") {
                let moment = Moment(local: Date(timeIntervalSince1970: -0.5))
                #expect(moment.iso8601 == "1969-12-31T18:59:59.500-05:00")
            }
        }
    }
}
