import IntentCore

/// Counts the days in a row with a meditation.
struct StreakIntent: AppIntent {
    static let title: LocalizedStringResource = "Show your streak"
    static let description = IntentDescription(
        """
        Counts the days in a row on which you meditated for a minute or more, up to today, or up to yesterday until you do \
        today.
        """)
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(title: "The longest one instead", default: false) var longest: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let streak = try MeditationStore().streak()
        return .result(
            value: longest ? streak.longest : streak.current,
            dialog: "\(longest ? longestOne(streak) : current(streak))")
    }

    private func current(_ streak: Streak) -> String {
        let now = "\(counted(streak.current, "day")) in a row."
        // What is the longest one itself needs no comparison.
        return streak.longest > streak.current ? "\(now) \(longestOne(streak))" : now
    }

    private func longestOne(_ streak: Streak) -> String {
        guard let end = streak.longestEnd else { return "0 days in a row." }
        return "The longest streak was \(counted(streak.longest, "day")), until \(end.title)."
    }
}
