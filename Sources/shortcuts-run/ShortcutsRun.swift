import IntentCore

@main
struct ShortcutsRun: IntentApp {
    static let name = "shortcuts-run"
    static let displayName = "Shortcuts Run"
    static let primaryIntent: any AppIntent.Type = RunShortcutIntent.self
    static let summary = "Run an app's intent by saying its phrase."
}
