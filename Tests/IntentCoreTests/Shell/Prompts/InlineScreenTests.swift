import Testing

@testable import IntentCore

@Suite struct InlineScreenTests {
    private let drawing = Drawing(
        lines: [DrawnLine("Question?", .strong), DrawnLine("> one"), DrawnLine("  two", .dim)], cursorRow: 0,
        cursorColumn: 9)

    @Test func theNextDrawingTakesThePlaceOfTheLast() {
        var screen = InlineScreen()
        #expect(
            screen.show(drawing, columns: 40, inColor: false)
                == "\r\u{1B}[?7lQuestion?\u{1B}[K\n> one\u{1B}[K\n  two\u{1B}[K\u{1B}[J\u{1B}[?7h\r\u{1B}[2A\u{1B}[9C")
        #expect(screen.erase(columns: 40) == "\r\u{1B}[J")
        var below = drawing
        below.cursorRow = 2
        _ = screen.show(below, columns: 40, inColor: false)
        #expect(screen.erase(columns: 40) == "\r\u{1B}[2A\u{1B}[J")
        #expect(screen.erase(columns: 40) == "\r\u{1B}[J")
    }

    /// A narrower terminal breaks the lines that stand there anew.
    @Test func aNarrowerTerminalHasMoreRowsAbove() {
        var screen = InlineScreen()
        var below = drawing
        below.cursorRow = 2
        below.cursorColumn = 0
        _ = screen.show(below, columns: 40, inColor: false)
        #expect(screen.rowsAboveCursor(columns: 5) == 3)
        #expect(screen.rowsAboveCursor(columns: 0) > 0)
    }

    @Test func stylesOnlyInColor() {
        #expect(drawing.lines[0].styled(inColor: true) == "\u{1B}[1mQuestion?\u{1B}[22m")
        #expect(drawing.lines[2].styled(inColor: true) == "\u{1B}[2m  two\u{1B}[22m")
        #expect(drawing.lines.map { $0.styled(inColor: false) } == ["Question?", "> one", "  two"])
    }

    @Test(arguments: [
        ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("瞑想", 4, "瞑想"), ("瞑想", 3, "瞑…"), ("瞑想", 2, "…"), ("abc", 0, ""),
        ("", 3, ""),
        ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"), ("e\u{301}e\u{301}", 1, "…"),
    ])
    func isCut(text: String, columns: Int, expected: String) {
        #expect(truncated(text, to: columns) == expected)
    }
}
