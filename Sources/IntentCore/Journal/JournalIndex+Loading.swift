extension JournalIndex {
    /// Reads what the table does not cover, and all of it if no table holds.
    func readEntries(trusting: Bool, provedTable: UInt64?) throws {
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
        problems = JournalDiagnostics()
        if trusting, let table = checkpoint.flatMap({ $0.open($0.table) }).flatMap({ CheckpointIndex($0) }) {
            adopt(table, isProved: table.id == provedTable)
        }
        let size = files.reduce(0) { $0 &+ $1.file.status.size }
        uncovered = size - covered
        overlay = EntryTable(expectingBytes: uncovered)
        var openLines: [() throws -> Void] = []
        for index in files.indices { try read(index, &openLines) }
        if uncovered > Self.tail(covered: covered) { try makeTable() }
        for take in openLines { try take() }
        hasEntries = true
    }

    /// How much of the files the table covers.
    var covered: Int { table?.header.files.reduce(0) { $0 &+ $1.coverage.offset } ?? 0 }

    /// Takes a table if it speaks of the files that are here.
    private func adopt(_ table: CheckpointIndex, isProved: Bool) {
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
        } catch let error as Errno {
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
                    read, position: line.offset, length: bytes.count, lineHash: hashed(bytes, seed: 0), file: index)
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
}
