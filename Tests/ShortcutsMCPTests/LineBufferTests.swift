import Testing

@testable import shortcuts_mcp

@Suite struct LineBufferTests {
    /// What comes out, a text a message, `-` for one that is too long.
    private func lines(of chunks: [String]) -> [String] {
        var buffer = LineBuffer()
        let lines = chunks.flatMap { buffer.take(Array($0.utf8)[...]) } + buffer.last()
        return lines.map { line in
            switch line {
            case .message(let bytes): String(decoding: bytes, as: UTF8.self)
            case .tooLong: "-"
            }
        }
    }

    @Test(arguments: [
        (["a\nb\n"], ["a", "b"]), (["a", "b\nc", "\n"], ["ab", "c"]), (["\n \r\n\t\na\n"], ["a"]), (["a\r\n"], ["a\r"]),
        (["a\nb"], ["a", "b"]), ([], []),
    ])
    func messagesAreLines(chunks: [String], expected: [String]) { #expect(lines(of: chunks) == expected) }

    @Test func oneThatIsTooLongIsPassedOver() {
        let long = String(repeating: "x", count: LineBuffer.maxBytes)
        #expect(lines(of: [long, "x", "yyy", "\nnext\n"]) == ["-", "next"])
        #expect(lines(of: [long, "\nnext\n"]) == [long, "next"])
    }
}
