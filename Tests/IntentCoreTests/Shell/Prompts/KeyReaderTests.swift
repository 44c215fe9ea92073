import Testing

@testable import IntentCore

@Suite struct KeyReaderTests {
    @Test(arguments: [
        ("a", [Key.scalar("a")]), ("é", [.scalar("é")]), ("e\u{301}", [.scalar("e"), .scalar("\u{301}")]),
        ("瞑", [.scalar("瞑")]), ("🧘", [.scalar("🧘")]),
        ("\r", [.enter]), ("\n", [.enter]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
        ("\u{3}", [.interrupt]), ("\u{4}", [.endOfInput]), ("\u{1A}", [.suspend]), ("\u{1C}", [.quit]),
        ("\u{E}\u{10}", [.down, .up]), ("\u{1}\u{5}", [.lineStart, .lineEnd]),
        ("\u{B}\u{15}\u{17}", [.killToEnd, .killToStart, .killWord]),
        ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}OD", [.left]),
        ("\u{1B}[1;5C", [.wordRight]), ("\u{1B}[1;3D", [.wordLeft]), ("\u{1B}b\u{1B}f", [.wordLeft, .wordRight]),
        ("\u{1B}[H\u{1B}[F", [.home, .end]), ("\u{1B}[1~\u{1B}[4~", [.home, .end]),
        ("\u{1B}[7~\u{1B}[8~", [.home, .end]),
        ("\u{1B}[3~", [.delete]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("\u{1B}\u{1B}[A", [.up]),
        ("\t\u{1B}[Z", [.tab, .backTab]), ("\u{1B}[<0;10;4M", [.click(x: 9, y: 3)]),
        ("\u{1B}[<0;1;9223372036854775807M", []), ("\u{1B}[<0;0;0M", []),
        ("\u{1B}[<64;1;1M\u{1B}[<65;1;1M", [.pageUp, .pageDown]),
        ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape]),
    ])
    func isRead(bytes: String, expected: [Key]) {
        #expect(keys(bytes) == expected)
    }

    /// Whole, so that no part of one is taken for typed text.
    @Test(arguments: [
        "\u{1B}[I", "\u{1B}[?62;4c", "\u{1B}[15~", "\u{1B}[[A", "\u{1B}OP", "\u{1B}[M !!",
        "\u{1B}[<0;10;10m", "\u{1B}[<2;10;10M",
        "\u{1B}q",
        "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
        "\u{1B}[99;99;99;99u",
        "\u{1B}[27;5;9~", "\u{1B}[12;40R",
    ])
    func anUnknownSequenceIsIgnored(sequence: String) {
        #expect(keys(sequence + "x") == [.scalar("x")])
    }

    @Test func aKeyEndsASequenceThatNeverCame() {
        #expect(keys("\u{1B}[1;\u{3}") == [.interrupt])
        #expect(keys("\u{1B}[") == [])
        #expect(keys("\u{1B}[\u{1B}[A") == [.up])
    }

    @Test func whatIsNotUTF8IsLeftOut() {
        #expect(keys([0xC3, 0x61]) == [.scalar("a")])
        #expect(keys([0xFF, 0x80, 0x61]) == [.scalar("a")])
        #expect(keys([0xED, 0xA0, 0x80, 0x61]) == [.scalar("a")])
        #expect(keys([0xC3, 0x0D]) == [.enter])
        // U+009B, which some terminals take for the beginning of a sequence.
        #expect(keys([0xC2, 0x9B, 0x61]) == [.scalar("a")])
    }

    @Test func aPasteIsOneKey() {
        #expect(
            keys("\u{1B}[200~rm -rf\r\u{3}\u{1B}[A\u{1B}[201~x") == [.paste("rm -rf\r\u{3}\u{1B}[A"), .scalar("x")])
        #expect(keys("\u{1B}[200~without an end") == [.paste("without an end")])
    }

    @Test func itWaitsOnlyWhereMoreMayCome() {
        var reader = KeyReader()
        for byte in "\u{1B}".utf8 { _ = reader.take(byte) }
        #expect(reader.isPending && reader.patience == 50)
        #expect(reader.timeOut() == .escape && !reader.isPending)
    }

    @Test func anyBytesAtAllAreRead() {
        var numbers = FixedNumbers(seed: 1)
        for _ in 0..<3000 {
            let bytes = numbers.input()
            var reader = KeyReader()
            for byte in bytes { _ = reader.take(byte) }
            _ = reader.timeOut()
            // Whatever came, the next key is itself.
            #expect(!reader.isPending && reader.take(UInt8(ascii: "x")) == .scalar("x"))
        }
    }
}
