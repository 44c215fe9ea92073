import Glibc

/// What a journal's files hold at one moment, merged: the union by identifier, where the latest word on a record holds.
///
/// The total of everything comes from a seal that holds, without looking at a single line. Anything else needs the
/// entries: those of a table that holds, and over them those of the lines that the table does not cover.
final class JournalState {
    /// What is to be asked.
    enum Need {
        case total
        case entries
    }

    struct StateFile {
        var file: JournalFile
        let isOwn: Bool
        /// Whether a later change would show; see `CheckpointSeal`.
        var isSettled: Bool
        /// Nil until the entries are needed.
        var descriptor: Descriptor?
        /// How far it was read.
        var coverage = Coverage()
    }

    let place: JournalPlace
    let folder: JournalFolder
    private let reader: LineReader
    private let checkpoint: CheckpointFolder?
    private(set) var files: [StateFile]
    private(set) var total = JournalTotal()
    private(set) var problems = JournalProblems()
    private(set) var hasEntries = false

    /// What is beyond the table, or everything if there is none.
    private(set) var overlay = EntryTable()
    private(set) var table: CheckpointTable?
    /// The rows of the table that the overlay has a later word on.
    private var hiddenRows: Set<Int> = []
    /// Our number of each of the table's files.
    private var fileNumbers: [Int] = []
    private var tableID: UInt64 = 0
    private var uncovered = 0
    /// Of no use but to make sure that a look at memory is not left out.
    private var warmed: UInt64 = 0

    /// Looks at the folder as it is now.
    ///
    /// - Parameter trusting: false makes the checkpoint again whatever it looks like.
    convenience init(
        _ place: JournalPlace, in folder: JournalFolder, for need: Need, trusting: Bool = true
    ) throws {
        var look = try Look(place, folder, folder.files(), trusting: trusting)
        // While we looked somebody may have written: a second look costs little, reading costs more.
        if look.seal != nil, !look.holds { look = try Look(place, folder, folder.files(), trusting: trusting) }
        self.init(look)
        if look.holds, need == .total { return }
        try readEntries(trusting: trusting, provedTable: look.provedTable)
        if settle() {
            let new = currentSeal
            if let checkpoint, new != look.seal { new.write(checkpoint) }
        }
    }

    /// What the seal says, if it holds; nothing is read.
    static func sealed(_ place: JournalPlace, in folder: JournalFolder, _ listed: [JournalFile]) -> JournalState? {
        let look = Look(place, folder, listed, trusting: true)
        return look.holds ? JournalState(look) : nil
    }

    private init(_ look: Look) {
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

    /// The folder's files, and the seal beside them.
    private struct Look {
        let place: JournalPlace
        let folder: JournalFolder
        let listed: [JournalFile]
        let checkpoint: CheckpointFolder?
        let seal: CheckpointSeal?
        /// Whether the seal speaks of these files and proves them.
        let holds: Bool

        init(_ place: JournalPlace, _ folder: JournalFolder, _ listed: [JournalFile], trusting: Bool) {
            self.place = place
            self.folder = folder
            self.listed = listed
            checkpoint = CheckpointFolder(place.name)
            seal = trusting ? checkpoint.flatMap { CheckpointSeal.read($0) } : nil
            holds = seal.map { $0.isSettled && $0.matches(listed, place, ownName: folder.ownName) } ?? false
        }

        /// The table that was made of the files that the seal speaks of.
        var provedTable: UInt64? {
            seal.flatMap { $0.amountKey == place.amountKey && $0.ownName == folder.ownName ? $0.tableID : nil }
        }
    }

    // MARK: Reading

    private func readEntries(trusting: Bool, provedTable: UInt64?) throws {
        var open: [StateFile] = []
        for file in files {
            // One that vanished since the folder was listed holds nothing any more.
            guard let descriptor = try folder.open(file.file) else { continue }
            var file = file
            file.descriptor = descriptor
            open.append(file)
        }
        files = open
        total = JournalTotal()
        problems = JournalProblems()
        if trusting, let table = checkpoint.flatMap({ $0.open($0.table) }).flatMap({ CheckpointTable($0) }) {
            adopt(table, isProved: table.id == provedTable)
        }
        let size = files.reduce(0) { $0 &+ $1.file.status.size }
        uncovered = size - covered
        overlay = EntryTable(expectingBytes: uncovered)
        var openLines: [() throws -> Void] = []
        for index in files.indices { try read(index, &openLines) }
        if uncovered > Self.tail(covered: covered) { makeTable() }
        for take in openLines { try take() }
        hasEntries = true
    }

    /// How much of the files the table covers.
    private var covered: Int { table?.header.files.reduce(0) { $0 &+ $1.coverage.offset } ?? 0 }

    /// Takes a table if it speaks of the files that are here.
    private func adopt(_ table: CheckpointTable, isProved: Bool) {
        let header = table.header
        guard header.amountKey == place.amountKey, header.ownName == folder.ownName else { return }
        var numbers: [Int] = []
        for covered in header.files {
            guard let number = files.firstIndex(where: { $0.file.name == covered.name }),
                covered.coverage.offset >= 0, covered.coverage.offset <= files[number].file.status.size,
                isProved && files[number].isSettled || proves(covered.coverage, of: files[number])
            else { return }
            numbers.append(number)
        }
        for (number, covered) in zip(numbers, header.files) { files[number].coverage = covered.coverage }
        self.table = table
        tableID = table.id
        fileNumbers = numbers
        total = header.total
        problems = header.problems.renumbered(numbers)
    }

    /// Whether a file still begins with what was covered.
    private func proves(_ coverage: Coverage, of file: StateFile) -> Bool {
        guard let descriptor = file.descriptor else { return false }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { buffer.deallocate() }
        var hash = StreamHash()
        while hash.length < coverage.offset {
            let room = UnsafeMutableRawBufferPointer(
                rebasing: buffer[..<min(buffer.count, coverage.offset - hash.length)])
            guard let count = try? descriptor.read(into: room, at: hash.length), count > 0 else { return false }
            hash.update(UnsafeRawBufferPointer(rebasing: room[..<count]))
        }
        return hash == coverage.hash
    }

    /// Reads what is beyond a file's coverage. A last line that no newline ends is left for later: it is not one that
    /// a table may cover.
    private func read(_ index: Int, _ openLines: inout [() throws -> Void]) throws {
        let file = files[index]
        guard let descriptor = file.descriptor else { return }
        var coverage = file.coverage
        var batch: [JournalEntry] = []
        do {
            try streamLines(of: descriptor, coverage: &coverage, upTo: file.file.status.size) { line in
                guard line.isEnded else {
                    openLines.append(openLine(line, of: index))
                    return
                }
                guard let entry = entry(line, of: index) else { return }
                batch.append(entry)
                if batch.count == 64 { try merge(&batch) }
            }
        } catch let error as SystemError {
            throw StoreError.cannotRead(path: file.file.path, code: error.code)
        }
        try merge(&batch)
        files[index].coverage = coverage
    }

    /// What is to be done about a line without an end, once all others are read.
    private func openLine(_ line: StreamedLine, of index: Int) -> () throws -> Void {
        let copy = line.bytes.map { Array($0) }
        return { [self] in
            let entry = (copy ?? []).withUnsafeBytes { bytes in
                let line = StreamedLine(
                    bytes: copy == nil ? nil : bytes, offset: line.offset, number: line.number, isEnded: false)
                return self.entry(line, of: index)
            }
            if let entry { try merge(entry) }
        }
    }

    /// The entry of a line; nil for one that is not understood, which is noted.
    private func entry(_ line: StreamedLine, of index: Int) -> JournalEntry? {
        let cause: String
        if let bytes = line.bytes {
            switch reader.read(bytes) {
            case .line(let read):
                return JournalEntry(
                    read, position: line.offset, length: bytes.count, lineHash: hashed(bytes, seed: 0), file: index,
                    isFromHere: files[index].isOwn)
            case .blank: return nil
            case .notUnderstood(let problem): cause = problem
            }
        } else {
            cause = "it is longer than \(LineBounds.length) bytes"
        }
        if line.isEnded || isTorn(files[index]) { problems.add(file: index, line: line.number, cause: cause) }
        return nil
    }

    /// Whether the unfinished last line of a file is there to stay: nobody is writing it at this moment, and nobody
    /// has since it was looked at.
    private func isTorn(_ file: StateFile) -> Bool {
        guard let descriptor = file.descriptor else { return false }
        return FileLock.isFree(descriptor) && (try? descriptor.status())?.size == file.file.status.size
    }

    // MARK: Merging

    /// Takes many words in, and empties the list. Their places in the table are looked at beforehand, all at once, so
    /// that the processor waits for memory once and not each time.
    private func merge(_ batch: inout [JournalEntry]) throws {
        warmed = overlay.warm(batch)
        for entry in batch { try merge(entry) }
        batch.removeAll(keepingCapacity: true)
    }

    /// Takes a word on a record in.
    private func merge(_ entry: JournalEntry) throws {
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
            hiddenRows.insert(row)
            overlay.add(winner)
        } else {
            overlay.add(entry)
            try count(entry, 1)
        }
    }

    private func winner(_ one: JournalEntry, _ two: JournalEntry) -> JournalEntry {
        var winner = one.wins(over: two) ? one : two
        winner.isFromHere = one.isFromHere || two.isFromHere
        return winner
    }

    private func tableEntry(_ key: RecordKey) throws -> (row: Int, entry: JournalEntry)? {
        guard let (row, entry) = try table?.find(key) else { return nil }
        return (row, try renumbered(entry))
    }

    /// An entry of the table with our number of its file.
    private func renumbered(_ entry: JournalEntry) throws -> JournalEntry {
        guard fileNumbers.indices.contains(Int(entry.file)) else { throw CheckpointDamage() }
        var entry = entry
        entry.file = UInt32(clamping: fileNumbers[Int(entry.file)])
        return entry
    }

    private func count(_ entry: JournalEntry, _ sign: Int) throws {
        guard !entry.isRemoval else { return }
        let (amount, overflow) = total.amount.addingReportingOverflow(sign * Int(entry.amount))
        guard !overflow else { throw StoreError.tooMuch(journal: folder.folder.path) }
        total.amount = amount
        total.count &+= sign
    }

    // MARK: Writing along

    /// Takes in a line that was just appended to our own file. Without the entries it must be about a record that is
    /// new.
    func add(_ bytes: UnsafeRawBufferPointer, at position: Int) throws {
        guard let own = files.firstIndex(where: \.isOwn), case .line(let line) = reader.read(bytes) else { return }
        let entry = JournalEntry(
            line, position: position, length: bytes.count, lineHash: hashed(bytes, seed: 0), file: own,
            isFromHere: true)
        uncovered += bytes.count + 1
        if hasEntries { try merge(entry) } else { try count(entry, 1) }
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

    // MARK: Checkpoints

    /// Whether getting to know a journal of that size takes a moment only, even if its seal does not hold.
    static func isCheap(_ place: JournalPlace, bytes: Int) -> Bool {
        guard bytes > 1 << 22 else { return true }
        let table = CheckpointFolder(place.name).flatMap { $0.open($0.table) }.flatMap { CheckpointTable($0) }
        let covered = table?.header.files.reduce(0) { $0 &+ $1.coverage.offset } ?? 0
        return bytes - covered < 1 << 22 && bytes < 1 << 30
    }

    /// How much may be read as lines each time before it is better put into a table.
    private static func tail(covered: Int) -> Int { max(1 << 16, covered / 256) }

    /// Finds out which files can no longer change without a trace. False if one has changed while it was read.
    private func settle() -> Bool {
        for index in files.indices {
            guard let status = try? files[index].descriptor?.status(), status == files[index].file.status else {
                return false
            }
            if !files[index].isSettled { files[index].isSettled = CheckpointSeal.hasSettled(status) }
        }
        return true
    }

    private var currentSeal: CheckpointSeal {
        CheckpointSeal(
            amountKey: place.amountKey, ownName: folder.ownName,
            files: files.map { .init(name: $0.file.name, status: $0.file.status, isSettled: $0.isSettled) },
            total: total, problems: problems, tableID: tableID, uncovered: uncovered)
    }

    /// Puts all entries into a new table. Where the cache cannot be written they stay in memory.
    private func makeTable() {
        guard let checkpoint else { return }
        var entries = overlay.entries
        if let table {
            for row in 0..<table.count where !hiddenRows.contains(row) {
                guard let entry = try? renumbered(table.row(row)) else { return }
                entries.append(entry)
            }
        }
        let header = CheckpointTable.Header(
            amountKey: place.amountKey, ownName: folder.ownName,
            files: files.map { CheckpointTable.File(name: $0.file.name, coverage: $0.coverage) }, total: total,
            problems: problems)
        var random = SystemRandomNumberGenerator()
        let id = random.next() as UInt64 | 1
        var written: Descriptor?
        do {
            try AtomicFile.replace(checkpoint.table, lasting: false) { file throws(SystemError) in
                try CheckpointTable.write(to: file, id: id, header, entries)
                written = file
            }
        } catch {
            return
        }
        guard let table = written.flatMap({ CheckpointTable($0) }) else { return }
        self.table = table
        tableID = id
        fileNumbers = Array(files.indices)
        hiddenRows = []
        overlay = EntryTable()
        uncovered = files.reduce(0) { $0 &+ $1.file.status.size } - covered
    }

    // MARK: Questions

    /// The record with this key, if it stands.
    func standing(_ key: RecordKey) throws -> JournalRecord? {
        guard let entry = try entry(key), !entry.isRemoval else { return nil }
        return try stored(entry)
    }

    /// The record of an entry that was found just now, so that its line must be there.
    private func stored(_ entry: JournalEntry) throws -> JournalRecord {
        guard let record = try record(entry) else { throw CheckpointDamage() }
        return record
    }

    /// The latest word on a record, which may be its removal.
    func entry(_ key: RecordKey) throws -> JournalEntry? {
        if let index = overlay.index(of: key) { return overlay[index] }
        return try tableEntry(key)?.entry
    }

    /// A row of the table, unless the overlay has a later word on its record.
    func visibleRow(_ row: Int) throws -> JournalEntry? {
        guard let table, !hiddenRows.contains(row) else { return nil }
        return try renumbered(table.row(row))
    }

    /// The table's rows that can be of these days.
    func rows(around days: DayRange) throws -> Range<Int> { try table?.rows(around: days) ?? 0..<0 }

    /// What the overlay has of these days, in the order of a list.
    func overlayEntries(_ days: DayRange) -> [JournalEntry] {
        overlay.entries.filter { !$0.isRemoval && days.contains($0.day) }.sorted { $0.isListedBefore($1) }
    }

    /// How many records of some days stand, and their sum.
    func total(_ days: DayRange) throws -> JournalTotal {
        if days.isEverything { return total }
        var answer = JournalTotal()
        // Parts of a sum that was checked.
        func add(_ entry: JournalEntry) {
            guard days.contains(entry.day) else { return }
            answer.count &+= 1
            answer.amount &+= Int(entry.amount)
        }
        for entry in overlay.entries where !entry.isRemoval { add(entry) }
        for row in try rows(around: days) { try visibleRow(row).map(add) }
        return answer
    }

    /// Of the records that this machine recorded and that stand, the latest.
    func latestHere() throws -> JournalRecord? {
        var latest: JournalEntry?
        func consider(_ entry: JournalEntry) {
            guard entry.isFromHere, !entry.isRemoval else { return }
            // Of two of the same millisecond the one further down in the file.
            if let latest, (entry.at, entry.position) < (latest.at, latest.position) { return }
            latest = entry
        }
        overlay.entries.forEach(consider)
        for row in 0..<(table?.standing ?? 0) { try visibleRow(row).map(consider) }
        return try latest.map(stored)
    }

    /// Reads a record's whole line again; nil where something else is there by now.
    func record(_ entry: JournalEntry) throws(StoreError) -> JournalRecord? {
        guard files.indices.contains(Int(entry.file)), let file = files[Int(entry.file)].descriptor else { return nil }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, entry.length), alignment: 16)
        defer { buffer.deallocate() }
        let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<entry.length])
        let count: Int
        do {
            count = try file.read(into: room, at: entry.position)
        } catch {
            throw .cannotRead(path: files[Int(entry.file)].file.path, code: error.code)
        }
        let bytes = UnsafeRawBufferPointer(rebasing: room[..<count])
        guard hashed(bytes, seed: 0) == entry.lineHash else { return nil }
        return reader.record(bytes)
    }

    /// Tells the person of the lines that were not understood.
    func reportProblems() {
        problems.report { files.indices.contains($0) ? files[$0].file.path : folder.folder.path }
    }
}
