import Testing

@testable import IntentCore

@Suite struct PeriodTotalTests {
    private func record(_ date: String, _ amount: Int, _ number: Double? = nil) throws -> JournalAmount {
        JournalAmount(date: try #require(ISOMoment(date)?.moment), amount: amount, number: number)
    }

    private func day(_ text: String) throws -> Day { try #require(ISOMoment(text + "t00:00:00z")?.day) }

    @Test func weeks() throws {
        let records = try [
            record("2026-12-03T07:00:00Z", 5000, 1500), record("2026-11-30T00:00:00+09:00", 10_000),
            record("2026-11-29T23:00:00Z", 3000, 900), record("2026-11-12T07:00:00Z", 7000, 2000),
            // On Sunday there, though it is Monday in Greenwich.
            record("2026-11-22T20:00:00-10:00", 1000),
        ]
        let totals = try records.totals(by: .week, last: nil, since: nil, until: day("2026-12-03"), weekStart: 1)
        #expect(totals.map(\.since.iso8601) == ["2026-11-09", "2026-11-16", "2026-11-23", "2026-11-30"])
        #expect(totals.map(\.until.iso8601) == ["2026-11-15", "2026-11-22", "2026-11-29", "2026-12-06"])
        #expect(totals.map(\.count) == [1, 1, 1, 2])
        #expect(totals.map(\.amount) == [7000, 1000, 3000, 15_000])
        #expect(totals.map(\.largest) == [7000, 1000, 3000, 10_000])
        #expect(totals.map(\.number) == [2000, 0, 900, 1500])
        #expect(totals.map(\.numberedAmount) == [7000, 0, 3000, 5000])
    }

    @Test func emptyPeriodsBetweenAreThere() throws {
        let records = try [record("2026-01-05T07:00:00Z", 1), record("2026-04-05T07:00:00Z", 2)]
        let totals = try records.totals(by: .month, last: nil, since: nil, until: day("2026-05-01"), weekStart: 1)
        #expect(totals.map(\.count) == [1, 0, 0, 1, 0])
        let two = try records.totals(by: .month, last: 2, since: nil, until: day("2026-05-01"), weekStart: 1)
        #expect(two.map(\.since.iso8601) == ["2026-04-01", "2026-05-01"])
        let one = try records.totals(by: .year, last: 1, since: nil, until: day("2026-05-01"), weekStart: 1)
        #expect(one.map(\.amount) == [3])
    }

    @Test func onlyTheDaysThatCount() throws {
        let records = try [record("2026-01-05T07:00:00Z", 1), record("2026-01-06T07:00:00Z", 2)]
        let totals = try records.totals(
            by: .day, last: nil, since: day("2026-01-06"), until: day("2026-01-07"), weekStart: 1)
        #expect(totals.map(\.amount) == [2, 0])
        #expect(try records.totals(by: .day, last: nil, since: nil, until: day("2026-01-01"), weekStart: 1) == [])
        let none: [JournalAmount] = []
        #expect(none.totals(by: .day, last: 3, since: nil, until: try day("2026-01-01"), weekStart: 1) == [])
    }
}
