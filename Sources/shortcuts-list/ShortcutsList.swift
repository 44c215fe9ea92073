import IntentCore

@main
struct ShortcutsList: IntentApp {
    static let name = "shortcuts-list"
    static let displayName = "Shortcuts List"
    static let primaryIntent: any AppIntent.Type = ListShortcutsIntent.self
    static let summary = "Show what you can say to run your apps' intents."
    static let intents: [any AppIntent.Type] = [ViewShortcutIntent.self, CheckIntent.self]
    static let examples = [
        CommandExample("shortcuts-list run", "list the phrases that have that word"),
        CommandExample("shortcuts-list view-shortcut 'Begin Meditation'", "tell what a phrase does"),
        CommandExample("shortcuts-list --json", "print the phrases with their commands as records"),
    ]
    static let files = [
        AppFile(.data("apps/"), "Manifests of the installed apps; also under each of XDG_DATA_DIRS.")
    ]
}
