import IntentCore

/// What people say to track runs and to look at them.
struct RunShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: RunIntent(),
            phrases: ["Track a run with \(.applicationName)", "Track \(\.$run) with \(.applicationName)"],
            shortTitle: "Track a run", systemImageName: "figure.run")
        AppShortcut(
            intent: ListRunsIntent(),
            phrases: ["Show my runs in \(.applicationName)"],
            shortTitle: "Your runs", systemImageName: "list.bullet")
        AppShortcut(
            intent: TotalDistanceIntent(),
            phrases: ["What is my total in \(.applicationName)"],
            shortTitle: "Your total", systemImageName: "sum")
    }

    static let shortcutTileColor: ShortcutTileColor = .orange
}
