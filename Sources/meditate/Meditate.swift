import IntentCore

@main
struct Meditate: IntentApp {
    static let name = "meditate"
    static let displayName = "Meditation"
    static let primaryIntent: any AppIntent.Type = StartMeditationIntent.self
    static let summary = "Start a meditation session."
    static let intents: [any AppIntent.Type] = [
        AddSessionIntent.self, RemoveSessionIntent.self, ListSessionsIntent.self, StopMeditationIntent.self,
        ListMeditationsIntent.self, TotalTimeIntent.self, StreakIntent.self,
    ]
    static let shortcuts: (any AppShortcutsProvider.Type)? = MeditationShortcuts.self
    static let widgets: [any Widget.Type] = [MeditationWidget.self]
    static let valueSources: [ValueSource] = [.config(SessionModel.fileName)]
}
