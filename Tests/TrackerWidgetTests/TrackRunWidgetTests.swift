import Foundation
import IntentCore
import Tracking
import Testing

@testable import run_track

private let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryCircular, .accessoryCorner,
    .accessoryInline,
]

/// The widget of runs in each of its families, at several widths and depths of color.
@MainActor @Suite struct TrackRunWidgetTests {
    private let monday = Moment.theThird.day.number - 3

    /// 12, 0, 5.2 and 8.2 km from Monday to Thursday: 25.4.
    private func entry(_ metres: [Int] = [12_000, 0, 5200, 8200, 0, 0, 0], goal: Int? = 30) throws -> TrackRunEntry {
        var entry = TrackRunEntry(
            date: Moment.theThird.date, run: .ten, total: DistanceSum(metres: 41_500 + metres.reduce(0, +)))
        entry.week = metres.enumerated().map {
            DayAmount(id: Day(number: monday + $0.offset), amount: $0.element)
        }
        let done = metres.reduce(0, +)
        entry.goal = try goal.map {
            RunGoal(
                try #require(Distance(kilometres: Double($0))), done: done,
                on: DayOfPeriod(Moment.theThird.day, in: .week, weekStart: 1))
        }
        return entry
    }

    /// With what the large family has room for.
    private func history() throws -> TrackRunEntry {
        var entry = try entry()
        entry.latest = try [(8200, 2700), (5200, 1500), (12_000, 3900), (21_098, 7200)].map { metres, seconds in
            var record = JournalRecord(id: "\(metres)", date: .theThird, amount: metres)
            record.fields["seconds"] = .number(Double(seconds))
            return RunEntity(try #require(Run(record)))
        }
        entry.records = ["Fastest half marathon", "Longest run", "Best month"].map { name in
            let record = RunRecord()
            record.record = name
            record.distance = DistanceSum(metres: 21_098)
            record.date = Moment.theThird.day
            return record
        }
        return entry
    }

    @Test(arguments: families)
    func everyFamily(_ family: WidgetFamily) throws {
        var snapshot = WidgetSnapshot("TrackRun.\(family)")
        snapshot.add(TrackRunView(entry: try history()), family)
        try snapshot.expect()
    }

    @Test(arguments: families)
    func withoutAGoal(_ family: WidgetFamily) throws {
        var snapshot = WidgetSnapshot("TrackRun.\(family).noGoal")
        snapshot.add(TrackRunView(entry: try entry(goal: nil)), family)
        try snapshot.expect()
    }

    @Test func everyDepthOfColor() throws {
        var snapshot = WidgetSnapshot("TrackRun.systemMedium.colors")
        snapshot.addColors(TrackRunView(entry: try history()), .systemMedium)
        try snapshot.expect()
    }

    /// Who has not run this week sees no bars without length, and no sum of nothing.
    @Test func nothingIsShownThatSaysNothing() throws {
        let quiet = try entry([0, 0, 0, 0, 0, 0, 0], goal: nil)
        for family in families {
            var snapshot = WidgetSnapshot("")
            snapshot.add(TrackRunView(entry: quiet), family)
            #expect(snapshot.text.contains("41.5"))
            #expect(!snapshot.text.contains("This week") && !snapshot.text.contains("Mo"))
        }
    }
}
