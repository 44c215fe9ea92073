import IntentCore

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
        let (runs, words) = try await removeRuns(target)
        return .result(value: runs, dialog: "\(words)")
    }
}

extension AppIntent {
    func removeRuns(_ runs: [RunEntity]) async throws -> (runs: [RunEntity], words: String) {
        let store = RunStore()
        // Off a terminal the command itself is the confirmation for one run: a script has nobody to ask.
        if IntentContext.current.prompter != nil || runs.count > 1 {
            try await requestConfirmation(dialog: "Remove \(named(runs))?")
        }
        let removed = try store.remove(runs.map(\.id)).map(RunEntity.init)
        guard !removed.isEmpty else { throw RunError.noRun(runs.first?.id ?? "") }
        return (removed, "Removed \(named(removed)).\(store.totalSentence())")
    }

    private func named(_ runs: [RunEntity]) -> String { runs.count == 1 ? runs[0].intentText : "\(runs.count) runs" }
}
