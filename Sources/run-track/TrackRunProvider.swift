import FoundationEssentials
import IntentCore

/// What the widget shows: how far the person ran, and the run that its button tracks.
struct TrackRunEntry: TimelineEntry {
    /// What was run on one day.
    struct DayOfRuns: Identifiable {
        let id: Day
        let distance: DistanceSum

        /// `Mo`, as it stands below a bar.
        var name: String { String(Weekday.allCases[(id.weekday - 1) % 7].rawValue.prefix(2)).capitalized }
    }

    let date: Date
    let run: CommonRun
    let total: DistanceSum
    /// The days of this week, those to come included.
    var week: [DayOfRuns] = []
    /// The goal for the week, else for the shortest period that has one.
    var goal: RunGoal?
    /// The latest runs, the newest first, and the records; for the families that have room.
    var latest: [RunEntity] = []
    var records: [RunRecord] = []

    /// What was run in this week.
    var weekDistance: DistanceSum { DistanceSum(metres: week.reduce(0) { $0 + $1.distance.metres }) }
}

/// Adds up the runs for the widget. They are others when one is tracked or changed, which reloads the widget, and on the
/// next day.
struct TrackRunProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TrackRunEntry {
        TrackRunEntry(date: Date(), run: .ten, total: DistanceSum(metres: 37_700))
    }

    func snapshot(for configuration: TrackRunConfiguration, in context: Context) async throws -> TrackRunEntry {
        let store = RunStore()
        let now = Moment.now
        var entry = TrackRunEntry(
            date: now.date, run: configuration.run ?? .ten, total: DistanceSum(metres: try store.metres()))
        // The small one has room for the total alone, and a single look at the journal gives it.
        guard context.family != .systemSmall else { return entry }
        entry.week = try week(of: now.day)
        // Preferences that cannot be used are warned of where they are looked at otherwise.
        let goals = (try? RunGoal.all(in: store, at: now)) ?? []
        entry.goal = goals.first { $0.period == .week } ?? goals.first
        if context.family == .systemLarge || context.family == .systemExtraLarge {
            entry.latest = try store.runs(limit: 5).map(RunEntity.init)
            entry.records = Array(RunRecord.all(of: try RunHistory()).prefix(5))
        }
        return entry
    }

    func timeline(
        for configuration: TrackRunConfiguration, in context: Context
    ) async throws -> Timeline<TrackRunEntry> {
        let entry = try await snapshot(for: configuration, in: context)
        guard !entry.week.isEmpty else { return Timeline(entries: [entry], policy: .never) }
        return Timeline(entries: [entry], policy: .after(Moment(local: entry.date).startOfNextDay.date))
    }

    private func week(of day: Day) throws -> [TrackRunEntry.DayOfRuns] {
        let start = CalendarPeriod.week.start(of: day, weekStart: Preferences.current.weekStart.number)
        let days = (0..<7).map { Day(number: start.number + $0) }
        var metres: [Int: Int] = [:]
        for run in try RunStore().journal.amounts(since: start, until: days.last) {
            metres[run.date.day.number, default: 0] += run.amount
        }
        return days.map { .init(id: $0, distance: DistanceSum(metres: metres[$0.number] ?? 0)) }
    }
}
