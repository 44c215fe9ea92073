/// What one command, or one pipe, changed in a journal on this machine.
public struct JournalChange: Sendable {
    /// What became of one record.
    public struct Step: Sendable {
        /// The record's identifier.
        public let id: String
        /// The record as it was before; nil where there was none.
        public let before: JournalRecord?
        /// The record as the change left it; nil where it was removed.
        public let after: JournalRecord?
    }

    /// What tells the change from all others of this machine.
    public let id: String
    /// What became of each record, in the order in which the change came to them.
    public let steps: [Step]
}

extension Journal {
    /// Which way to go in the history of a journal's changes.
    public enum Direction: Sendable {
        /// Takes back the last change that stands.
        case undo
        /// Makes the change again that was taken back last, unless there was a new one since.
        case redo
    }
}

/// A change is not undone or redone, since one of its records has been changed since, here or on another machine.
package struct ChangedSinceError: UserFacingError {
    /// The record's identifier.
    let id: String

    package var words: String {
        "the record with the id \(shownSafely(id)) has been changed since by something else; nothing was changed"
    }
    package var status: ExitStatus { .refused }
}
