import Glibc
import Testing

@testable import IntentCore

@Suite struct PipedLinesTests {
    /// Hands the pieces over one by one, each when the reader would wait, and says what lines they make.
    private func lines(_ pieces: [[UInt8]]) throws -> [String] {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { for end in ends where end >= 0 { close(end) } }
        var left = pieces.filter { !$0.isEmpty }[...]
        let handOver = {
            if let piece = left.popFirst() {
                try #require(write(ends[1], piece, piece.count) == piece.count)
            } else {
                close(ends[1])
                ends[1] = -1
            }
        }
        var lines = PipedLines(descriptor: ends[0])
        var read: [String] = []
        while let line = try lines.next(beforeWaiting: handOver) {
            switch line {
            case .text(let text): read.append("\(lines.number):\(text)")
            case .notUTF8: read.append("\(lines.number) is not UTF-8")
            case .tooLong: read.append("\(lines.number) is too long")
            }
        }
        return read
    }

    private func lines(_ text: String) throws -> [String] { try lines([Array(text.utf8)]) }

    @Test func linesEndWithALineFeedOrBoth() throws {
        #expect(try lines("a\nb\r\nc") == ["1:a", "2:b", "3:c"])
        #expect(try lines("a\r\n") == ["1:a"])
        #expect(try lines("a\rb\n") == ["1:a\rb"])
        #expect(try lines("") == [])
    }

    @Test func blankLinesAreSkippedAndCounted() throws {
        #expect(try lines("\n \n\ta\t\n\r\n\n b") == ["3:\ta\t", "6: b"])
        #expect(try lines("\n\r\n  ") == [])
    }

    @Test func aByteOrderMarkBeginsAFileOnly() throws {
        #expect(try lines("\u{FEFF}a\n\u{FEFF}b") == ["1:a", "2:\u{FEFF}b"])
        #expect(try lines("\u{FEFF}\n\u{FEFF}") == ["2:\u{FEFF}"])
    }

    @Test func wherePiecesAreCutDoesNotMatter() throws {
        let bytes = Array("ä\r\n\n走る\nrest\r\n".utf8) + [0xFF, 0x0A] + Array("end".utf8)
        let whole = ["1:ä", "3:走る", "4:rest", "5 is not UTF-8", "6:end"]
        for cut in 0...bytes.count {
            #expect(try lines([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole, "cut at \(cut)")
        }
        #expect(try lines(bytes.map { [$0] }) == whole)
    }

    @Test func aLineThatIsTooLongIsLeftOut() throws {
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
        let long = Array(repeating: piece, count: PipedLines.longest >> 16)
        #expect(try lines(long + [piece] + [Array("\nb\n".utf8)]) == ["1 is too long", "2:b"])
        #expect(try lines(long + [piece]) == ["1 is too long"])
        #expect(try lines(long + [Array("\n".utf8)]).first?.utf8.count == PipedLines.longest + 2)
    }

    @Test func whatCannotBeRead() throws {
        let folder = open("/", O_RDONLY)
        defer { close(folder) }
        var lines = PipedLines(descriptor: folder)
        #expect(throws: InputError.self) { try lines.next() }
        // A closed descriptor is no input.
        var none = PipedLines(descriptor: -1)
        #expect(try none.next() == nil)
    }
}
