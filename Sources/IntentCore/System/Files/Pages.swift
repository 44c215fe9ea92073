/// A checkpoint was found damaged. It is then made again from the journal.
struct CheckpointDamage: Error {}

/// A page of a checkpoint's table: contents, and a hash of them that also knows the file and the place. Whatever
/// happens to a table (a bit that flips, pages of an older one) is seen in the page that is read, without reading the
/// others.
///
/// Rows are read by the run and have large pages; slots are read one here, one there, and have small ones.
enum PageSize: Int {
    case large = 4096
    case small = 512

    var contents: Int { rawValue - 8 }

    func hash(_ page: UnsafeRawBufferPointer, at offset: Int, of table: UInt64) -> UInt64 {
        hashed(
            UnsafeRawBufferPointer(rebasing: page[..<contents]),
            seed: table &+ UInt64(truncatingIfNeeded: offset) &* HashMultiplier.fourth)
    }
}

/// Writes pages one after the other.
struct PageWriter: ~Copyable {
    private let file: Descriptor
    private let table: UInt64
    private let buffer: UnsafeMutableRawBufferPointer
    private var filled = 0
    private var written = 0

    init(_ file: Descriptor, table: UInt64) {
        self.file = file
        self.table = table
        buffer = .allocate(byteCount: 64 * PageSize.large.rawValue, alignment: 16)
    }

    deinit { buffer.deallocate() }

    mutating func write(
        _ size: PageSize, _ fill: (UnsafeMutableRawBufferPointer) -> Void
    ) throws(Errno) {
        if filled + size.rawValue > buffer.count { try flush() }
        let page = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<filled + size.rawValue])
        page.initializeMemory(as: UInt8.self, repeating: 0)
        fill(UnsafeMutableRawBufferPointer(rebasing: page[..<size.contents]))
        let hash = size.hash(UnsafeRawBufferPointer(page), at: written + filled, of: table)
        page.storeBytes(of: hash, toByteOffset: size.contents, as: UInt64.self)
        filled += size.rawValue
    }

    /// Writes bytes over as many large pages as they need.
    mutating func write(_ bytes: [UInt8]) throws(Errno) {
        var place = 0
        while place < bytes.count {
            let part = bytes[place..<min(place + PageSize.large.contents, bytes.count)]
            try write(.large) { page in page.copyBytes(from: part) }
            place += part.count
        }
    }

    mutating func flush() throws(Errno) {
        try file.write(UnsafeRawBufferPointer(rebasing: buffer[..<filled]))
        written += filled
        filled = 0
    }
}

/// Reads pages of one size from some place on, and keeps the last one.
final class PageReader {
    private let file: Descriptor
    private let table: UInt64
    private let size: PageSize
    private let start: Int
    private let buffer: UnsafeMutableRawBufferPointer
    private var held = -1

    init(_ file: Descriptor, table: UInt64, _ size: PageSize, from start: Int) {
        self.file = file
        self.table = table
        self.size = size
        self.start = start
        buffer = .allocate(byteCount: size.rawValue, alignment: 16)
    }

    deinit { buffer.deallocate() }

    /// The contents of a page.
    func page(_ number: Int) throws -> UnsafeRawBufferPointer {
        if number != held {
            held = -1
            let offset = start &+ number &* size.rawValue
            guard number >= 0, offset >= 0, let count = try? file.read(into: buffer, at: offset),
                count == size.rawValue,
                buffer.load(fromByteOffset: size.contents, as: UInt64.self)
                    == size.hash(UnsafeRawBufferPointer(buffer), at: offset, of: table)
            else { throw CheckpointDamage() }
            held = number
        }
        return UnsafeRawBufferPointer(rebasing: buffer[..<size.contents])
    }
}
