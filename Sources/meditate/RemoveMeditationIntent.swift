import IntentCore
import Tracking

/// Removes sittings.
struct RemoveMeditationIntent: AppIntent {
    static let title: LocalizedStringResource = "Remove a meditation"
    static let description = IntentDescription("Removes meditations from your history; undo brings them back.")
    static let intentEffects: IntentEffects = [.destructive, .asksFirst]

    @Parameter(
        title: "The meditation", description: "The beginning of its ID, or 'last' for the newest",
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var target: [MeditationEntity]

    func perform() async throws -> some IntentResult & ReturnsValue<[MeditationEntity]> & ProvidesDialog {
        try await remove(target, from: MeditationStore())
    }
}
