import Testing

@testable import IntentCore

@Suite struct CalendarPeriodTests {
    private func day(_ text: String) throws -> Day { try #require(ISOMoment(text + "t00:00:00z")?.day) }

    @Test(arguments: [
        (CalendarPeriod.day, 1, "2026-12-03", "2026-12-03", "2026-12-04"),
        // The third of December 2026 is a Thursday.
        (.week, 1, "2026-12-03", "2026-11-30", "2026-12-07"), (.week, 7, "2026-12-03", "2026-11-29", "2026-12-06"),
        (.week, 6, "2026-12-03", "2026-11-28", "2026-12-05"), (.week, 1, "2026-11-30", "2026-11-30", "2026-12-07"),
        (.week, 7, "2026-11-28", "2026-11-22", "2026-11-29"), (.week, 1, "2027-01-01", "2026-12-28", "2027-01-04"),
        (.month, 1, "2026-12-31", "2026-12-01", "2027-01-01"), (.month, 1, "2024-02-29", "2024-02-01", "2024-03-01"),
        (.month, 1, "2026-02-01", "2026-02-01", "2026-03-01"), (.year, 1, "2024-02-29", "2024-01-01", "2025-01-01"),
    ])
    func theFirstDayAndTheNext(
        period: CalendarPeriod, weekStart: Int, of: String, first: String, next: String
    ) throws {
        let start = period.start(of: try day(of), weekStart: weekStart)
        #expect(start.iso8601 == first)
        #expect(period.next(after: start).iso8601 == next)
        #expect(period.previous(before: try day(next), weekStart: weekStart).iso8601 == first)
    }

    @Test func titles() throws {
        let start = try day("2026-06-01")
        #expect(
            CalendarPeriod.allCases.map { $0.title(from: start) } == [
                "1 Jun 2026", "Week of 1 Jun 2026", "Jun 2026", "2026",
            ])
    }

    @Test func titlesBelowBars() throws {
        let days = [try day("2026-06-01"), try day("2026-12-28")]
        #expect(
            CalendarPeriod.allCases.map { $0.shortTitles(from: days) } == [
                ["1 Jun", "28 Dec"], ["1 Jun", "28 Dec"], ["Jun", "Dec"], ["2026", "2026"],
            ])
        // A year later the same names would come again.
        let years = [try day("2025-06-01"), try day("2026-06-01")]
        #expect(
            CalendarPeriod.allCases.map { $0.shortTitles(from: years) } == [
                ["1 Jun 2025", "1 Jun 2026"], ["1 Jun 2025", "1 Jun 2026"], ["Jun 2025", "Jun 2026"], ["2025", "2026"],
            ])
    }

    @Test(arguments: [
        ("week", "2026-11-30", "2026-12-06"), ("this week", "2026-11-30", "2026-12-06"),
        ("last week", "2026-11-23", "2026-11-29"), ("month", "2026-12-01", "2026-12-31"),
        ("last month", "2026-11-01", "2026-11-30"), ("year", "2026-01-01", "2026-12-31"),
        ("last year", "2025-01-01", "2025-12-31"), ("2026-11", "2026-11-01", "2026-11-30"),
        ("2024-02", "2024-02-01", "2024-02-29"),
    ])
    func spans(word: String, first: String, last: String) throws {
        let span = try #require(try DaySpan(folded: word, today: try day("2026-12-03")))
        #expect(span.first.iso8601 == first)
        #expect(span.last.iso8601 == last)
    }

    @Test(arguments: [
        "", "day", "last day", "next week", "last", "2026", "2026-13", "26-11", "2026-1", "1899-12", "2026-",
        "week 3 4",
    ])
    func noSpans(word: String) throws { #expect((try? DaySpan(folded: word, today: day("2026-12-03"))) == nil) }
}
