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
        AppShortcut(
            intent: SummaryIntent(),
            phrases: ["Show my weeks in \(.applicationName)", "Show a \(\.$by) summary in \(.applicationName)"],
            shortTitle: "Your summary", systemImageName: "chart.bar")
        AppShortcut(
            intent: RecordsIntent(),
            phrases: ["Show my records in \(.applicationName)"],
            shortTitle: "Your records", systemImageName: "trophy")
        AppShortcut(
            intent: GoalIntent(),
            phrases: ["How is my goal in \(.applicationName)"],
            shortTitle: "Your goals", systemImageName: "target")
    }

    static let shortcutTileColor: ShortcutTileColor = .orange
}
