import IntentCore

/// Takes a run back.
struct UndoRunIntent: AppIntent {
    static let title: LocalizedStringResource = "Undo a run"
    static let description = IntentDescription("Takes back the run that was recorded last on this machine.")

    @Parameter(title: "Undo the run with this ID") var id: String?

    func perform() async throws -> some IntentResult & ReturnsValue<RunEntity> & ProvidesDialog {
        let store = RunStore()
        let run = try await undone(in: store)
        return .result(value: RunEntity(run), dialog: "Undid \(run.title).\(store.totalSentence())")
    }

    private func undone(in store: RunStore) async throws -> Run {
        // Off a terminal the command itself is the confirmation: a script has nobody to ask. Which run is the last is
        // then decided as it is removed.
        guard id != nil || PromptContext.prompter != nil else {
            guard let run = try store.removeLatest() else { throw NothingToUndo(id: nil) }
            return run
        }
        guard let run = try id.map(store.run) ?? store.latest() else { throw NothingToUndo(id: id) }
        if PromptContext.prompter != nil { try await requestConfirmation(dialog: "Undo \(run.title)?") }
        guard try store.remove(run) else { throw NothingToUndo(id: run.id) }
        return run
    }
}

/// There is no such run, or none at all.
private struct NothingToUndo: Error, CustomLocalizedStringResourceConvertible {
    let id: String?

    var localizedStringResource: LocalizedStringResource {
        id.map { "there is no run with the id '\($0)'; see run-track list-runs --fields id,title" }
            ?? "there is nothing to undo"
    }
}
