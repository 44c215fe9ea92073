/// One kind of record, in a folder of append-only JSON Lines files, one file a machine.
///
///     let runs = Journal("runs", amount: "metres")
///     try runs.append(JournalRecord(date: date, amount: 10_000))
///     try runs.total().amount
public struct Journal: Sendable {
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
    public func remove(_ id: String) throws -> Bool { try write { try $0.remove(id) } }

    private func write<Answer: Sendable>(_ body: @Sendable (JournalWriter) throws -> Answer) throws -> Answer {
        let place = try place
        if let group = WriteGroup.current { return try group.write(place, body) }
        let writer = JournalWriter(place, isLong: false)
        let answer = try body(writer)
        try writer.commit()
        return answer
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
        let place = try place
        guard let folder = try place.existingFolder() else { return try RecordSequence(nil, days, limit: limit) }
        return try Self.read(place, folder, for: .entries) { try RecordSequence($0, days, limit: limit) }
    }

    /// The record with this identifier.
    public func record(_ id: String) throws -> JournalRecord? {
        try read(for: .entries) { state in try state.entry(RecordKey(id)).flatMap { try state.record($0) } } ?? nil
    }

    /// Of the records that this machine recorded and that still stand, the latest one.
    public func latestHere() throws -> JournalRecord? {
        try read(for: .entries) { state in try state.latestHere().flatMap { try state.record($0) } } ?? nil
    }

    /// Nil where there is no journal yet.
    private func read<Answer: Sendable>(
        for need: JournalState.Need, _ body: @Sendable (JournalState) throws -> Answer
    ) throws -> Answer? {
        let place = try place
        if let answer = try WriteGroup.current?.read(place, for: need, body) { return answer }
        guard let folder = try place.existingFolder() else { return nil }
        return try Self.read(place, folder, for: need, body)
    }

    /// Reads by the checkpoint, and without it if it turns out to be damaged.
    private static func read<Answer>(
        _ place: JournalPlace, _ folder: JournalFolder, for need: JournalState.Need,
        _ body: (JournalState) throws -> Answer
    ) throws -> Answer {
        let answer = try undamaged {
            let state = try JournalState(place, in: folder, for: need)
            let answer = try body(state)
            state.reportProblems()
            return answer
        }
        if let answer { return answer }
        let state = try JournalState(place, in: folder, for: .entries, trusting: false)
        state.reportProblems()
        return try body(state)
    }

    private var place: JournalPlace {
        get throws {
            JournalPlace(
                name: name, amountKey: amountKey, machine: machine, path: joined(try Folders.data, name))
        }
    }
}

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
