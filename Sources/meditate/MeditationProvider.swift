import FoundationEssentials
import IntentCore

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
    /// Days in a row.
    let streak: Int
    /// What the button starts; nil where the person has no session.
    let session: MeditationSession?
    let underWay: UnderWay?
}

/// Looks up the day's sittings for the widget. They are others when a sitting begins or ends, which reloads the widget,
/// when the one under way is over, and on the next day.
struct MeditationProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MeditationWidgetEntry {
        MeditationWidgetEntry(
            date: Date(), today: .seconds(600), goal: .seconds(1200), streak: 7, session: nil, underWay: nil)
    }

    func snapshot(
        for configuration: MeditationConfiguration, in context: Context
    ) async throws -> MeditationWidgetEntry {
        let store = MeditationStore()
        let now = Moment.now
        let current = try store.underWay()
        let today = try store.total(since: now.day, until: now.day).time
        let model = SessionModel()
        return MeditationWidgetEntry(
            date: now.date, today: today, goal: configuration.goal, streak: try store.streak().current,
            session: try configuration.session ?? model.defaultSession() ?? model.sessions().first,
            underWay: current.map { meditation, remaining in
                let end = now.date.addingTimeInterval(remaining.seconds)
                return .init(name: meditation.name, time: end.addingTimeInterval(-meditation.planned.seconds)...end)
            })
    }

    func timeline(
        for configuration: MeditationConfiguration, in context: Context
    ) async throws -> Timeline<MeditationWidgetEntry> {
        let entry = try await snapshot(for: configuration, in: context)
        let tomorrow = Moment(local: entry.date).startOfNextDay.date
        return Timeline(entries: [entry], policy: .after(min(tomorrow, entry.underWay?.time.upperBound ?? tomorrow)))
    }
}
