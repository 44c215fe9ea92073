import IntentCore

@main
struct RunTrack: IntentApp {
    static let name = "run-track"
    static let displayName = "Run Track"
    static let primaryIntent: any AppIntent.Type = RunIntent.self
    static let summary = "Track a run."
    static let intents: [any AppIntent.Type] = [
        ListRunsIntent.self, TotalDistanceIntent.self, EditRunIntent.self, RemoveRunIntent.self, UndoIntent.self,
        RedoIntent.self, UndoRunIntent.self, SummaryIntent.self, RecordsIntent.self, SetGoalIntent.self,
        GoalIntent.self, PreferencesIntent.self,
    ]
    static let shortcuts: (any AppShortcutsProvider.Type)? = RunShortcuts.self
    static let examples = [
        CommandExample("run-track 10K --time 52:30", "track ten kilometres"),
        CommandExample("run-track list-runs --since monday", "list this week's runs"),
        CommandExample("run-track 7.3km --date 'yesterday 18:30' --note 'by the river'", "track what was before"),
        CommandExample("run-track summary --by month", "add up each month's runs"),
        CommandExample("run-track set-goal 30km --per week", "set a goal"),
        CommandExample("printf '5K\\n3.1mi\\n' | run-track --json", "track a run a line and print records"),
    ]
    static let files = [
        AppFile(.data("runs/"), "Your runs, a line each; a file for each machine."),
        AppFile(.config(Preferences.fileName), "Your unit of distance, the week's first day and your goals."),
    ]
    static let widgets: [any Widget.Type] = [TrackRunWidget.self, TrackRunControl.self]
}
