import Testing

@testable import IntentCore

@Suite struct HelpTests {
    private struct WordyTool: IntentApp {
        static let name = "wordy"
        static let displayName = "Wordy"
        static let primaryIntent: any AppIntent.Type = WordyIntent.self
    }

    private struct WordyIntent: AppIntent {
        static let title: LocalizedStringResource = "Wordy"

        @Parameter(
            title: "Exactly as many words as are needed to fill one line of the page up to eighty columns or so")
        var short: Int?
        @Parameter(title: "瞑想する時間を長くするためのとても長い説明文 走る走る走る走る走る走る走る 川沿い川沿い川沿い川沿い")
        var wide: Int?
        @Parameter(title: "Its option is longer than the column of options")
        var aParameterWithAVeryLongNameIndeed: Int?
        @Parameter(title: "https://example.org/an/address/that/is/much/too/long/for/a/line/of/a/page/of/eighty/columns")
        var link: String?

        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func wrappedAtEightyColumns() async {
        let lines = await Help(app: WordyTool.self, boundIntent: BoundIntent(WordyIntent.self)).lines()
        #expect(lines.allSatisfy { columnWidth($0) <= 80 || $0.contains("https://") })
        #expect(lines.contains("      --short NUMBER      Exactly as many words as are needed to fill one line"))
        #expect(lines.contains("                          of the page up to eighty columns or so"))
        // No word is lost, none is cut, and no line ends in a space.
        #expect(lines.contains { $0.hasSuffix("川沿い川沿い川沿い川沿い") })
        #expect(lines.contains { $0.hasSuffix("/eighty/columns") })
        #expect(!lines.contains { $0.last == " " })
    }

    @Test func aLongOptionStandsAlone() async throws {
        let lines = await Help(app: WordyTool.self, boundIntent: BoundIntent(WordyIntent.self)).lines()
        let index = try #require(lines.firstIndex(of: "      --a-parameter-with-a-very-long-name-indeed NUMBER"))
        #expect(lines[index + 1] == "                          Its option is longer than the column of options")
    }

    @Test func otherIntentsByTheirNames() async {
        let lines = await Help(app: SampleTool.self, boundIntent: BoundIntent(SampleIntent.self)).lines()
        #expect(
            lines.prefix(4) == [
                "Usage: sample [OPTIONS] [DISTANCE] [START-DATE]",
                "       sample COMMAND ...",
                "", "Do something",
            ])
        #expect(lines.contains("  list-stars  List stars"))
    }
}
