import Testing

@testable import IntentCore

@Suite struct LineEditorTests {
    /// The line after those keys; `|` is the place in it.
    private func line(_ typed: String) -> String {
        var editor = LineEditor()
        for key in keys(typed) { _ = editor.take(key) }
        return editor.before + "|" + editor.after
    }

    @Test(arguments: [
        ("ab\u{1B}[Dc", "ac|b"), ("ab\u{1B}[H\u{1B}[Cc", "ac|b"), ("ab\u{1}x\u{5}y", "xaby|"),
        ("abc\u{2}\u{2}\u{B}", "a|"),
        ("abc\u{2}\u{15}", "|c"), ("one two  \u{17}", "one |"), ("one two\u{1B}b\u{17}", "|two"),
        ("ab\u{1}\u{1B}[3~", "|b"),
        ("ab\u{1}\u{4}", "|b"), ("one two\u{1}\u{1B}f!", "one!| two"), ("a\u{7F}\u{7F}b", "b|"),
        // A cluster is one thing to the keys that move and delete.
        ("e\u{301}x\u{7F}\u{7F}", "|"), ("🧘🏽‍♀️\u{1B}[Da", "a|🧘🏽‍♀️"), ("🇩🇪🇫🇷\u{7F}", "🇩🇪|"),
    ])
    func isEdited(typed: String, expected: String) {
        #expect(line(typed) == expected)
    }

    @Test func aPasteIsHarmless() {
        #expect(line("a\u{1B}[200~one\r\n\ttwo\u{1B}[2J\u{7}\u{202E}\u{9B}\n\u{1B}[201~b") == "aone two[2Jb|")
    }

    @Test func anyKeysAtAllLeaveALine() {
        var numbers = FixedNumbers(seed: 2)
        for _ in 0..<2000 {
            var editor = LineEditor()
            for key in keys(numbers.input()) { _ = editor.take(key) }
            #expect(!editor.text.unicodeScalars.contains(where: isUnsafe))
        }
    }
}
