/// What a journal's files hold at one moment, merged: the union by identifier, where the latest word on a record holds.
///
/// The total of everything comes from a seal that holds, without looking at a single line. Anything else needs the
/// entries: those of a table that holds, and over them those of the lines that the table does not cover.
final class JournalIndex {
    /// What is to be asked.
    enum Need {
        case total
        case entries
    }

    struct StateFile {
        var file: JournalFile
        let isOwn: Bool
        /// Whether a later change would show; see `CheckpointSummary`.
        var isSettled: Bool
        /// Nil until the entries are needed.
        var descriptor: Descriptor?
        /// How far it was read.
        var coverage = Coverage()
    }

    let place: JournalLocation
    let folder: JournalFolder
    let reader: LineReader
    let checkpoint: CheckpointFolder?
    var files: [StateFile]
    var total = JournalTotal()
    var problems = JournalDiagnostics()
    var hasEntries = false

    /// What is beyond the table, or everything if there is none.
    var overlay = EntryTable()
    var table: CheckpointIndex?
    /// The rows of the table that the overlay has a later word on.
    var shadowedRows: Set<Int> = []
    /// Our number of each of the table's files.
    var fileNumbers: [Int] = []
    var tableID: UInt64 = 0
    var uncovered = 0
    /// Of no use but to make sure that a look at memory is not left out.
    var warmed: UInt64 = 0

    /// Looks at the folder as it is now.
    ///
    /// - Parameter trusting: false makes the checkpoint again whatever it looks like.
    convenience init(
        _ place: JournalLocation, in folder: JournalFolder, for need: Need, trusting: Bool = true
    ) throws {
        var look = try JournalSnapshot(place, folder, folder.files(), trusting: trusting)
        // While we looked somebody may have written: a second look costs little, reading costs more.
        if look.seal != nil, !look.holds {
            look = try JournalSnapshot(place, folder, folder.files(), trusting: trusting)
        }
        self.init(look)
        if look.holds, need == .total { return }
        try readEntries(trusting: trusting, provedTable: look.provedTable)
        if let seal = look.seal, !look.holds {
            place.reportLoss(since: seal, now: total, size: files.reduce(0) { $0 &+ $1.file.status.size })
        }
        if settle() {
            let new = currentSeal
            if let checkpoint, new != look.seal { new.write(checkpoint) }
        }
    }

    /// What the seal says, if it holds; nothing is read.
    static func sealed(_ place: JournalLocation, in folder: JournalFolder, _ listed: [JournalFile]) -> JournalIndex? {
        let look = JournalSnapshot(place, folder, listed, trusting: true)
        return look.holds ? JournalIndex(look) : nil
    }

    private init(_ look: JournalSnapshot) {
        place = look.place
        folder = look.folder
        reader = look.place.reader
        checkpoint = look.checkpoint
        let sealed = Dictionary((look.seal?.files ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        files = look.listed.map { file in
            let isSettled = sealed[file.name].map { $0.isSettled && $0.matches(file) } ?? false
            return StateFile(file: file, isOwn: file.name == look.folder.ownName, isSettled: isSettled)
        }
        guard look.holds, let seal = look.seal else { return }
        total = seal.total
        problems = seal.problems
        tableID = seal.tableID
        uncovered = seal.uncovered
    }

    // MARK: Merging

    /// Merges many entries, and empties the list. Their slots in the table are touched beforehand, all at once, so that
    /// their cache misses overlap.
    func merge(_ batch: inout [JournalEntry]) throws {
        warmed = overlay.prefetch(batch)
        for entry in batch { try merge(entry) }
        batch.removeAll(keepingCapacity: true)
    }

    /// Merges one entry; the latest wins.
    func merge(_ entry: JournalEntry) throws {
        if let index = overlay.index(of: entry.key) {
            let old = overlay[index]
            let winner = winner(entry, old)
            try count(old, -1)
            try count(winner, 1)
            overlay[index] = winner
        } else if let (row, old) = try tableEntry(entry.key) {
            let winner = winner(entry, old)
            if winner == old { return }
            try count(old, -1)
            try count(winner, 1)
            shadowedRows.insert(row)
            overlay.add(winner)
        } else {
            overlay.add(entry)
            try count(entry, 1)
        }
    }

    private func winner(_ one: JournalEntry, _ two: JournalEntry) -> JournalEntry {
        one.wins(over: two) ? one : two
    }

    func tableEntry(_ key: RecordKey) throws -> (row: Int, entry: JournalEntry)? {
        guard let (row, entry) = try table?.find(key) else { return nil }
        return (row, try renumbered(entry))
    }

    /// An entry of the table with our number of its file.
    func renumbered(_ entry: JournalEntry) throws -> JournalEntry {
        guard fileNumbers.indices.contains(Int(entry.file)) else { throw CheckpointDamage() }
        var entry = entry
        entry.file = UInt32(clamping: fileNumbers[Int(entry.file)])
        return entry
    }

    private func count(_ entry: JournalEntry, _ sign: Int) throws {
        guard !entry.isTombstone else { return }
        let (amount, overflow) = total.amount.addingReportingOverflow(sign * Int(entry.amount))
        guard !overflow else { throw StoreError.tooMuch(journal: folder.folder.path) }
        total.amount = amount
        total.count &+= sign
    }

    // MARK: Writing along

    /// Takes in a line that was just appended to our own file.
    ///
    /// - Parameter isNew: whether the record's identifier was made for it, so that nobody has a word on it yet. Without
    ///   the entries it must be.
    func add(_ bytes: UnsafeRawBufferPointer, at position: Int, isNew: Bool) throws {
        guard let own = files.firstIndex(where: \.isOwn), isNew || hasEntries, case .line(let line) = reader.read(bytes)
        else { throw CheckpointDamage() }
        let entry = JournalEntry(
            line, position: position, length: bytes.count, lineHash: hashed(bytes, seed: 0), file: own)
        uncovered += bytes.count + 1
        guard isNew else { return try merge(entry) }
        if hasEntries { overlay.add(entry) }
        try count(entry, 1)
    }

    /// Notes what our own file looks like after it was written and synced, and writes the seal.
    ///
    /// - Parameter isLong: in a long piece of work tables are made more rarely.
    /// - Returns: whether a new table is due; reading the entries makes it.
    func seal(own status: FileStatus, isSettled: Bool, isLong: Bool) -> Bool {
        guard let own = files.firstIndex(where: \.isOwn) else { return false }
        files[own].file = JournalFile(name: files[own].file.name, path: files[own].file.path, status: status)
        files[own].isSettled = isSettled
        guard let checkpoint else { return false }
        currentSeal.write(checkpoint)
        let covered = files.reduce(0) { $0 &+ $1.file.status.size } - uncovered
        return uncovered > (isLong ? max(1 << 22, covered) : Self.tail(covered: covered))
    }

    /// Whether the folder still is as this state knows it.
    func isCurrent(_ listed: [JournalFile]) -> Bool {
        currentSeal.isSettled && currentSeal.matches(listed, place, ownName: folder.ownName)
    }
}
