/// Decompresses DEFLATE (RFC 1951) as a stream.
///
/// It is written out here, and no program is started for it: an export has thousands of small compressed files, and what a
/// file claims to hold must not fill a disk.
final class Inflater: ByteSource {
    private static let history = 1 << 15
    private static let chunk = 1 << 16
    private static let longestMatch = 258

    private let input: InputBuffer
    private var bits: UInt64 = 0
    private var bitCount = 0
    /// The last 32 KB that were handed out, and behind them what was made since.
    private let output = UnsafeMutablePointer<UInt8>.allocate(capacity: history + chunk + longestMatch)
    private var made = 0
    private var handedOut = 0
    private var block = Block.header
    private var isLast = false
    private var literals = HuffmanTable()
    private var distances = HuffmanTable()

    private enum Block {
        case header
        case stored(left: Int)
        case compressed
        case end
    }

    init(_ input: InputBuffer) { self.input = input }

    /// Begins anew behind what another has read.
    init(continuing other: Inflater) {
        input = other.input
        bits = other.bits
        bitCount = other.bitCount
    }

    deinit { output.deallocate() }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
        if handedOut == made { try produce() }
        let count = min(buffer.count, made - handedOut)
        buffer.copyMemory(from: UnsafeRawBufferPointer(start: output + handedOut, count: count))
        handedOut += count
        return count
    }

    /// The next byte behind the compressed stream, which ended within a byte.
    func nextByteBehind() throws(FileFault) -> UInt8? {
        bits >>= UInt64(bitCount % 8)
        bitCount -= bitCount % 8
        guard bitCount == 0 else { return UInt8(truncatingIfNeeded: take(8)) }
        return try input.next()
    }

    // MARK: Blocks

    private func produce() throws(FileFault) {
        if made >= Self.history {
            let kept = output + (made - Self.history)
            output.update(from: kept, count: Self.history)
            made = Self.history
        }
        handedOut = made
        let limit = made + Self.chunk
        while made < min(limit, Self.history + Self.chunk) {
            switch block {
            case .header: try readHeader()
            case .stored(let left): try copyStored(left)
            case .compressed: try decode(upTo: min(limit, Self.history + Self.chunk))
            case .end: return
            }
        }
    }

    private func readHeader() throws(FileFault) {
        guard !isLast else {
            block = .end
            return
        }
        isLast = try next(1) == 1
        switch try next(2) {
        case 0:
            bits >>= UInt64(bitCount % 8)
            bitCount -= bitCount % 8
            let length = try next(16)
            guard try next(16) == length ^ 0xFFFF else { throw Self.damaged }
            block = .stored(left: length)
        case 1:
            literals = .fixedLiterals
            distances = .fixedDistances
            block = .compressed
        case 2:
            try readTables()
            block = .compressed
        default: throw Self.damaged
        }
    }

    private func copyStored(_ left: Int) throws(FileFault) {
        var left = left
        while left > 0, made < Self.history + Self.chunk {
            output[made] = UInt8(truncatingIfNeeded: try next(8))
            made += 1
            left -= 1
        }
        block = left > 0 ? .stored(left: left) : .header
    }

    private func readTables() throws(FileFault) {
        let (literalCount, distanceCount, codeCount) = (try next(5) + 257, try next(5) + 1, try next(4) + 4)
        guard literalCount <= 286, distanceCount <= 30 else { throw Self.damaged }
        var codeLengths = [UInt8](repeating: 0, count: 19)
        for index in Self.codeOrder.prefix(codeCount) { codeLengths[index] = UInt8(try next(3)) }
        guard let codes = HuffmanTable(lengths: codeLengths) else { throw Self.damaged }
        var lengths: [UInt8] = []
        while lengths.count < literalCount + distanceCount {
            switch try symbol(of: codes) {
            case let length where length < 16: lengths.append(UInt8(length))
            case 16:
                guard let last = lengths.last else { throw Self.damaged }
                lengths += repeatElement(last, count: try next(2) + 3)
            case 17: lengths += repeatElement(0, count: try next(3) + 3)
            default: lengths += repeatElement(0, count: try next(7) + 11)
            }
        }
        guard lengths.count == literalCount + distanceCount, lengths[256] != 0,
            let literals = HuffmanTable(lengths: lengths[..<literalCount]),
            let distances = HuffmanTable(lengths: lengths[literalCount...])
        else { throw Self.damaged }
        self.literals = literals
        self.distances = distances
    }

    private func decode(upTo limit: Int) throws(FileFault) {
        while made < limit {
            let symbol = try symbol(of: literals)
            if symbol < 256 {
                output[made] = UInt8(truncatingIfNeeded: symbol)
                made += 1
                continue
            }
            guard symbol > 256 else {
                block = .header
                return
            }
            guard symbol <= 285 else { throw Self.damaged }
            let length = Self.lengths[symbol - 257].base + (try next(Self.lengths[symbol - 257].extra))
            let code = try self.symbol(of: distances)
            guard code < 30 else { throw Self.damaged }
            let distance = Self.distances[code].base + (try next(Self.distances[code].extra))
            guard distance <= made else { throw Self.damaged }
            // Byte by byte: a match may reach into itself.
            for index in made..<(made + length) { output[index] = output[index - distance] }
            made += length
        }
    }

    // MARK: Bits

    private func symbol(of table: HuffmanTable) throws(FileFault) -> Int {
        try refill()
        let entry = table.entries[Int(truncatingIfNeeded: bits) & (table.entries.count - 1)]
        let length = Int(entry & 15)
        guard length > 0 else { throw Self.damaged }
        guard length <= bitCount else { throw Self.early }
        _ = take(length)
        return Int(entry >> 4)
    }

    private func next(_ count: Int) throws(FileFault) -> Int {
        guard count > 0 else { return 0 }
        try refill()
        guard count <= bitCount else { throw Self.early }
        return take(count)
    }

    private func take(_ count: Int) -> Int {
        let value = Int(truncatingIfNeeded: bits) & ((1 << count) - 1)
        bits >>= UInt64(count)
        bitCount -= count
        return value
    }

    private func refill() throws(FileFault) {
        guard bitCount < 32 else { return }
        var unread = input.unread
        if unread.isEmpty {
            guard try input.fill() else { return }
            unread = input.unread
        }
        var used = 0
        while bitCount <= 56, used < unread.count {
            bits |= UInt64(unread[used]) << UInt64(bitCount)
            bitCount += 8
            used += 1
        }
        input.skip(used)
        // The piece may have been the last byte before the next one.
        if bitCount < 32 { try refillAcross() }
    }

    private func refillAcross() throws(FileFault) {
        while bitCount <= 56, let byte = try input.next() {
            bits |= UInt64(byte) << UInt64(bitCount)
            bitCount += 8
        }
    }

    static let damaged = FileFault("the compressed data is damaged")
    static let early = FileFault.truncated("within compressed data")

    private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// The lengths and distances that symbols stand for, with how many more bits say which (RFC 1951, 3.2.5).
    private static let lengths: [(base: Int, extra: Int)] = {
        var base = 3
        var all = (0..<28).map { index in
            let extra = index < 4 ? 0 : (index - 4) / 4
            defer { base += 1 << extra }
            return (base: base, extra: extra)
        }
        all.append((258, 0))
        return all
    }()
    private static let distances: [(base: Int, extra: Int)] = {
        var base = 1
        return (0..<30).map { index in
            let extra = index < 2 ? 0 : (index - 2) / 2
            defer { base += 1 << extra }
            return (base: base, extra: extra)
        }
    }()
}
