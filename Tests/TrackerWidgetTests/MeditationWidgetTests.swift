import Foundation
import IntentCore
import Tracking
import Testing

@testable import meditate

private let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryCircular, .accessoryCorner,
    .accessoryInline,
]

/// The widget of meditations in each of its families, at several widths and depths of color.
@MainActor @Suite struct MeditationWidgetTests {
    private let today = Moment.theThird.day

    /// 10, 25, 0 and 12 minutes from Monday to Thursday: 47.
    private func entry(isUnderWay: Bool = false, minutes: [Int] = [10, 25, 0, 12, 0, 0, 0]) -> MeditationWidgetEntry {
        let now = Moment.theThird.date
        let session = MeditationSession(id: UUID(), name: "Breathing", duration: .seconds(300))
        var entry = MeditationWidgetEntry(
            date: now, today: .seconds(minutes[3] * 60), goal: .seconds(1200),
            streak: Streak(
                days: minutes[3] == 0 ? [] : [0, 10, 11, 12].map { Day(number: today.number - $0) }, today: today),
            session: session,
            underWay: isUnderWay
                ? .init(name: "Body Scan", time: now.addingTimeInterval(-100)...now.addingTimeInterval(215)) : nil)
        entry.week = minutes.enumerated().map {
            DayAmount(id: Day(number: today.number - 3 + $0.offset), amount: $0.element * 60)
        }
        entry.latest = [("Breathing", 720), ("Body Scan", 1500), ("Breathing", 600)].map { name, seconds in
            var record = JournalRecord(id: "\(seconds)", date: .theThird, amount: seconds)
            record.fields["name"] = .string(name)
            record.fields["ended"] = .string("2026-12-03T07:30:00Z")
            return MeditationEntity(Meditation(record, at: .theThird))
        }
        return entry
    }

    @Test(arguments: families)
    func everyFamily(_ family: WidgetFamily) throws {
        var snapshot = WidgetSnapshot("Meditation.\(family)")
        snapshot.add(MeditationView(entry: entry()), family)
        try snapshot.expect()
    }

    @Test(arguments: families)
    func underWay(_ family: WidgetFamily) throws {
        var snapshot = WidgetSnapshot("Meditation.\(family).underWay")
        snapshot.add(MeditationView(entry: entry(isUnderWay: true)), family)
        // 215 seconds are left.
        #expect(snapshot.text.contains("3:35"))
        try snapshot.expect()
    }

    @Test func everyDepthOfColor() throws {
        var snapshot = WidgetSnapshot("Meditation.systemMedium.colors")
        snapshot.addColors(MeditationView(entry: entry()), .systemMedium)
        try snapshot.expect()
    }

    /// Who has not sat this week sees no bars without length, and no streak of nothing.
    @Test func nothingIsShownThatSaysNothing() {
        for family in families {
            var snapshot = WidgetSnapshot("")
            snapshot.add(MeditationView(entry: entry(minutes: [0, 0, 0, 0, 0, 0, 0])), family)
            #expect(!snapshot.text.contains("This week") && !snapshot.text.contains("in a row"))
        }
    }
}
