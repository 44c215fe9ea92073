/// UTF-8 made of a text in another encoding.
final class TranscodedBytes: ByteSource {
    enum Encoding {
        case utf16LittleEndian, utf16BigEndian
        /// ISO 8859-1. Of Windows-1252, which many call so, the few other characters are replaced.
        case latin1
    }

    private let input: InputBuffer
    private let encoding: Encoding
    private var pending: [UInt8] = []
    /// The first half of a surrogate pair.
    private var high: UInt32?

    init(_ input: InputBuffer, _ encoding: Encoding) {
        self.input = input
        self.encoding = encoding
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
        while pending.count < buffer.count, let scalar = try nextScalar() {
            pending += UTF8.encode(scalar).map(Array.init) ?? []
        }
        let count = min(pending.count, buffer.count)
        pending.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        pending.removeFirst(count)
        return count
    }

    private func nextScalar() throws(FileFault) -> Unicode.Scalar? {
        guard let first = try input.next() else { return nil }
        if encoding == .latin1 { return Unicode.Scalar((0x80..<0xA0).contains(first) ? 0xFFFD : UInt32(first)) }
        guard let second = try input.next() else { throw FileFault("the UTF-16 ends in half a character") }
        let (low, top) = encoding == .utf16LittleEndian ? (first, second) : (second, first)
        let unit = UInt32(top) << 8 | UInt32(low)
        switch unit {
        case 0xD800..<0xDC00:
            high = unit
            return try nextScalar()
        case 0xDC00..<0xE000:
            defer { high = nil }
            guard let high else { throw FileFault("the UTF-16 has half a character") }
            return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00))
        default:
            guard high == nil else { throw FileFault("the UTF-16 has half a character") }
            return Unicode.Scalar(unit)
        }
    }
}
