extension JournalIndex {
    /// A change of our own file with what its records were before, by all files.
    ///
    /// - Throws: `ChangedSinceError` where a record is not as the change left it.
    func whole(_ change: ChangeHistory.Change) throws -> JournalChange {
        var order: [String] = []
        var bounds: [RecordKey: Int] = [:]
        var after: [String: JournalRecord?] = [:]
        for line in change.lines {
            if after.updateValue(line.record, forKey: line.id) == nil {
                order.append(line.id)
                bounds[RecordKey(line.id)] = line.at
            }
        }
        for id in order {
            let current = try live(RecordKey(id))
            guard let left = after[id], current.isSameState(as: left) else { throw ChangedSinceError(id: id) }
        }
        let before = try words(before: bounds)
        return JournalChange(
            id: change.id,
            steps: try order.map { id in
                let word = before[RecordKey(id)].flatMap { $0.isTombstone ? nil : $0 }
                return JournalChange.Step(id: id, before: try word.flatMap(record), after: after[id] ?? nil)
            })
    }

    /// The word that held on each record before a moment, by all files. They are read through: checkpoints know only
    /// what holds now.
    private func words(before bounds: [RecordKey: Int]) throws -> [RecordKey: JournalEntry] {
        var words: [RecordKey: JournalEntry] = [:]
        for (index, file) in files.enumerated() {
            guard let descriptor = file.descriptor else { continue }
            var coverage = Coverage()
            do {
                try streamLines(of: descriptor, coverage: &coverage, upTo: descriptor.status().size) { line in
                    guard let bytes = line.bytes, case .line(let read) = reader.read(bytes),
                        let bound = bounds[read.key], read.at < bound
                    else { return }
                    let entry = JournalEntry(
                        read, position: line.offset, length: bytes.count, lineHash: hashed(bytes, seed: 0), file: index)
                    if let word = words[read.key], word.wins(over: entry) { return }
                    words[read.key] = entry
                }
            } catch let error as Errno {
                throw StoreError.cannotRead(path: file.file.path, code: error.code)
            }
        }
        return words
    }
}

extension JournalRecord? {
    /// Whether both say the same of what the record tells of, whenever they were written.
    fileprivate func isSameState(as other: JournalRecord?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let one?, let two?): one.date == two.date && one.amount == two.amount && one.fields == two.fields
        default: false
        }
    }
}
