import IntentCore

/// A record of a `TrackedJournal` as the tool works with it: a run, a sitting.
package protocol TrackedRecord: Sendable {
    /// What it is called where a person reads it: `10 km, 30 Nov 2026`.
    var title: String { get }

    /// Reads a record of the journal; nil where it is none of these.
    ///
    /// - Parameter now: until when one that goes on is counted.
    init?(_ record: JournalRecord, at now: Moment)

    /// Puts what it says in the place of what its record said; keys of a later version stay.
    func write(to record: inout JournalRecord)
}

/// A record of a `TrackedJournal` as lists, records and other actions see it.
package protocol TrackedEntity: AppEntity, TableColumns where ID == String {
    /// The record as the tool works with it.
    associatedtype Record: TrackedRecord

    init(_ record: Record)
}

/// What became of a record that was to be stored under a caller's own key.
package enum Tracked<Record: TrackedRecord> {
    case recorded(Record)
    /// The same one had been recorded under its key before.
    case alreadyRecorded(Record)
    /// An imported one is there in another form, and stays as it is; the names of what differs.
    case differs(Record, [String])

    /// The record as it is stored.
    package var record: Record {
        switch self {
        case .recorded(let record), .alreadyRecorded(let record), .differs(let record, _): record
        }
    }
}
