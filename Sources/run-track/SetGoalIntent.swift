import IntentCore

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
            let had = try Preferences.read().goal(of: RunTrack.name, per: per) != nil
            try Preferences.update { $0.setGoal(nil, of: RunTrack.name, per: per) }
            let words = had ? "Removed the goal per \(per.rawValue)." : "There was no goal per \(per.rawValue)."
            return .result(value: nil, dialog: "\(words)")
        }
        guard let distance else { throw $distance.needsValueError("How far?") }
        try Preferences.update { $0.setGoal(.string("\(distance.text)km"), of: RunTrack.name, per: per) }
        let goal = try RunGoal.all().first { $0.period == per }
        return .result(value: goal, dialog: "\(distance) per \(per.rawValue). \(goal?.sentence ?? "")")
    }
}
