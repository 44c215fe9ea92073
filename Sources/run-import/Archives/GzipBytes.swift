/// What a gzip file holds (RFC 1952): each of its members in turn, checked by its checksum and length.
final class GzipBytes: ByteSource {
    private let input: InputBuffer
    private var inflater: Inflater
    private var checksum = CRC32()
    private var count: UInt32 = 0
    private var isAtEnd = false

    /// - Parameter input: begins with the file's first byte.
    init(_ input: InputBuffer) throws(FileFault) {
        self.input = input
        inflater = Inflater(input)
        try Self.readHeader { () throws(FileFault) in try input.next() }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
        while !isAtEnd {
            let count = try inflater.read(into: buffer)
            if count > 0 {
                checksum.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                self.count &+= UInt32(truncatingIfNeeded: count)
                return count
            }
            try endMember()
        }
        return 0
    }

    private func endMember() throws(FileFault) {
        guard try word() == checksum.value, try word() == count else { throw FileFault("the checksum is wrong") }
        // Another member may follow; anything else is padding.
        guard try inflater.nextByteBehind() == 0x1F, try inflater.nextByteBehind() == 0x8B else {
            isAtEnd = true
            return
        }
        let old = inflater
        try Self.readHeader(isBegun: true) { () throws(FileFault) in try old.nextByteBehind() }
        inflater = Inflater(continuing: old)
        checksum = CRC32()
        count = 0
    }

    private func word() throws(FileFault) -> UInt32 {
        var word: UInt32 = 0
        for shift in 0..<4 {
            guard let byte = try inflater.nextByteBehind() else { throw Inflater.early }
            word |= UInt32(byte) << UInt32(shift * 8)
        }
        return word
    }

    private static func readHeader(isBegun: Bool = false, next: () throws(FileFault) -> UInt8?) throws(FileFault) {
        func byte() throws(FileFault) -> UInt8 {
            guard let byte = try next() else { throw Inflater.early }
            return byte
        }
        if !isBegun { for _ in 0..<2 { _ = try byte() } }
        guard try byte() == 8 else { throw FileFault("is compressed in a way that gzip does not have") }
        let flags = try byte()
        for _ in 0..<6 { _ = try byte() }
        if flags & 4 != 0 {
            let length = Int(try byte()) | Int(try byte()) << 8
            for _ in 0..<length { _ = try byte() }
        }
        // A name and a comment, each up to its zero.
        for flag in [8, 16] as [UInt8] where flags & flag != 0 { while try byte() != 0 {} }
        if flags & 2 != 0 { for _ in 0..<2 { _ = try byte() } }
    }
}
