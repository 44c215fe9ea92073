import Testing

@testable import IntentCore

@Suite struct PaceTests {
    @Test func theTimeForAUnit() throws {
        // 5 km in 25 minutes: 5:00 a kilometre, and 1609.344 m take 482.8 s.
        let pace = try #require(Pace(seconds: 1500, metres: 5000))
        #expect(pace.perKilometre == .seconds(300))
        #expect(pace.text(per: .kilometres) == "5:00 per km")
        #expect(pace.text(per: .miles) == "8:03 per mi")
        #expect(pace.intentText == "5:00")
        #expect(pace.intentJSON == .integer(300) || pace.intentJSON == .number(300))
    }

    @Test func ofNothingThereIsNone() {
        #expect(Pace(seconds: 0, metres: 5000) == nil)
        #expect(Pace(seconds: 1500, metres: 0) == nil)
        #expect(Pace(seconds: .nan, metres: 5000) == nil)
    }

    @Test func distancesInAUnit() {
        #expect(DistanceUnit.kilometres.text(metres: 4989) == "4.989 km")
        #expect(DistanceUnit.miles.text(metres: 4989) == "3.1 mi")
        #expect(DistanceUnit.miles.text(metres: 5000) == "3.11 mi")
        #expect(DistanceUnit.miles.text(metres: 42_195) == "26.22 mi")
        #expect(DistanceUnit.miles.text(metres: 0) == "0 mi")
    }

    @Test func programsSeeKilometres() {
        let sum = DistanceSum(metres: 5000)
        DistanceUnit.$isForPerson.withValue(true) {
            #expect(sum.intentText == "5")
            #expect(sum.intentJSON == .integer(5) || sum.intentJSON == .number(5))
        }
    }
}
