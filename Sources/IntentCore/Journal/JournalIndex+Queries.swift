import Glibc

extension JournalIndex {
    /// The record with this key, if it stands.
    func live(_ key: RecordKey) throws -> JournalRecord? {
        guard let entry = try entry(key), !entry.isTombstone else { return nil }
        return try stored(entry)
    }

    /// The record of an entry that was found just now, so that its line must be there.
    private func stored(_ entry: JournalEntry) throws -> JournalRecord {
        guard let record = try record(entry) else { throw CheckpointDamage() }
        return record
    }

    /// The records that stand and whose identifiers begin so. The files are read through, since tables know identifiers
    /// by their hash alone; only lines that have the text anywhere are looked at.
    func records(beginning prefix: String) throws -> [JournalRecord] {
        let text = Array(prefix.utf8)
        var found: [RecordKey: JournalRecord] = [:]
        var order: [RecordKey] = []
        for file in files {
            guard let descriptor = file.descriptor else { continue }
            var coverage = Coverage()
            try streamLines(of: descriptor, coverage: &coverage, upTo: file.file.status.size) { line in
                guard let bytes = line.bytes, bytes.contains(text), let id = reader.record(bytes)?.id,
                    id.utf8.starts(with: text)
                else { return }
                let key = RecordKey(id)
                guard found[key] == nil, let record = try live(key) else { return }
                found[key] = record
                order.append(key)
            }
        }
        // Our own identifiers are of small letters; a caller's own key may be of any.
        if found.isEmpty, prefix.lowercased() != prefix { return try records(beginning: prefix.lowercased()) }
        return order.compactMap { found[$0] }
    }

    /// The latest word on a record, which may be its removal.
    func entry(_ key: RecordKey) throws -> JournalEntry? {
        if let index = overlay.index(of: key) { return overlay[index] }
        return try tableEntry(key)?.entry
    }

    /// A row of the table, unless the overlay has a later word on its record.
    func visibleRow(_ row: Int) throws -> JournalEntry? {
        guard let table, !shadowedRows.contains(row) else { return nil }
        return try renumbered(table.row(row))
    }

    /// The table's rows that can be of these days.
    func rows(around days: DayRange) throws -> Range<Int> { try table?.rows(around: days) ?? 0..<0 }

    /// What the overlay has of these days, in the order of a list.
    func overlayEntries(_ days: DayRange) -> [JournalEntry] {
        overlay.entries.filter { !$0.isTombstone && days.contains($0.day) }.sorted { $0.isListedBefore($1) }
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
        for entry in overlay.entries where !entry.isTombstone { add(entry) }
        for row in try rows(around: days) { try visibleRow(row).map(add) }
        return answer
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

extension UnsafeRawBufferPointer {
    /// Whether these bytes are anywhere among them.
    fileprivate func contains(_ text: [UInt8]) -> Bool {
        guard let first = text.first, let base = baseAddress else { return true }
        var place = 0
        while place + text.count <= count, let found = memchr(base + place, Int32(first), count - place) {
            place = UnsafeRawPointer(found) - base
            if place + text.count <= count, memcmp(found, text, text.count) == 0 { return true }
            place += 1
        }
        return false
    }
}
