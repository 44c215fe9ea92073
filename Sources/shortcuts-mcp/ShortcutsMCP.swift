import IntentCore

@main
struct ShortcutsMCP: IntentApp {
    static let name = "shortcuts-mcp"
    static let displayName = "Shortcuts MCP"
    static let primaryIntent: any AppIntent.Type = ServeIntent.self
    static let summary = "Let an assistant run the intents of installed apps."
    static let examples = [
        CommandExample("shortcuts-mcp", "offer every intent of every installed app"),
        CommandExample("shortcuts-mcp --app run-track --read-only", "let it look at your runs, and nothing else"),
    ]
    static let files = [
        AppFile(.data("apps/"), "Manifests of the installed apps; also under each of XDG_DATA_DIRS.")
    ]
}
