import IntentCore

@main
struct RunTrack: IntentApp {
    static let name = "run-track"
    static let displayName = "Run Track"
    static let primaryIntent: any AppIntent.Type = RunIntent.self
    static let summary = "Track a run."
    static let intents: [any AppIntent.Type] = [ListRunsIntent.self, TotalDistanceIntent.self, UndoRunIntent.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = RunShortcuts.self
    static let widgets: [any Widget.Type] = [TrackRunWidget.self]
}
