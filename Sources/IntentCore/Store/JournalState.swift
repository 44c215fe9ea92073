import Glibc

/// What a journal's files hold at one moment, merged: the union by identifier, where the latest word on a record holds.
final class JournalState {
    let folder: JournalFolder
    let reader: LineReader
    private(set) var files: [OpenJournalFile]
    private(set) var total = JournalTotal()
    private(set) var problems = JournalProblems()
    private(set) var overlay: EntryTable

    struct OpenJournalFile {
        let file: JournalFile
        let descriptor: Descriptor
        var coverage = Coverage()
        let isOwn: Bool
    }

    /// Reads the folder as it is now.
    init(reading folder: JournalFolder, _ reader: LineReader) throws {
        self.folder = folder
        self.reader = reader
        files = []
        for file in try folder.files() {
            guard let descriptor = try folder.open(file) else { continue }
            files.append(OpenJournalFile(file: file, descriptor: descriptor, isOwn: file.name == folder.ownName))
        }
        overlay = EntryTable(expectingBytes: files.reduce(0) { $0 + $1.file.status.size })
        for index in files.indices { try read(index) }
    }

    /// Reads what is beyond a file's coverage.
    private func read(_ index: Int) throws {
        let file = files[index]
        var coverage = file.coverage
        do {
            try streamLines(of: file.descriptor, coverage: &coverage, upTo: file.file.status.size) { line in
                try take(line, from: index, file)
            }
        } catch let error as SystemError {
            throw StoreError.cannotRead(path: file.file.path, code: error.code)
        }
        files[index].coverage = coverage
    }

    private func take(_ line: StreamedLine, from index: Int, _ file: OpenJournalFile) throws {
        guard let bytes = line.bytes else {
            problems.add(file: index, line: line.number, cause: "it is longer than \(LineBounds.length) bytes")
            return
        }
        switch reader.read(bytes) {
        case .line(let read):
            try merge(
                JournalEntry(
                    read, position: line.offset, length: bytes.count, lineHash: hashed(bytes, seed: 0), file: index,
                    isFromHere: file.isOwn))
        case .blank: break
        case .notUnderstood(let cause):
            guard line.isEnded || isTorn(file) else { return }
            problems.add(file: index, line: line.number, cause: cause)
        }
    }

    /// Whether the unfinished last line of a file is there to stay: nobody is writing it at this moment, and nobody
    /// has since it was looked at.
    private func isTorn(_ file: OpenJournalFile) -> Bool {
        FileLock.isFree(file.descriptor) && (try? file.descriptor.status())?.size == file.file.status.size
    }

    /// Takes a word on a record in, and answers whether it holds.
    private func merge(_ entry: JournalEntry) throws {
        guard let index = overlay.index(of: entry.key) else {
            overlay.add(entry)
            try count(entry, 1)
            return
        }
        let old = overlay[index]
        var winner = entry.wins(over: old) ? entry : old
        winner.isFromHere = entry.isFromHere || old.isFromHere
        try count(old, -1)
        try count(winner, 1)
        overlay[index] = winner
    }

    private func count(_ entry: JournalEntry, _ sign: Int) throws {
        guard !entry.isRemoval else { return }
        let (amount, overflow) = total.amount.addingReportingOverflow(sign * Int(entry.amount))
        guard !overflow else { throw StoreError.tooMuch(journal: folder.folder.path) }
        total.amount = amount
        total.count += sign
    }

    /// Takes in a line that was just appended to our own file.
    func add(_ bytes: UnsafeRawBufferPointer, at position: Int) throws {
        guard let own = files.firstIndex(where: \.isOwn), case .line(let line) = reader.read(bytes) else { return }
        try merge(
            JournalEntry(
                line, position: position, length: bytes.count, lineHash: hashed(bytes, seed: 0), file: own,
                isFromHere: true))
    }

    // MARK: Questions

    /// The latest word on a record, which may be its removal.
    func entry(_ key: RecordKey) throws -> JournalEntry? { overlay.index(of: key).map { overlay[$0] } }

    /// The records of some days that stand, newest date first.
    func entries(_ days: DayRange) throws -> [JournalEntry] {
        overlay.entries.filter { !$0.isRemoval && days.contains($0.day) }.sorted { $0.isListedBefore($1) }
    }

    /// How many records of some days stand, and their sum.
    func total(_ days: DayRange) throws -> JournalTotal {
        if days.isEverything { return total }
        var answer = JournalTotal()
        for entry in overlay.entries where !entry.isRemoval && days.contains(entry.day) {
            answer.count += 1
            // A part of a sum that was checked.
            answer.amount &+= Int(entry.amount)
        }
        return answer
    }

    /// Of the records that this machine recorded and that stand, the latest.
    func latestHere() throws -> JournalEntry? {
        overlay.entries.lazy.filter { $0.isFromHere && !$0.isRemoval }.max { $0.at <= $1.at && $0.at != $1.at }
    }

    /// Reads a record's whole line again; nil where something else is there by now.
    func record(_ entry: JournalEntry) throws -> JournalRecord? {
        guard let file = files.indices.contains(Int(entry.file)) ? files[Int(entry.file)] : nil else { return nil }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, entry.length), alignment: 16)
        defer { buffer.deallocate() }
        let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<entry.length])
        let count: Int
        do {
            count = try file.descriptor.read(into: room, at: entry.position)
        } catch {
            throw StoreError.cannotRead(path: file.file.path, code: error.code)
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

/// Days from one to another, both of them included; an end that is left out has no bound.
struct DayRange {
    let since: Day?
    let until: Day?

    var isEverything: Bool { since == nil && until == nil }

    func contains(_ day: Day) -> Bool {
        if let since, day < since { return false }
        if let until, day > until { return false }
        return true
    }
}
