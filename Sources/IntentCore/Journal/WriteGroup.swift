import Synchronization

/// Lines that are written one by one but synced together, because syncing is what costs.
///
///     let group = WriteGroup()
///     try WriteGroup.$current.withValue(group) {
///         … // journals append at once, under their locks
///         try group.commit()  // all of it is on disk: now, and only now, it may be acknowledged
///     }
///
/// The locks are held from the first line after a commit to the next commit, so commit every few hundred lines, and
/// before waiting for anything. If writing or syncing fails, none of the lines since the last commit is acknowledged,
/// and all of them are taken away again.
package final class WriteGroup: Sendable {
    /// The group that appends in this task belong to.
    @TaskLocal package static var current: WriteGroup?

    private let members = Mutex(Members())

    private struct Members {
        var writers: [Journal: JournalWriter] = [:]
        /// The journals whose lines that are not understood were told of.
        var reported: Set<Journal> = []
        /// What took the lines since the last commit away, until that was told.
        var failure: (any Error)?

        mutating func abandon() {
            for writer in writers.values { try? writer.abandon() }
        }
    }

    package init() {}

    /// Whether nothing waits for a commit.
    package var isCommitted: Bool { members.withLock { $0.writers.isEmpty && $0.failure == nil } }

    /// Makes all that was appended since the last commit last, and lets go of the locks.
    ///
    /// - Throws: where that fails, and where a write failed before, which took the lines away: nobody may acknowledge them.
    package func commit() throws {
        try members.withLock { members in
            if let failure = members.failure {
                members.failure = nil
                throw failure
            }
            do {
                for writer in members.writers.values { try writer.commit() }
            } catch {
                members.abandon()
                throw error
            }
        }
    }

    /// Takes away what was appended since the last commit, and lets go of the locks: for when the work ends in an
    /// error.
    package func abandon() { members.withLock { $0.abandon() } }

    /// Works with the journal's writer. After an error the group is as after `abandon`, unless the error was only that
    /// a record does not fit.
    func write<Answer: Sendable>(
        _ journal: Journal, _ body: @Sendable (JournalWriter) throws -> Answer
    ) throws -> Answer {
        try members.withLock { members in
            let writer = try members.writers[journal] ?? JournalWriter(journal.location, isLong: true)
            members.writers[journal] = writer
            do {
                return try body(writer)
            } catch StoreError.unfit(let problem) {
                throw StoreError.unfit(problem)
            } catch {
                members.abandon()
                members.failure = error
                throw error
            }
        }
    }

    /// Reads through the journal's writer if it holds the lock, so that the answer includes what is not committed yet;
    /// nil if it does not.
    func read<Answer: Sendable>(
        _ journal: Journal, for need: JournalIndex.Need, _ body: @Sendable (JournalIndex) throws -> Answer
    ) throws -> Answer? {
        try members.withLock { members in
            guard let writer = members.writers[journal], writer.isLocked else { return nil }
            let isNew = members.reported.insert(journal).inserted
            return try writer.withState(for: need) { state in
                if isNew { state.reportProblems() }
                return try body(state)
            }
        }
    }
}
