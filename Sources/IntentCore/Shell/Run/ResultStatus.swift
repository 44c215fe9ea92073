import Synchronization

/// The exit status of a run whose result stands although part of what it worked on could not be used.
package final class ResultStatus: Sendable {
    private let noted = Mutex<ExitStatus?>(nil)

    package init() {}

    /// Notes a status; of several faults the first one tells how the run ends.
    package func note(_ status: ExitStatus) { noted.withLock { $0 = $0 ?? status } }

    /// The status that was noted, else `done`.
    var status: ExitStatus { noted.withLock { $0 } ?? .done }
}
