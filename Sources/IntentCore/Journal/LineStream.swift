import Glibc

/// How far a journal's file has been read: to the end of a line that is complete.
struct Coverage: Hashable {
    /// In bytes from the start of the file.
    var offset = 0
    /// How many lines that is.
    var lines = 0
    /// The hash of these bytes.
    var hash = StreamHash()
}

/// A line as it lies in a file.
struct StreamedLine {
    /// Without the newline; nil where the line is longer than any of ours can be.
    let bytes: UnsafeRawBufferPointer?
    /// Where it begins.
    let offset: Int
    /// Counted from 1.
    let number: Int
    /// Whether a newline ends it. The last line may lack one: a write in progress, a torn one, or an editor's habit.
    let isEnded: Bool
}

/// Reads a file's lines from where `coverage` ends up to `size`, and moves `coverage` on to the last complete one.
///
/// The file is read and not mapped: a mapped file that somebody cuts short kills the process. Memory stays flat
/// whatever the file holds: a line that is too long is passed over in pieces.
func streamLines(
    of file: Descriptor, coverage: inout Coverage, upTo size: Int, _ body: (StreamedLine) throws -> Void
) throws {
    var buffer = LineBuffer(capacity: min(max(size - coverage.offset, 0) + 1, 1 << 18))
    var lineStart = coverage
    var isSkipping = false
    while true {
        let begin = coverage.offset + buffer.filled
        let room = min(buffer.capacity - buffer.filled, max(0, size - begin))
        let count = try buffer.fill(room) { room throws(Errno) in try file.read(into: room, at: begin) }
        var place = 0
        while let end = buffer.newline(from: place) {
            let bytes = isSkipping ? nil : buffer.bytes(place..<end)
            let offset = isSkipping ? lineStart.offset : coverage.offset + place
            isSkipping = false
            coverage.lines += 1
            try body(StreamedLine(bytes: bytes, offset: offset, number: coverage.lines, isEnded: true))
            place = end + 1
        }
        if place == 0, buffer.filled == buffer.capacity {
            if buffer.capacity <= LineBounds.length {
                buffer.grow(to: LineBounds.length + 1)
            } else {
                if !isSkipping { lineStart = coverage }
                isSkipping = true
                place = buffer.filled
            }
        }
        coverage.hash.update(buffer.bytes(0..<place))
        coverage.offset += place
        buffer.drop(place)
        if count == 0, place == 0, buffer.filled < buffer.capacity { break }
    }
    if isSkipping {
        coverage = lineStart
        try body(StreamedLine(bytes: nil, offset: coverage.offset, number: coverage.lines + 1, isEnded: false))
    } else if buffer.filled > 0 {
        let bytes = buffer.bytes(0..<buffer.filled)
        try body(StreamedLine(bytes: bytes, offset: coverage.offset, number: coverage.lines + 1, isEnded: false))
    }
}

/// The bytes that were read and not yet passed on.
private struct LineBuffer: ~Copyable {
    private var storage: UnsafeMutableRawBufferPointer
    private(set) var filled = 0

    init(capacity: Int) { storage = .allocate(byteCount: max(1, capacity), alignment: 16) }

    deinit { storage.deallocate() }

    var capacity: Int { storage.count }

    /// Adds at most so many bytes at the end.
    mutating func fill(
        _ room: Int, _ read: (UnsafeMutableRawBufferPointer) throws(Errno) -> Int
    ) throws(Errno) -> Int {
        guard room > 0 else { return 0 }
        let count = try read(UnsafeMutableRawBufferPointer(rebasing: storage[filled..<filled + room]))
        filled += count
        return count
    }

    func newline(from place: Int) -> Int? {
        guard place < filled, let start = storage.baseAddress,
            let found = memchr(start + place, 0x0A, filled - place)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[range]) }

    mutating func drop(_ count: Int) {
        guard count > 0 else { return }
        UnsafeMutableRawBufferPointer(rebasing: storage[0..<filled - count])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[count..<filled]))
        filled -= count
    }

    mutating func grow(to capacity: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[0..<filled]))
        storage.deallocate()
        storage = larger
    }
}
