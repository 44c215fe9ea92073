import FoundationEssentials
import IntentCore
import Tracking

/// What the widget shows: how far the person ran, and the run that its button tracks.
struct TrackRunEntry: TimelineEntry {
    let date: Date
    let run: CommonRun
    let total: DistanceSum
    /// The days of this week, those to come included.
    var week: [DayAmount] = []
    /// The goal for the week, else for the shortest period that has one.
    var goal: RunGoal?
    /// The latest runs, the newest first, and the records; for the families that have room.
    var latest: [RunEntity] = []
    var records: [RunRecord] = []

    /// What was run in this week.
    var weekDistance: DistanceSum { DistanceSum(metres: week.reduce(0) { $0 + $1.amount }) }
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
            date: now.date, run: configuration.run ?? .ten, total: DistanceSum(metres: try store.total().amount))
        // The small one has room for the total alone, and a single look at the journal gives it.
        guard context.family != .systemSmall else { return entry }
        entry.week = try store.week(of: now.day)
        // Preferences that cannot be used are warned of where they are looked at otherwise.
        let goals = (try? RunGoal.all(at: now)) ?? []
        entry.goal = goals.first { $0.period == .week } ?? goals.first
        if context.family == .systemLarge || context.family == .systemExtraLarge {
            entry.latest = try store.records(limit: 5).map(RunEntity.init)
            entry.records = Array(RunRecord.all(of: try store.amounts()).prefix(5))
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
}
