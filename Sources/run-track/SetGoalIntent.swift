import IntentCore
import Tracking

/// Sets how far the person means to run in a period.
struct SetGoalIntent: AppIntent {
    static let title: LocalizedStringResource = "Set a goal"
    static let description = IntentDescription("Sets how far you mean to run each day, week, month or year.")

    @Parameter(title: "Distance") var distance: Distance?
    @Parameter(title: "For each of these", default: .week) var per: CalendarPeriod
    @Parameter(title: "Remove the goal", default: false) var off: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<RunGoal?> & ProvidesDialog {
        defer { WidgetCenter.shared.reloadTimelines(ofKind: TrackRunWidget.kind) }
        guard !off else {
            guard distance == nil else { throw UsageError("give a distance or --off, not both") }
            return .result(value: nil, dialog: "\(try RunGoal.remove(per: per))")
        }
        guard let distance else { throw $distance.needsValueError("How far?") }
        let goal = try RunGoal.set("\(distance.text)km", per: per)
        return .result(value: goal, dialog: "\(distance) per \(per.rawValue). \(goal?.sentence ?? "")")
    }
}
