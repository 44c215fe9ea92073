import IntentCore
import Tracking

/// Takes back what was done last.
struct UndoIntent: AppIntent {
    static let title: LocalizedStringResource = "Undo the last change"
    static let description = IntentDescription(
        """
        Takes back the last change that was made on this machine: a run, all runs of a pipe, an edit or a removal. Once \
        more, it takes back the one before.
        """)
    static let intentEffects: IntentEffects = [.destructive, .asksFirst]

    func perform() async throws -> some IntentResult & ReturnsValue<[RunEntity]> & ProvidesDialog {
        try await revert(.undo, in: RunStore())
    }
}

/// Does again what was taken back last.
struct RedoIntent: AppIntent {
    static let title: LocalizedStringResource = "Redo what was undone"
    static let description = IntentDescription(
        "Makes the change again that was undone last; once more, the one undone before. A new change ends it.")
    static let intentEffects: IntentEffects = [.destructive, .asksFirst]

    func perform() async throws -> some IntentResult & ReturnsValue<[RunEntity]> & ProvidesDialog {
        try await revert(.redo, in: RunStore())
    }
}
