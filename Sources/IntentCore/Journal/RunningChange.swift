import Synchronization

/// The change that a command or a pipe makes: all its lines share an identifier, so that they are undone as one. It
/// knows what is on disk of it, so that a failure after that is not taken for a record that is missing.
package final class RunningChange: Sendable {
    /// The change that the running command makes; without one each call to a journal is a change of its own.
    @TaskLocal package static var current: RunningChange?

    private let state = Mutex((id: String?.none, stored: StoredLines()))

    package init() {}

    /// What its lines have in common.
    var id: String {
        state.withLock { state in
            if let id = state.id { return id }
            let id = Self.newID()
            state.id = id
            return id
        }
    }

    func add(_ lines: StoredLines) { state.withLock { $0.stored.add(lines) } }

    /// `recorded with the id k`, or nil where nothing was stored.
    package var summary: String? { state.withLock { $0.stored.summary } }

    /// Milliseconds and 32 random bits, in hexadecimal: it tells a change from all others of one machine, and when it
    /// began.
    static func newID() -> String {
        let start = Moment(ProcessContext.current.now()).milliseconds
        return "\(String(start, radix: 16))-\(String(UInt32.random(in: .min ... .max), radix: 16))"
    }

    /// When the change of that identifier began, in milliseconds; none of its lines is older. Nil where it is none of
    /// ours.
    static func start(of id: String) -> Int? { Int(id.prefix { $0 != "-" }, radix: 16) }
}

/// How many lines were stored, and of which kind.
struct StoredLines {
    private var records = 0
    private var removals = 0
    private var lastID = ""

    mutating func add(id: String, isRemoval: Bool) {
        if isRemoval { removals &+= 1 } else { records &+= 1 }
        lastID = id
    }

    mutating func add(_ other: StoredLines) {
        guard other.records &+ other.removals > 0 else { return }
        records &+= other.records
        removals &+= other.removals
        lastID = other.lastID
    }

    var summary: String? {
        let id = shownSafely(lastID)
        return switch (records, removals) {
        case (0, 0): nil
        case (1, 0): "recorded with the id \(id)"
        case (0, 1): "removed the record with the id \(id)"
        case (_, 0): "\(records) records were stored, the last with the id \(id)"
        case (0, _): "\(removals) records were removed, the last with the id \(id)"
        default: "\(records) records were stored and \(removals) removed, the last with the id \(id)"
        }
    }
}
