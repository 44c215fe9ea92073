import IntentCore

@main
struct ShortcutsList: IntentApp {
    static let name = "shortcuts-list"
    static let displayName = "Shortcuts List"
    static let primaryIntent: any AppIntent.Type = ListShortcutsIntent.self
    static let summary = "Show what you can say to run your apps' intents."
    static let intents: [any AppIntent.Type] = [ViewShortcutIntent.self, CheckIntent.self]
}
