import IntentCore

extension AppIntent {
    /// Takes back the last change of this machine in a journal, or makes the last one again that was taken back.
    ///
    /// At a terminal the person is asked. Elsewhere the command itself is the consent for one record; several, as the
    /// lines of one pipe, need `--yes`.
    ///
    /// - Returns: the records that the change was about, as they are now or were last, and what to say.
    /// - Throws: where there is nothing to undo, the person does not agree, or a record has been changed since.
    package func revert<Store: TrackedJournal>(
        _ direction: Journal.Direction, in store: Store
    ) async throws -> ChangedRecords<Store.Entity> {
        let isAgreed = IntentContext.current.isAgreed
        let verb = direction == .undo ? "undo" : "redo"
        var asked: String?
        if !isAgreed, IntentContext.current.prompter != nil {
            guard let change = try store.journal.lastChange(direction) else { throw NothingToRevert(verb: verb) }
            let question = "\(direction == .undo ? "Undo" : "Redo") \(store.subject(of: change, direction))?"
            try await requestConfirmation(dialog: "\(question)")
            asked = change.id
        }
        let change = try store.journal.revert(direction) { [asked] change in
            if let asked {
                guard change.id == asked else { throw UsageError("something else was changed meanwhile; try again") }
            } else if change.steps.count > 1, !isAgreed {
                let subject = store.subject(of: change, direction)
                throw UsageError("this would \(verb) \(subject); if that is right, repeat it with --yes")
            }
        }
        guard let change else { throw NothingToRevert(verb: verb) }
        store.reloadWidgets()
        // What it was before is what it is now.
        let records = change.steps.compactMap { $0.before ?? $0.after }.compactMap { Store.Record($0, at: .now) }
        let words = "\(direction == .undo ? "Undid" : "Redid") \(store.subject(of: change, direction))."
        return .result(value: records.map(Store.Entity.init), dialog: "\(words)\(store.totalSentence())")
    }
}

extension TrackedJournal {
    /// What is undone or redone: `5 km, 6 May 2024`, `the removal of 3 runs`.
    fileprivate func subject(of change: JournalChange, _ direction: Journal.Direction) -> String {
        // What is redone is what was undone, so that it went the other way.
        let effects = change.steps.map { direction == .undo ? ($0.before, $0.after) : ($0.after, $0.before) }
        let records = effects.compactMap { before, after in after ?? before }
        let name =
            records.count == 1
            ? Record(records[0], at: .now)?.title ?? records[0].id : counted(records.count, Self.noun)
        if effects.allSatisfy({ before, _ in before == nil }) { return name }
        if effects.allSatisfy({ _, after in after == nil }) { return "the removal of \(name)" }
        return "the change of \(name)"
    }
}

/// There is no change to take back or to make again.
private struct NothingToRevert: Error, CustomLocalizedStringResourceConvertible {
    let verb: String

    var localizedStringResource: LocalizedStringResource { "there is nothing to \(verb)" }
}
