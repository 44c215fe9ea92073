import IntentCore

/// What people say to import runs.
struct ImportShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ImportRunsIntent(), phrases: ["Import runs with \(.applicationName)"],
            shortTitle: "Import runs", systemImageName: "square.and.arrow.down")
    }
}
