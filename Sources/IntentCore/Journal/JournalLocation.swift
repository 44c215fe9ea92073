/// Where a journal is, and what its lines look like.
struct JournalLocation {
    let name: String
    let amountKey: String
    let machine: Machine
    /// The journal's folder.
    let path: String

    var hashOfPath: UInt64 {
        var path = path
        return path.withUTF8 { hashed(UnsafeRawBufferPointer($0), seed: 0) }
    }

    var reader: LineReader { LineReader(amountKey: amountKey) }

    func folder(making folder: PrivateFolder) -> JournalFolder {
        JournalFolder(folder: folder, ownName: FileName(machine.name + ".jsonl"))
    }

    /// The folder if it is there.
    func existingFolder() throws(StoreError) -> JournalFolder? {
        try PrivateFolder(existing: path).map { folder(making: $0) }
    }

    /// Tells of records that are gone since they were counted, which is told once: what counts is then what is there.
    func reportLoss(since seal: CheckpointSummary, now total: JournalTotal, size: Int) {
        let lost = seal.lost(total, size: size, at: self)
        guard lost > 0 else { return }
        ProcessContext.current.warn(
            "\(shownSafely(self.path)) has lost \(lost) \(lost == 1 ? "record" : "records") since it was last read; "
                + "look for it in your backup or where it is synchronized")
    }

    /// Where the whole journal is gone.
    func reportLossOfAll() {
        guard let checkpoint = CheckpointFolder(name), let seal = CheckpointSummary.read(checkpoint) else { return }
        reportLoss(since: seal, now: JournalTotal(), size: 0)
        if seal.lost(JournalTotal(), size: 0, at: self) > 0 { checkpoint.forget() }
    }

    /// The line of a record, with its newline.
    func line(_ record: JournalRecord, of change: ChangeMark) throws(StoreError) -> [UInt8] {
        guard JournalRecord.canBeIdentifier(record.id) else {
            throw .unfit("an identifier has 1 to 255 bytes; give a shorter one")
        }
        guard LineBounds.amount.contains(record.amount) else {
            throw .unfit("\(amountKey) must be from 1 to \(LineBounds.amount.upperBound); give another amount")
        }
        var line = start(record.id, at: record.at)
        line.append(newKey: "date", .string(record.date.iso8601))
        line.append(newKey: amountKey, .integer(record.amount))
        let reader = reader
        for (key, value) in record.fields.members where !reader.isReserved(key) { line.append(newKey: key, value) }
        change.append(to: &line)
        let bytes = JSONValue.object(line).line
        guard bytes.count <= LineBounds.length + 1 else {
            throw .unfit("a record takes at most \(LineBounds.length) bytes; shorten its texts")
        }
        return bytes
    }

    /// The line that removes a record, with its newline.
    func tombstone(_ id: String, at moment: Moment, of change: ChangeMark) -> [UInt8] {
        var line = start(id, at: moment)
        line.append(newKey: "deleted", .bool(true))
        change.append(to: &line)
        return JSONValue.object(line).line
    }

    private func start(_ id: String, at moment: Moment) -> JSONObject {
        var line = JSONObject()
        line.append(newKey: "v", .integer(LineBounds.version))
        line.append(newKey: "id", .string(id))
        line.append(newKey: "at", .string(moment.utcISO8601))
        return line
    }
}

/// The change that a line belongs to, and the one that it undoes.
struct ChangeMark {
    let id: String
    var undoes: String?

    fileprivate func append(to line: inout JSONObject) {
        line.append(newKey: "change", .string(id))
        if let undoes { line.append(newKey: "undoes", .string(undoes)) }
    }
}

extension JSONValue {
    fileprivate var line: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256)
        write(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }
}
