import AppIntents

// All that is added to the phone's code to make a tool of it; `nonisolated`, since a bundle belongs to the main actor.
nonisolated extension HabitWidgets: IntentApp {
    static let name = "phone-habits"
    static let displayName = "Habits"
    static let intents: [any AppIntent.Type] = [
        EndIntent.self, WriteIntent.self, SetKeyIntent.self, ToggleHabitIntent.self,
    ]
    static let shortcuts: (any AppShortcutsProvider.Type)? = HabitShortcuts.self
}
