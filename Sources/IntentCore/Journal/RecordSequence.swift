/// Records in the order of a list. Each line is read when it is asked for, so that memory does not grow with them.
package struct RecordSequence: Sequence {
    private let state: JournalIndex?
    private let days: DayRange
    /// The rows of the checkpoint's table that may be among them, in order.
    private var rows = 0..<0
    /// Those that the table does not cover, in order.
    private var recent: [JournalEntry] = []
    private let limit: Int

    init(_ state: JournalIndex?, _ days: DayRange, limit: Int?) throws {
        self.state = state
        self.days = days
        self.limit = limit.map { Swift.max(0, $0) } ?? .max
        guard let state else { return }
        rows = try state.rows(around: days)
        recent = state.overlayEntries(days)
        // Damage must show now: later there is no other way than to leave records out.
        guard self.limit <= 1000 else {
            try state.table?.prove(rows)
            return
        }
        var entries = Entries(days: days, rows: rows, recent: recent[...])
        var first: [JournalEntry] = []
        while first.count < self.limit, let entry = try entries.next(state) { first.append(entry) }
        rows = 0..<0
        recent = first
    }

    package func makeIterator() -> Iterator {
        Iterator(state: state, entries: Entries(days: days, rows: rows, recent: recent[...]), rest: limit)
    }

    package struct Iterator: IteratorProtocol {
        fileprivate let state: JournalIndex?
        fileprivate var entries: Entries
        fileprivate var rest: Int

        package mutating func next() -> JournalRecord? {
            guard let state, rest > 0 else { return nil }
            do {
                while let entry = try entries.next(state) {
                    if let record = try state.record(entry) {
                        rest -= 1
                        return record
                    }
                    ProcessContext.current.warn("a record changed while the list was read; run it again to see all")
                }
            } catch {
                let words = (error as? StoreError)?.words ?? "the checkpoint was damaged while the list was read"
                ProcessContext.current.warn(words + "; the list is not complete")
            }
            rest = 0
            return nil
        }
    }

    /// The entries of table and overlay, merged in order.
    fileprivate struct Entries {
        let days: DayRange
        var rows: Range<Int>
        var recent: ArraySlice<JournalEntry>
        private var nextRow: JournalEntry?

        init(days: DayRange, rows: Range<Int>, recent: ArraySlice<JournalEntry>) {
            self.days = days
            self.rows = rows
            self.recent = recent
        }

        mutating func next(_ state: JournalIndex) throws -> JournalEntry? {
            while nextRow == nil, let row = rows.popFirst() {
                nextRow = try state.visibleRow(row).flatMap { days.contains($0.day) ? $0 : nil }
            }
            if let row = nextRow, recent.first.map({ row.isListedBefore($0) }) ?? true {
                nextRow = nil
                return row
            }
            return recent.popFirst()
        }
    }
}
