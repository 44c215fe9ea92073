import IntentCore

@main
struct ShortcutsRun: IntentApp {
    static let name = "shortcuts-run"
    static let displayName = "Shortcuts Run"
    static let primaryIntent: any AppIntent.Type = RunShortcutIntent.self
    static let summary = "Run an app's intent by saying its phrase."
    static let examples = [
        CommandExample("shortcuts-run 'Track 5K with Run Track'", "run a phrase"),
        CommandExample("shortcuts-list | fzf | shortcuts-run", "choose a phrase and run it"),
        CommandExample("shortcuts-run 'Track a run with Run Track' --distance 7.3km", "give it what it lacks"),
    ]
    static let files = [
        AppFile(.data("apps/"), "Manifests of the installed apps; also under each of XDG_DATA_DIRS.")
    ]
}
