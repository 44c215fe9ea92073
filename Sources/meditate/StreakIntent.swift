import IntentCore

/// Counts the days in a row with a meditation.
struct StreakIntent: AppIntent {
    static let title: LocalizedStringResource = "Show your streak"
    static let description = IntentDescription(
        "Counts the days in a row on which you meditated, up to today, or up to yesterday until you do today.")
    static let intentEffects: IntentEffects = .readOnly

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let days = try MeditationStore().streak()
        return .result(value: days, dialog: days == 1 ? "1 day in a row." : "\(days) days in a row.")
    }
}
