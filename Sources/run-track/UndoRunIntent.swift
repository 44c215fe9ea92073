import IntentCore
import Tracking

/// The name that `undo`, and `remove-run` with an identifier, had before.
struct UndoRunIntent: AppIntent {
    static let title: LocalizedStringResource = "Undo a run"
    static let description = IntentDescription("Does what undo does, or with an ID what remove-run does.")
    static let intentEffects: IntentEffects = [.destructive, .asksFirst]
    static let isDiscoverable = false

    @Parameter(title: "Remove the run with this ID", optionsProvider: EntityIdentifiers<RunQuery>()) var id: String?

    func perform() async throws -> some IntentResult & ReturnsValue<[RunEntity]> & ProvidesDialog {
        let store = RunStore()
        guard let id else { return try await revert(.undo, in: store) }
        return try await remove([RunEntity(store.existing(id))], from: store)
    }
}
