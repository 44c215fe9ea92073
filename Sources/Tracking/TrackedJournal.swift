import IntentCore

/// A journal of what a person does, with intents that record, list, correct, remove, undo and add it up.
///
/// A tool says what its records are; what is done to them is here, once for all such tools:
///
///     struct RunStore: TrackedJournal {
///         typealias Record = Run
///         typealias Entity = RunEntity
///         static let listCommand = "run-track list-runs"
///         let journal = Journal("runs", amount: "metres")
///         func reloadWidgets() { WidgetCenter.shared.reloadTimelines(ofKind: TrackRunWidget.kind) }
///     }
package protocol TrackedJournal: Sendable {
    /// A record as the tool works with it.
    associatedtype Record: TrackedRecord
    /// A record as lists and other actions see it.
    associatedtype Entity: TrackedEntity where Entity.Record == Record

    /// The command that shows which records there are: `run-track list-runs`.
    static var listCommand: String { get }

    init()

    /// Where the records are.
    var journal: Journal { get }

    /// How many records there are on these days, and what they add up to.
    func total(since: Day?, until: Day?) throws -> JournalTotal

    /// When each record of these days happened and what it adds up to, in no order.
    func amounts(since: Day?, until: Day?) throws -> [JournalAmount]

    /// What all records add up to, for the end of a sentence about a change: a space and a sentence, or nothing.
    ///
    /// - Parameter known: the total, where it is known already.
    func totalSentence(_ known: JournalTotal?) -> String

    /// Has everything drawn again that shows the records.
    func reloadWidgets()
}

extension TrackedJournal {
    package func total(since: Day?, until: Day?) throws -> JournalTotal {
        try journal.total(since: since, until: until)
    }

    package func amounts(since: Day?, until: Day?) throws -> [JournalAmount] {
        try journal.amounts(since: since, until: until)
    }

    package func totalSentence(_ known: JournalTotal?) -> String { "" }

    /// How many records there are, and what they add up to.
    package func total(since: Day? = nil) throws -> JournalTotal { try total(since: since, until: nil) }

    /// When each record happened and what it adds up to, in no order.
    package func amounts() throws -> [JournalAmount] { try amounts(since: nil, until: nil) }

    /// What all records add up to, for the end of a sentence about a change.
    package func totalSentence() -> String { totalSentence(nil) }

    /// What one is called: `run`.
    static var noun: String { Entity.typeDisplayRepresentation.name.text.lowercased() }

    // MARK: Looking up

    /// The records of these days, newest first.
    package func records(since: Day? = nil, until: Day? = nil, limit: Int? = nil) throws -> some Sequence<Record> {
        let now = Moment.now
        return try journal.records(since: since, until: until, limit: limit).lazy.compactMap { Record($0, at: now) }
    }

    /// The record with that identifier.
    package func record(_ id: String) throws -> Record? { try journal.record(id).flatMap { Record($0, at: .now) } }

    /// The record that a command is about.
    ///
    /// - Throws: `TrackingError.noRecord` where it is not there, or not any more.
    package func existing(_ id: String) throws -> Record {
        guard let record = try record(id) else { throw noRecord(id) }
        return record
    }

    func noRecord(_ id: String) -> TrackingError {
        .noRecord(noun: Self.noun, id: id, listCommand: Self.listCommand)
    }

    /// Why a record cannot be stored under an identifier that another one has.
    package func keyIsTaken(_ id: String, differences: [String]) -> TrackingError {
        .keyIsTaken(noun: Self.noun, id: id, differences: differences)
    }

    // MARK: Changing

    /// Changes a record that is there.
    ///
    /// - Returns: the record as it is now.
    /// - Throws: `TrackingError.noRecord` where it is not there any more, and what the store and the body throw.
    package func edit(_ id: String, _ body: @Sendable (inout Record) throws -> Void) throws -> Record {
        defer { reloadWidgets() }
        let edited = try journal.write { writer in
            try writer.edit(id) { stored in
                guard var record = Record(stored, at: .now) else { return }
                try body(&record)
                record.write(to: &stored)
            }
        }
        guard let record = edited.flatMap({ Record($0, at: .now) }) else { throw noRecord(id) }
        return record
    }

    /// Removes records, all or none.
    ///
    /// - Returns: those that were there.
    func remove(_ ids: [String]) throws -> [Record] {
        defer { reloadWidgets() }
        let removed = try journal.write { writer in try ids.compactMap { try writer.remove($0) } }
        return removed.compactMap { Record($0, at: .now) }
    }
}
