import IntentCore

@main
struct Meditate: IntentApp {
    static let name = "meditate"
    static let displayName = "Meditation"
    static let primaryIntent: any AppIntent.Type = StartMeditationIntent.self
    static let summary = "Start a meditation session."
    static let intents: [any AppIntent.Type] = [
        AddSessionIntent.self, RemoveSessionIntent.self, ListSessionsIntent.self, StopMeditationIntent.self,
        LogMeditationIntent.self, ListMeditationsIntent.self, TotalTimeIntent.self, StreakIntent.self,
        EditMeditationIntent.self, RemoveMeditationIntent.self, UndoIntent.self, RedoIntent.self, SummaryIntent.self,
        SetGoalIntent.self, GoalIntent.self, PreferencesIntent.self,
    ]
    static let shortcuts: (any AppShortcutsProvider.Type)? = MeditationShortcuts.self
    static let widgets: [any Widget.Type] = [MeditationWidget.self, MeditationControl.self]
    static let valueSources: [ValueSource] = [.config(SessionModel.fileName)]
    static let examples = [
        CommandExample("meditate breathing", "start a session"),
        CommandExample("meditate add-session 'Box: 4-7-8' --duration 12m", "add a session of your own"),
        CommandExample("meditate --duration 20m --bell 5m", "sit for longer, with a bell on the way"),
        CommandExample("meditate log-meditation breathing --date 'yesterday 07:00'", "log one of yesterday"),
        CommandExample("meditate set-goal 20m --per day", "set a goal"),
        CommandExample("meditate list-meditations --since monday --json", "print this week's as records"),
    ]
    static let files = [
        AppFile(.config(SessionModel.fileName), "Your sessions, which you may edit."),
        AppFile(.config(Preferences.fileName), "The week's first day and your goals."),
        AppFile(.data("meditations/"), "Your meditations, one per line; a file for each machine."),
    ]
}
