import IntentCore
import Tracking

/// Removes runs.
struct RemoveRunIntent: AppIntent {
    static let title: LocalizedStringResource = "Remove a run"
    static let description = IntentDescription("Removes runs; undo brings them back.")
    static let intentEffects: IntentEffects = [.destructive, .asksFirst]

    @Parameter(
        title: "The run", description: "The beginning of its ID, or 'last' for the newest",
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var target: [RunEntity]

    func perform() async throws -> some IntentResult & ReturnsValue<[RunEntity]> & ProvidesDialog {
        try await remove(target, from: RunStore())
    }
}
