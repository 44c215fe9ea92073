import Glibc

extension JournalIndex {
    /// The amounts of the records that stand, of some days.
    ///
    /// - Parameter key: a number to read from the lines too. They are read in the order of the files, a large piece at a
    ///   time, for to ask for each line by itself is what costs.
    func amounts(_ days: DayRange, with key: String?) throws -> [JournalAmount] {
        var entries = overlay.entries.filter { !$0.isTombstone && days.contains($0.day) }
        for row in try rows(around: days) {
            if let entry = try visibleRow(row), days.contains(entry.day) { entries.append(entry) }
        }
        guard let key else { return entries.map { JournalAmount($0, number: nil) } }
        entries.sort { ($0.file, $0.position) < ($1.file, $1.position) }
        let name = NumberKey(key)
        var window = LineWindow()
        defer { window.buffer.deallocate() }
        return try entries.map { entry in
            let bytes = try line(of: entry, &window)
            let number: Double? =
                switch name.value(in: bytes) {
                case .number(let number): number
                case .missing: nil
                case .unclear: reader.record(bytes)?.fields[key]?.double
                }
            return JournalAmount(entry, number: number)
        }
    }

    /// The bytes of an entry's line.
    ///
    /// - Throws: `CheckpointDamage` where something else is there, so that the files are read anew.
    private func line(of entry: JournalEntry, _ window: inout LineWindow) throws -> UnsafeRawBufferPointer {
        let number = Int(entry.file)
        guard files.indices.contains(number), let file = files[number].descriptor else { throw CheckpointDamage() }
        do {
            guard let bytes = try window.bytes(of: file, number, entry.position, entry.length),
                hashed(bytes, seed: 0) == entry.lineHash
            else { throw CheckpointDamage() }
            return bytes
        } catch let error as Errno {
            throw StoreError.cannotRead(path: files[number].file.path, code: error.code)
        }
    }
}

extension JournalAmount {
    fileprivate init(_ entry: JournalEntry, number: Double?) {
        let date = Moment(milliseconds: entry.date, offset: Int(entry.offset))
        self.init(date: date, amount: Int(entry.amount), number: number)
    }
}

/// A piece of a file in memory, which is replaced when something beyond it is asked for.
private struct LineWindow {
    var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    private var file = -1
    private var start = 0
    private var count = 0

    /// Nil where the file ends before.
    mutating func bytes(
        of descriptor: Descriptor, _ number: Int, _ position: Int, _ length: Int
    ) throws(Errno) -> UnsafeRawBufferPointer? {
        if file != number || position < start || position + length > start + count {
            if length > buffer.count {
                buffer.deallocate()
                buffer = .allocate(byteCount: length, alignment: 16)
            }
            file = number
            start = position
            count = 0
            while count < length {
                let room = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
                let more = try descriptor.read(into: room, at: start + count)
                guard more > 0 else { return nil }
                count += more
            }
        }
        let first = position - start
        return UnsafeRawBufferPointer(rebasing: buffer[first..<first + length])
    }
}

/// Finds the number under a key in a line, without reading the rest of it.
private struct NumberKey {
    enum Value {
        case number(Double)
        case missing
        /// The line is not flat, or the value is none of a plain kind: the whole of it has to be read.
        case unclear
    }

    /// The key as it stands in a line, from its quote to its colon.
    private let pattern: [UInt8]

    init(_ key: String) { pattern = Array("\"\(key)\":".utf8) }

    func value(in line: UnsafeRawBufferPointer) -> Value {
        guard let base = line.baseAddress, line.count > 1 else { return .unclear }
        // In an object within the object the key may mean anything.
        if memchr(base + 1, Int32(UInt8(ascii: "{")), line.count - 1) != nil { return .unclear }
        guard let index = Self.index(of: pattern, in: line) else {
            // The key may be written with escapes, or with a space before its colon.
            let hasEscapes = memchr(base, Int32(UInt8(ascii: "\\")), line.count) != nil
            return hasEscapes || Self.index(of: Self.spaced, in: line) != nil ? .unclear : .missing
        }
        // Within a text it would follow a backslash.
        guard index > 0, line[index - 1] == UInt8(ascii: ",") || line[index - 1] == UInt8(ascii: "{") else {
            return .unclear
        }
        return number(UnsafeRawBufferPointer(rebasing: line[(index + pattern.count)...]))
    }

    private static let spaced = Array("\" :".utf8)

    /// Where the bytes, which begin with a quote, are found first.
    private static func index(of pattern: [UInt8], in line: UnsafeRawBufferPointer) -> Int? {
        guard let base = line.baseAddress else { return nil }
        var start = 0
        while start + pattern.count <= line.count,
            let quote = memchr(base + start, Int32(UInt8(ascii: "\"")), line.count - start)
        {
            let index = UnsafeRawPointer(quote) - base
            guard index + pattern.count <= line.count else { return nil }
            if memcmp(base + index, pattern, pattern.count) == 0 { return index }
            start = index + 1
        }
        return nil
    }

    /// Digits, with a fraction or without.
    private func number(_ bytes: UnsafeRawBufferPointer) -> Value {
        var digits = 0
        var value = 0
        var divisor = 1.0
        var isFraction = false
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                guard digits <= 15 else { return .unclear }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
                if isFraction { divisor *= 10 }
            case UInt8(ascii: "."):
                guard !isFraction, digits > 0 else { return .unclear }
                isFraction = true
            case UInt8(ascii: ","), UInt8(ascii: "}"):
                return digits > 0 ? .number(Double(value) / divisor) : .unclear
            default: return .unclear
            }
        }
        return .unclear
    }
}
