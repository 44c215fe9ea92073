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

    private let writers = Mutex(Writers())

    private struct Writers {
        var open: [JournalPlace: JournalWriter] = [:]
    }

    package init() {}

    /// Makes all that was appended since the last commit last, and lets go of the locks.
    package func commit() throws {
        try writers.withLock { writers in
            var rest = writers.open
            writers.open = [:]
            while let (place, writer) = rest.popFirst() {
                do {
                    try writer.commit()
                } catch {
                    _ = place
                    for writer in rest.values { try? writer.abandon() }
                    throw error
                }
            }
        }
    }

    /// Takes away what was appended since the last commit, and lets go of the locks: for when the work ends in an error.
    package func abandon() {
        writers.withLock { writers in
            for writer in writers.open.values { try? writer.abandon() }
            writers.open = [:]
        }
    }

    /// Works with the journal's writer, opened if need be. After an error the group is as after `abandon`, unless the
    /// error was only that the record does not fit.
    func write<Answer: Sendable>(
        _ place: JournalPlace, _ body: @Sendable (JournalWriter) throws -> Answer
    ) throws -> Answer {
        try writers.withLock { writers in
            let writer = try writers.open[place] ?? JournalWriter(place)
            writers.open[place] = writer
            do {
                return try body(writer)
            } catch StoreError.unfit(let problem) {
                throw StoreError.unfit(problem)
            } catch {
                for writer in writers.open.values { try? writer.abandon() }
                writers.open = [:]
                throw error
            }
        }
    }

    /// Reads through the journal's writer if it is open, so that the answer includes what is not committed yet.
    func read<Answer: Sendable>(
        _ place: JournalPlace, _ body: @Sendable (JournalState) throws -> Answer
    ) throws -> Answer? {
        try writers.withLock { writers in
            guard let writer = writers.open[place] else { return nil }
            return try body(writer.loadedState())
        }
    }
}
