import IntentCore
import Tracking

/// Sets how long the person means to sit in a period.
struct SetGoalIntent: AppIntent {
    static let title: LocalizedStringResource = "Set a goal"
    static let description = IntentDescription("Sets how long you mean to meditate each day, week, month or year.")

    @Parameter(title: "Duration") var duration: Duration?
    @Parameter(title: "For each of these", default: .day) var per: CalendarPeriod
    @Parameter(title: "Remove the goal", default: false) var off: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<MeditationGoal?> & ProvidesDialog {
        defer { WidgetCenter.shared.reloadTimelines(ofKind: MeditationWidget.kind) }
        guard !off else {
            guard duration == nil else { throw UsageError("give a duration or --off, not both") }
            return .result(value: nil, dialog: "\(try MeditationGoal.remove(per: per))")
        }
        guard let duration else { throw $duration.needsValueError("How long?") }
        guard duration >= .seconds(1) else { throw SessionError.isTooShort }
        let goal = try MeditationGoal.set(duration.written, per: per)
        return .result(value: goal, dialog: "\(duration) per \(per.rawValue). \(goal?.sentence ?? "")")
    }
}
