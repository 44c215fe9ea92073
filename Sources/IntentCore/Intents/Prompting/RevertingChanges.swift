extension AppIntent {
    /// Takes back the last change of this machine in a journal, or makes the last one again that was taken back.
    ///
    /// At a terminal the person is asked. Elsewhere the command itself is the consent for one record; several, as the
    /// lines of one pipe, need `--yes`.
    ///
    ///     let undone = try await revert(.undo, in: journal, one: "run", title: \.title)
    ///
    /// - Parameters:
    ///   - one: what a record is called; several get an `s`.
    ///   - title: what names a record to the person.
    /// - Returns: the records that the change was about, as they are now or were last, and what to say.
    /// - Throws: where there is nothing to undo, the person does not agree, or a record has been changed since.
    package func revert(
        _ direction: Journal.Direction, in journal: Journal, one: String, title: @Sendable (JournalRecord) -> String
    ) async throws -> (records: [JournalRecord], words: String) {
        let isAgreed = IntentContext.current.isAgreed
        let verb = direction == .undo ? "undo" : "redo"
        var asked: String?
        if !isAgreed, IntentContext.current.prompter != nil {
            guard let change = try journal.lastChange(direction) else { throw NothingToRevert(verb: verb) }
            let subject = change.subject(direction, one: one, title: title)
            try await requestConfirmation(dialog: "\(direction == .undo ? "Undo" : "Redo") \(subject)?")
            asked = change.id
        }
        let change = try journal.revert(direction) { [asked] change in
            if let asked {
                guard change.id == asked else { throw UsageError("something else was changed meanwhile; try again") }
            } else if change.steps.count > 1, !isAgreed {
                let subject = change.subject(direction, one: one, title: title)
                throw UsageError("this would \(verb) \(subject); if that is right, repeat it with --yes")
            }
        }
        guard let change else { throw NothingToRevert(verb: verb) }
        let subject = change.subject(direction, one: one, title: title)
        // What it was before is what it is now.
        return (
            change.steps.compactMap { $0.before ?? $0.after }, "\(direction == .undo ? "Undid" : "Redid") \(subject)."
        )
    }
}

extension JournalChange {
    /// What is undone or redone: `5 km, 6 May 2024`, `the removal of 3 runs`.
    fileprivate func subject(
        _ direction: Journal.Direction, one: String, title: (JournalRecord) -> String
    ) -> String {
        // What is redone is what was undone, so that it went the other way.
        let effects = steps.map { direction == .undo ? ($0.before, $0.after) : ($0.after, $0.before) }
        let records = effects.compactMap { before, after in after ?? before }
        let name = records.count == 1 ? title(records[0]) : "\(records.count) \(one)s"
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
