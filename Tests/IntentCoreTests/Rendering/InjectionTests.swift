import Testing

@testable import IntentCore

@MainActor struct InjectionTests {
    private nonisolated static let attempts = [
        "\u{1B}]0;x\u{7}", "\u{1B}[2J", "\u{9B}31m", "a\rb", "\u{7F}", "\u{0}", "\u{8}\u{8}", "\u{202E}abc",
        "\u{2066}x",
        "\u{85}next", "\u{2028}line", "x\u{B}y\u{C}z",
    ]

    @Test(arguments: attempts) func nothingInATextActsOnTheTerminal(text: String) {
        let view = VStack {
            Text(verbatim: text)
            Label(text, systemImage: text)
            Button(text) {}
            Image(text, label: Text(verbatim: text))
            Text(verbatim: text).textCase(.uppercase).lineLimit(1)
        }
        .accessibilityLabel(text)
        let context = RenderingContext(depth: .full, now: eight)
        for family in WidgetFamily.allCases {
            for line in ViewNode(view).widgetLines(family, context) { #expect(isHarmless(line.plainText)) }
        }
    }

    @Test func noNameInATreeIsTakenForAColorCode() throws {
        let json = #"{"kind":"text","text":"x","modifiers":[{"foreground":"31m\u001b[2J"},{"tint":"\u009b"}]}"#
        let node = try #require(try ViewNode(json: JSONValue(parsing: json)))
        let abilities = TerminalAbilities(depth: .full, hasEscapes: true, isUnicode: true)
        #expect(
            node.lines(width: 10, RenderingContext(abilities, now: eight)).map { $0.terminalText(abilities) } == ["x"])
    }
}

/// Whether a text holds nothing that a terminal acts on.
func isHarmless(_ text: String) -> Bool { sanitized(text) == text }
