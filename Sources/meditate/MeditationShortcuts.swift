import IntentCore

/// What people say to start a sitting.
struct MeditationShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: StartMeditationIntent(),
            phrases: [
                "Start a \(.applicationName)",
                "Begin \(.applicationName)",
                "Meditate with \(.applicationName)",
                "Start a session with \(.applicationName)",
                "Start a \(\.$session) session with \(.applicationName)",
                "Begin a \(\.$session) session with \(.applicationName)",
                "Meditate on \(\.$session) with \(.applicationName)",
            ],
            shortTitle: "Start a meditation", systemImageName: "figure.mind.and.body")
        AppShortcut(
            intent: StopMeditationIntent(),
            phrases: ["Stop the \(.applicationName)"],
            shortTitle: "Stop the meditation", systemImageName: "stop.circle")
        AppShortcut(
            intent: LogMeditationIntent(),
            phrases: ["Log a \(.applicationName)"],
            shortTitle: "Log a meditation", systemImageName: "square.and.pencil")
        AppShortcut(
            intent: SummaryIntent(),
            phrases: ["Show my weeks in \(.applicationName)", "Show a \(\.$by) summary in \(.applicationName)"],
            shortTitle: "Your summary", systemImageName: "chart.bar")
        AppShortcut(
            intent: StreakIntent(),
            phrases: ["How long is my streak in \(.applicationName)"],
            shortTitle: "Your streak", systemImageName: "flame")
        AppShortcut(
            intent: GoalIntent(),
            phrases: ["How is my goal in \(.applicationName)"],
            shortTitle: "Your goals", systemImageName: "target")
    }

    static let shortcutTileColor: ShortcutTileColor = .teal
}
