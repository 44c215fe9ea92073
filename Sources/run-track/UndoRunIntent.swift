import IntentCore

/// The name that `undo`, and `remove-run` with an identifier, had before.
struct UndoRunIntent: AppIntent {
    static let title: LocalizedStringResource = "Undo a run"
    static let description = IntentDescription("Does what undo does, or with an ID what remove-run does.")
    static let intentEffects: IntentEffects = [.destructive, .asksFirst]
    static let isDiscoverable = false

    @Parameter(title: "Remove the run with this ID") var id: String?

    func perform() async throws -> some IntentResult & ReturnsValue<[RunEntity]> & ProvidesDialog {
        let (runs, words) = try await undone()
        return .result(value: runs, dialog: "\(words)")
    }

    private func undone() async throws -> (runs: [RunEntity], words: String) {
        guard let id else { return try await revertRuns(.undo) }
        guard let run = try RunStore().run(id) else { throw RunError.noRun(id) }
        return try await removeRuns([RunEntity(run)])
    }
}
