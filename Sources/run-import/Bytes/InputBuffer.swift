/// What was read of a source and not used yet. Its memory does not grow with the source.
final class InputBuffer: ByteSource {
    /// The most that may be asked to lie in memory at once as one piece of a text.
    static let longestPiece = 1 << 20

    private let source: any ByteSource
    private var storage = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 8)
    private var start = 0
    private var end = 0
    private var isAtEnd = false
    /// How many bytes were used.
    private(set) var position = 0

    init(_ source: any ByteSource) { self.source = source }

    deinit { storage.deallocate() }

    /// What is there; good until the next call.
    var unread: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[start..<end]) }

    /// Uses bytes up.
    func skip(_ count: Int) {
        let count = min(count, end - start)
        start += count
        position += count
    }

    /// Reads more behind what is there; false at the end of the source.
    func fill() throws(FileFault) -> Bool {
        guard !isAtEnd else { return false }
        if start > 0 {
            UnsafeMutableRawBufferPointer(rebasing: storage[..<(end - start)]).copyMemory(from: unread)
            (start, end) = (0, end - start)
        }
        if end == storage.count { try grow() }
        let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: storage[end...]))
        end += count
        isAtEnd = count == 0
        return !isAtEnd
    }

    private func grow() throws(FileFault) {
        guard storage.count <= Self.longestPiece else {
            throw FileFault("has a piece of over 1 MB at byte \(position)")
        }
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: storage.count * 2, alignment: 8)
        larger.copyMemory(from: UnsafeRawBufferPointer(storage))
        storage.deallocate()
        storage = larger
    }

    /// Makes sure that so many bytes are there, if the source has them.
    func fill(upTo count: Int) throws(FileFault) {
        while end - start < count, try fill() {}
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
        if start == end, try !fill() { return 0 }
        let count = min(buffer.count, end - start)
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[start..<(start + count)]))
        skip(count)
        return count
    }

    /// The next byte, nil at the end.
    func next() throws(FileFault) -> UInt8? {
        if start == end, try !fill() { return nil }
        defer { skip(1) }
        return storage[start]
    }

    /// Everything, for formats that are read as a whole.
    func all(upTo limit: Int = 256 << 20) throws(FileFault) -> [UInt8] {
        var bytes: [UInt8] = []
        repeat {
            bytes += unread
            skip(end - start)
            guard bytes.count <= limit else { throw FileFault("is over \(limit >> 20) MB long") }
        } while try fill()
        return bytes
    }
}
