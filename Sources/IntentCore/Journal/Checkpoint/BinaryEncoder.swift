/// Packs numbers and texts one after the other, for files that only this machine reads.
struct BinaryEncoder {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ number: UInt64) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }

    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

    mutating func add(_ part: [UInt8]) {
        add(part.count)
        bytes += part
    }

    mutating func add(_ text: String) { add(Array(text.utf8)) }
}

/// Takes out what `BinaryEncoder` packed. Nil once something is not there.
struct BinaryDecoder {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isEmpty: Bool { rest.isEmpty }

    mutating func unsigned() -> UInt64? {
        guard rest.count >= 8 else { return nil }
        let number = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        rest = rest.dropFirst(8)
        return number
    }

    mutating func integer() -> Int? { unsigned().map { Int(truncatingIfNeeded: $0) } }

    mutating func bytes() -> [UInt8]? {
        guard let count = integer(), count >= 0, count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    mutating func text() -> String? { bytes().flatMap { String(validating: $0, as: UTF8.self) } }

    /// As many as a count before them says; never more than there can be.
    mutating func list<Element>(_ element: (inout BinaryDecoder) -> Element?) -> [Element]? {
        guard let count = integer(), count >= 0, count <= rest.count / 8 else { return nil }
        var list: [Element] = []
        for _ in 0..<count {
            guard let next = element(&self) else { return nil }
            list.append(next)
        }
        return list
    }
}

extension BinaryEncoder {
    mutating func add(_ status: FileStatus) {
        add(status.device)
        add(status.inode)
        add(status.size)
        add(status.modified)
        add(status.changed)
    }

    mutating func add(_ time: FileTime) {
        add(time.second)
        add(time.nanosecond)
    }

    mutating func add(_ problems: JournalDiagnostics) {
        add(problems.count)
        add(problems.named.count)
        for line in problems.named {
            add(line.file)
            add(line.number)
            add(line.cause)
        }
    }

    mutating func add(_ total: JournalTotal) {
        add(total.count)
        add(total.amount)
    }

    mutating func add(_ coverage: Coverage) {
        add(coverage.offset)
        add(coverage.lines)
        for word in coverage.hash.words { add(word) }
    }
}

extension BinaryDecoder {
    mutating func problems() -> JournalDiagnostics? {
        guard let count = integer() else { return nil }
        let lines = list { bytes -> JournalDiagnostics.Line? in
            guard let file = bytes.integer(), let number = bytes.integer(), let cause = bytes.text() else { return nil }
            return JournalDiagnostics.Line(file: file, number: number, cause: cause)
        }
        return lines.map { JournalDiagnostics(named: $0, count: count) }
    }

    mutating func total() -> JournalTotal? {
        guard let count = integer(), let amount = integer() else { return nil }
        var total = JournalTotal()
        total.count = count
        total.amount = amount
        return total
    }

    mutating func coverage() -> Coverage? {
        guard let offset = integer(), let lines = integer() else { return nil }
        var words: [UInt64] = []
        for _ in 0..<9 {
            guard let word = unsigned() else { return nil }
            words.append(word)
        }
        return StreamHash(words: words).map { Coverage(offset: offset, lines: lines, hash: $0) }
    }

    mutating func time() -> FileTime? {
        guard let second = integer(), let nanosecond = integer() else { return nil }
        return FileTime(second: second, nanosecond: nanosecond)
    }
}
