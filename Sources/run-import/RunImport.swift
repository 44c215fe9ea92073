import IntentCore

@main
struct RunImport: IntentApp {
    static let name = "run-import"
    static let displayName = "Run Import"
    static let primaryIntent: any AppIntent.Type = ImportRunsIntent.self
    static let summary = "Import runs from the files of other tools."
    static let shortcuts: (any AppShortcutsProvider.Type)? = ImportShortcuts.self
    static let examples = [
        CommandExample("run-import export.zip", "show the runs in an export"),
        CommandExample("run-import export.zip | run-track", "track them all, each once"),
        CommandExample(
            "run-import *.fit --json | jq -c 'select(.value.distance > 5)' | run-track", "track the longer ones"),
        CommandExample("timew export | run-import | run-track", "track what another program prints"),
    ]
}
