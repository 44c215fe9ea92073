import Synchronization

/// What a run of a tool has put on disk, so that a failure after that is not taken for a record that is missing.
package final class StoredRecords: Sendable {
    /// What the running tool has stored.
    @TaskLocal package static var current: StoredRecords?

    private let stored = Mutex((count: 0, lastID: ""))

    package init() {}

    func add(_ count: Int, lastID: String) { stored.withLock { $0 = ($0.count &+ count, lastID) } }

    /// `recorded with the id k`, or nil where nothing was stored.
    package var summary: String? {
        let (count, lastID) = stored.withLock { $0 }
        return switch count {
        case 0: nil
        case 1: "recorded with the id \(shownSafely(lastID))"
        default: "\(count) records were stored, the last with the id \(shownSafely(lastID))"
        }
    }
}
