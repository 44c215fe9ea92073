import FoundationEssentials
import IntentCore
import Tracking

/// What the widget shows at a moment.
struct MeditationWidgetEntry: TimelineEntry {
    /// A sitting that goes on.
    struct UnderWay {
        let name: String
        let time: ClosedRange<Date>
    }

    let date: Date
    /// What was sat on that day.
    let today: Duration
    let goal: Duration
    let streak: Streak
    /// What the button starts; nil where the person has no session.
    let session: MeditationSession?
    let underWay: UnderWay?
    /// The days of this week, those to come included.
    var week: [DayAmount] = []
    /// The latest sittings that are over, the newest first.
    var latest: [MeditationEntity] = []
}

/// Looks up the day's sittings for the widget. They are others when a sitting begins or ends, which reloads the widget,
/// when the one under way is over, and on the next day.
struct MeditationProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MeditationWidgetEntry {
        MeditationWidgetEntry(
            date: Date(), today: .seconds(600), goal: .seconds(1200), streak: Streak(days: [], today: Moment.now.day),
            session: nil, underWay: nil)
    }

    func snapshot(
        for configuration: MeditationConfiguration, in context: Context
    ) async throws -> MeditationWidgetEntry {
        let store = MeditationStore()
        let now = Moment.now
        let current = try store.underWay()
        let model = SessionModel()
        // Preferences that cannot be used are warned of where they are looked at otherwise.
        let ownGoal = try? MeditationGoal.all(at: now).first { $0.period == .day }?.goal
        var entry = MeditationWidgetEntry(
            date: now.date, today: .seconds(try store.total(since: now.day, until: now.day).amount),
            goal: configuration.goal ?? ownGoal ?? .seconds(20 * 60), streak: try store.streak(),
            session: try configuration.session ?? model.defaultSession() ?? model.sessions().first,
            underWay: current.map { meditation, remaining in
                let end = now.date.addingTimeInterval(remaining.seconds)
                return .init(name: meditation.name, time: end.addingTimeInterval(-meditation.planned.seconds)...end)
            })
        guard context.family != .systemSmall, context.family != .accessoryInline else { return entry }
        entry.week = try store.week(of: now.day)
        let count = context.family == .systemMedium ? 1 : 7
        entry.latest = try store.records(limit: count + 1).filter { $0.id != current?.meditation.id }
            .prefix(count).map(MeditationEntity.init)
        return entry
    }

    func timeline(
        for configuration: MeditationConfiguration, in context: Context
    ) async throws -> Timeline<MeditationWidgetEntry> {
        let entry = try await snapshot(for: configuration, in: context)
        let tomorrow = Moment(local: entry.date).startOfNextDay.date
        return Timeline(entries: [entry], policy: .after(min(tomorrow, entry.underWay?.time.upperBound ?? tomorrow)))
    }
}
