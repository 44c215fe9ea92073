import IntentCore

extension AppIntent {
    /// Removes records.
    ///
    /// At a terminal the person is asked. Elsewhere the command itself is the consent for one record, since a script has
    /// nobody to ask; several need `--yes`.
    ///
    /// - Returns: the records that were there, and what to say.
    /// - Throws: `TrackingError.noRecord` where there was none, where the person does not agree, and what the store throws.
    package func remove<Store: TrackedJournal>(
        _ targets: [Store.Entity], from store: Store
    ) async throws -> ChangedRecords<Store.Entity> {
        func named(_ records: [Store.Entity]) -> String {
            records.count == 1 ? records[0].intentText : counted(records.count, Store.noun)
        }
        if IntentContext.current.prompter != nil || targets.count > 1 {
            try await requestConfirmation(dialog: "Remove \(named(targets))?")
        }
        let removed = try store.remove(targets.map(\.id)).map(Store.Entity.init)
        guard !removed.isEmpty else { throw store.noRecord(targets.first?.id ?? "") }
        return .result(value: removed, dialog: "Removed \(named(removed)).\(store.totalSentence())")
    }
}

/// The result of what changes records: these, and what to say.
package typealias ChangedRecords<Entity: TrackedEntity> = IntentResultContainer<[Entity], Never, Never, IntentDialog>
