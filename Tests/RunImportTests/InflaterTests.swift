import Testing

@testable import run_import

/// What gzip and zip write is read back.
@Suite struct InflaterTests {
    /// Text with matches near and far, and bytes that no compressor makes smaller.
    private static let content: [UInt8] = {
        var state: UInt32 = 7
        var bytes = Array(String(repeating: "a run by the river, ", count: 4000).utf8)
        for _ in 0..<70_000 {
            state = state &* 1_664_525 &+ 1_013_904_223
            bytes.append(UInt8(state >> 24))
        }
        return bytes + bytes.prefix(90_000)
    }()

    @Test(arguments: [1, 6, 9], [Int.max, 1, 7])
    func whatGzipWrites(level: Int, piece: Int) throws {
        guard piece > 1 || level == 6 else { return }
        let folder = try Folder()
        try folder.write(Self.content, to: "a")
        let compressed = try folder.run("gzip -\(level) -c a")
        let bytes = try InputBuffer(GzipBytes(InputBuffer(HeldBytes(compressed, inPiecesOf: piece)))).all()
        #expect(bytes == Self.content)
    }

    @Test func membersInARowAndNames() throws {
        let folder = try Folder()
        try folder.write("one ", to: "a")
        try folder.write("two", to: "b")
        let compressed = try folder.run("gzip -c a; gzip -c <b; printf '\\0\\0'")
        #expect(try InputBuffer(GzipBytes(InputBuffer(HeldBytes(compressed)))).all() == Array("one two".utf8))
    }

    @Test func everyByteThatIsMissingOrWrongIsFound() throws {
        let folder = try Folder()
        try folder.write(String(repeating: "abcdefgh", count: 40), to: "a")
        let compressed = try folder.run("gzip -n -c a")
        func read(_ bytes: [UInt8]) throws -> [UInt8] {
            try InputBuffer(GzipBytes(InputBuffer(HeldBytes(bytes)))).all()
        }
        for count in 0..<compressed.count {
            #expect(throws: FileFault.self) { try read(Array(compressed.prefix(count))) }
        }
        // Behind the header, whose times and flags may be anything.
        for index in 10..<compressed.count {
            var bytes = compressed
            bytes[index] ^= 0x10
            #expect(throws: FileFault.self) { try read(bytes) }
        }
    }
}
