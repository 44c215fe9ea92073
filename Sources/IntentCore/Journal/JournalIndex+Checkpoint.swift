extension JournalIndex {
    /// Whether getting to know a journal of that size takes a moment only, even if its seal does not hold.
    static func isCheap(_ place: JournalLocation, bytes: Int) -> Bool {
        guard bytes > 1 << 22 else { return true }
        let table = CheckpointFolder(place.name).flatMap { $0.open($0.table) }.flatMap { CheckpointIndex($0) }
        let covered = table?.header.files.reduce(0) { $0 &+ $1.coverage.offset } ?? 0
        return bytes - covered < 1 << 22 && bytes < 1 << 30
    }

    /// How much may be read as lines each time before it is better put into a table.
    static func tail(covered: Int) -> Int { max(1 << 16, covered / 256) }

    /// Finds out which files can no longer change without a trace. False if one has changed while it was read.
    func settle() -> Bool {
        for index in files.indices {
            guard let status = try? files[index].descriptor?.status(), status == files[index].file.status else {
                return false
            }
            if !files[index].isSettled { files[index].isSettled = CheckpointSummary.hasSettled(status) }
        }
        return true
    }

    var currentSeal: CheckpointSummary {
        CheckpointSummary(
            place: place.hashOfPath, amountKey: place.amountKey, ownName: folder.ownName,
            files: files.map { .init(name: $0.file.name, status: $0.file.status, isSettled: $0.isSettled) },
            total: total, problems: problems, tableID: tableID, uncovered: uncovered)
    }

    /// Puts all entries into a new table. Where the cache cannot be written they stay in memory.
    func makeTable() throws {
        guard let checkpoint else { return }
        var entries = overlay.entries
        if let table {
            for row in 0..<table.count where !shadowedRows.contains(row) {
                entries.append(try renumbered(table.row(row)))
            }
        }
        let header = CheckpointIndex.Header(
            amountKey: place.amountKey, ownName: folder.ownName,
            files: files.map { CheckpointIndex.File(name: $0.file.name, coverage: $0.coverage) }, total: total,
            problems: problems)
        var random = SystemRandomNumberGenerator()
        let id = random.next() as UInt64 | 1
        var written: Descriptor?
        do {
            try AtomicFile.replace(checkpoint.table, lasting: false) { file throws(Errno) in
                try CheckpointIndex.write(to: file, id: id, header, entries)
                written = file
            }
        } catch {
            return
        }
        guard let table = written.flatMap({ CheckpointIndex($0) }) else { return }
        self.table = table
        tableID = id
        fileNumbers = Array(files.indices)
        shadowedRows = []
        overlay = EntryTable()
        uncovered = files.reduce(0) { $0 &+ $1.file.status.size } - covered
    }
}
