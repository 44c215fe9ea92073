// How a record comes to last
//
// A journal is a folder with one file a machine, and a machine writes its own file only. What an append does, in order:
//
// 1. It opens the folder and the file, and makes them where they are missing, for the person alone.
// 2. It locks the file (`flock`). One process writes at a time; a killed one leaves no lock. If somebody keeps the lock
//    for five seconds, we write nothing and say who it is. Where there are no locks nothing is written.
// 3. It makes sure that the name still leads to the file that is locked, and begins anew if not.
// 4. If the file is empty, it syncs the folders whose names lead to it. So a file with a line in it has a name that
//    lasts.
// 5. It writes the line by one `write` at the end of the file. If the file does not end in a newline, somebody crashed
//    here: a newline goes first, which closes the torn line off and touches nothing that is there.
// 6. It syncs the file (`fdatasync`).
// 7. It makes sure once more that the name leads to this file: what was put in its place meanwhile lacks the line.
// 8. Only now the append returns, and the record is acknowledged. The lock ends.
//
// A crash before 5 leaves the file as it was. A crash during 5 or 6 leaves any part of the line, or all of it; the
// record was not acknowledged. A part is no JSON object, for its closing brace is missing: readers do not count it, and
// the next append closes it off, whereafter it is named as a line that is not understood. A crash after 6 leaves the
// record.
//
// If 5 or 6 fails, the file is cut back to what it was, under the lock, and the error is told. A file is shortened for
// this alone: by the bytes that this very writer wrote since its last commit, while they are still the last ones. A
// read or a look that fails shortens nothing, and neither does a file that somebody else appended to meanwhile. A failed
// sync is never tried again: the kernel may have dropped the data and would report success. Should even cutting back
// fail, part of a line is left, as after a crash.
//
// In a `WriteGroup`, 5 is done line by line and 6 to 8 once for all of them; if one fails all are taken back.
//
// Readers take no lock and never wait. They read up to the size that the file has when they begin, and count complete
// lines, so a line being written is there or it is not. A line that is not understood is told of, left alone, and kept:
// nothing in a file is ever rewritten. Changing a record appends its new form under its identifier, and removing it
// appends a line that says so; of all words on an identifier, in all files of the folder, the latest holds. So files
// that a synchroniser brings, copies or duplicates in whatever order come to the same.
//
// Every line is a record's whole state, and names the change that it belongs to: what one command did, or one pipe. So
// the file is also the history of what was done on this machine. To undo a change is to write, as a new change that
// says which one it undoes, what its records were before; to redo is to undo the undoing. Both look at this machine's
// lines from the end: undoing leads to the change before, again and again, and a new change ends what could be redone.
// A change is left alone if any of its records is not as it left them: somebody has changed it since. `at` never goes
// back from line to line, so that the order of the lines is the order of their words.

/// One kind of record, in a folder of append-only JSON Lines files, one file a machine.
///
///     let runs = Journal("runs", amount: "metres")
///     try runs.append(JournalRecord(date: date, amount: 10_000))
///     try runs.total().amount
public struct Journal: Hashable, Sendable {
    /// The name of the journal's folder under `$XDG_DATA_HOME/intent-toolbox`.
    public let name: String
    /// The key of the whole number that totals add up.
    public let amountKey: String
    let machine: Machine

    /// The journal of that name.
    ///
    /// - Parameter amount: the key under which records hold the number that totals add up, which is from 1 to
    ///   1,000,000,000.
    public init(_ name: String, amount: String) { self.init(name, amount: amount, machine: .current) }

    /// The journal as another machine would have it.
    package init(_ name: String, amount: String, machine: Machine) {
        self.name = name
        amountKey = amount
        self.machine = machine
    }

    /// The name tells nearly all that differ apart.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    // MARK: Writing

    /// Appends a record, and returns it as it was stored. Outside of a `WriteGroup` it is on disk then.
    @discardableResult
    public func append(_ record: JournalRecord) throws -> JournalRecord {
        try write { try $0.append(record, unlessPresent: false) }.record
    }

    /// Appends a record under a caller's own key unless there is one with this key already, on any machine: then that
    /// one is returned, to be compared.
    public func appendUnlessPresent(_ record: JournalRecord) throws -> Appended {
        try write { try $0.append(record, unlessPresent: true) }
    }

    /// Removes a record, by a line that says so.
    ///
    /// - Returns: false where there is no such record.
    @discardableResult
    public func remove(_ id: String) throws -> Bool { try write { try $0.remove(id) } != nil }

    /// Takes back the last change of this machine, or makes the last one again that was taken back.
    ///
    ///     try runs.revert(.undo) { change in guard change.steps.count == 1 else { throw NeedsConsent() } }
    ///
    /// - Parameter accept: is shown the change under the lock, and may throw to leave everything as it is.
    /// - Returns: the change; nil where there is none.
    /// - Throws: `ChangedSinceError` where one of its records has been changed since, here or on another machine.
    public func revert(
        _ direction: Direction, _ accept: @Sendable (JournalChange) throws -> Void = { _ in }
    ) throws -> JournalChange? {
        guard try hasOwnFile else { return nil }
        return try write { try $0.revert(direction, accept) }
    }

    /// The change that `revert` would take back or make again.
    package func lastChange(_ direction: Direction) throws -> JournalChange? {
        guard try hasOwnFile else { return nil }
        return try write { try $0.lastChange(direction) }
    }

    /// Where there is nothing to undo nothing is made.
    private var hasOwnFile: Bool {
        get throws {
            guard let folder = try location.existingFolder() else { return false }
            return (try? folder.folder.descriptor.status(of: folder.ownName)) != nil
        }
    }

    /// Decides and writes under one lock; all lines of it are on disk when this returns, or none.
    ///
    ///     try journal.write { writer in
    ///         guard let old = try writer.record(id) else { return }
    ///         _ = try writer.edit(old.id) { $0.amount = 1 }
    ///         _ = try writer.append(next)
    ///     }
    package func write<Answer: Sendable>(_ body: @Sendable (JournalWriter) throws -> Answer) throws -> Answer {
        if let group = WriteGroup.current { return try group.write(self, body) }
        let writer = JournalWriter(try location, isLong: false)
        do {
            let answer = try body(writer)
            try writer.commit()
            return answer
        } catch {
            try? writer.abandon()
            throw error
        }
    }

    // MARK: Reading

    /// How many records there are and what they add up to, on the days from one to another, both included, by the
    /// calendar of the place where each happened.
    public func total(since: Day? = nil, until: Day? = nil) throws -> JournalTotal {
        let days = DayRange(since: since, until: until)
        return try read(for: days.isEverything ? .total : .entries) { try $0.total(days) } ?? JournalTotal()
    }

    /// The records of these days, newest date first; of equal dates, what was recorded last comes first. They are read
    /// one by one as they are asked for.
    public func records(
        since: Day? = nil, until: Day? = nil, limit: Int? = nil
    ) throws -> some Sequence<JournalRecord> {
        let days = DayRange(since: since, until: until)
        let place = try location
        guard let folder = try location.existingFolder() else {
            place.reportLossOfAll()
            return try RecordSequence(nil, days, limit: limit)
        }
        return try Self.read(place, folder, for: .entries) { try RecordSequence($0, days, limit: limit) }
    }

    /// The record with this identifier.
    public func record(_ id: String) throws -> JournalRecord? {
        try read(for: .entries) { try $0.live(RecordKey(id)) } ?? nil
    }

    /// The records whose identifiers begin with a text, in the order in which they were first recorded.
    package func records(beginning prefix: String) throws -> [JournalRecord] {
        try read(for: .entries) { try $0.records(beginning: prefix) } ?? []
    }

    /// Nil where there is no journal yet.
    func read<Answer: Sendable>(
        for need: JournalIndex.Need, _ body: @Sendable (JournalIndex) throws -> Answer
    ) throws -> Answer? {
        if let answer = try WriteGroup.current?.read(self, for: need, body) { return answer }
        let place = try location
        guard let folder = try location.existingFolder() else {
            place.reportLossOfAll()
            return nil
        }
        return try Self.read(place, folder, for: need, body)
    }

    /// Reads by the checkpoint, and without it if it turns out to be damaged.
    private static func read<Answer>(
        _ place: JournalLocation, _ folder: JournalFolder, for need: JournalIndex.Need,
        _ body: (JournalIndex) throws -> Answer
    ) throws -> Answer {
        let answer = try undamaged {
            let state = try JournalIndex(place, in: folder, for: need)
            let answer = try body(state)
            state.reportProblems()
            return answer
        }
        if let answer { return answer }
        let state = try JournalIndex(place, in: folder, for: .entries, trusting: false)
        state.reportProblems()
        guard let answer = try undamaged({ try body(state) }) else { throw StoreError.changing(path: place.path) }
        return answer
    }

    /// Where it lies, by the variables of the environment.
    var location: JournalLocation {
        get throws {
            JournalLocation(
                name: name, amountKey: amountKey, machine: machine,
                path: appendingPathComponent(try XDGDirectories.data, name))
        }
    }
}

extension Journal {
    /// What became of a record that was to be appended unless it was there.
    public enum Appended: Hashable, Sendable {
        /// It was stored, as it is here.
        case recorded(JournalRecord)
        /// This one has its identifier already; nothing was stored.
        case present(JournalRecord)

        /// The one that is stored now.
        public var record: JournalRecord {
            switch self {
            case .recorded(let record), .present(let record): record
            }
        }
    }
}
