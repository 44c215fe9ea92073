import Testing

@testable import IntentCore

@MainActor struct LargeTextTests {
    private let number = Text("65.3").font(.largeTitle)

    /// The rows of a view on a terminal.
    private func large(_ view: some View, width: Int, height: Int? = nil) -> [String] {
        rendered(view, width: width, height: height, isLarge: true)
    }

    @Test func aNumberInALargeFontIsThreeRowsHigh() {
        #expect(
            large(number, width: 14) == [
                "█▀▀ █▀▀   ▀▀█",
                "█▀█ ▀▀█   ▀▀█",
                "▀▀▀ ▀▀▀ ▀ ▀▀▀",
            ])
        #expect(large(Text("1").font(.system(size: 34)), width: 10).count == 3)
        #expect(large(Text("1").font(.system(size: 20)), width: 10) == ["1"])
        #expect(large(Text("1").font(.title2), width: 10) == ["1"])
    }

    @Test func withoutRoomForItItIsText() {
        #expect(large(number, width: 12) == ["65.3"])
        #expect(large(number, width: 14, height: 2) == ["65.3"])
        #expect(rendered(number, width: 14) == ["65.3"])
        let ascii = TerminalAbilities(depth: .none, hasEscapes: true, isUnicode: false)
        #expect(!RenderingContext(ascii, now: eight).hasLargeLetters)
    }

    @Test func aShortWordIsLargeAndASentenceIsNot() {
        #expect(
            large(Text("Today").font(.title), width: 30) == [
                "▀█▀  ▄    █  ▄▄ ▄ ▄",
                " █  █ █ ▄▀█ █ █ ▀▄█",
                " ▀   ▀   ▀▀  ▀▀ ▄▄▀",
            ])
        #expect(large(Text("Nine words").font(.title), width: 80) == ["Nine words"])
        #expect(large(Text("Größe").font(.title), width: 80) == ["Größe"])
        #expect(large(Text("").font(.title), width: 80) == [""])
    }

    @Test func aUnitInASmallerFontStandsInTheLastRow() {
        let text = Text("7").font(.title) + Text(" km").font(.caption)
        #expect(large(text, width: 14) == ["▀▀█", "  █", "  ▀  km"])
        let stack = HStack(alignment: .lastTextBaseline) {
            Text("7").font(.title)
            Text("km")
        }
        #expect(large(stack, width: 14) == ["▀▀█", "  █", "  ▀ km"])
    }

    @Test func whatIsBesideItKeepsItsRoom() {
        let beside = HStack {
            number
            Text("of thirty")
        }
        #expect(large(beside, width: 23).count == 3)
        #expect(large(beside, width: 22) == ["65.3 of thirty"])
        let fitting = ViewThatFits(in: .horizontal) {
            beside
            Text("small")
        }
        #expect(large(fitting, width: 14) == ["65.3 of thirty"])
    }

    @Test func aButtonIsOneRowHigh() {
        #expect(large(Button("7") {}.font(.largeTitle), width: 20) == ["[7]"])
        #expect(large(Toggle("7", isOn: .constant(true)).font(.largeTitle), width: 20) == ["[x] 7"])
    }

    @Test func oneLineHasTextAlone() {
        let onATerminal = RenderingContext(
            TerminalAbilities(depth: .none, hasEscapes: true, isUnicode: true), now: eight)
        #expect(ViewNode(number).inlineLine(width: nil, onATerminal).plainText == "65.3")
    }

    @Test func theBlocksHaveTheColorsOfTheirRows() {
        let colored = colored(number.foregroundStyle(.red), width: 14)
        #expect(colored.count == 3)
        #expect(colored.allSatisfy { $0.contains("‹38;2;") })
    }

    /// Each letter that there is has three rows, all as long.
    @Test func theLettersAreWhole() throws {
        for letter in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:-+/%'°!?$€£() " {
            let rows = try #require(BlockLetters.rows(of: String(letter)), "\(letter)")
            #expect(rows.count == 3 && Set(rows.map(\.count)).count == 1, "\(letter)")
        }
        #expect(BlockLetters.rows(of: "ß") == nil)
    }

    @Test func withinARing() {
        func ring(_ rows: Int) -> [String] {
            let gauge = Gauge(value: 1) {
                Text("min")
            } currentValueLabel: {
                Text("10").font(.largeTitle)
            }
            return large(gauge.gaugeStyle(.accessoryCircularCapacity), width: rows * 2, height: rows + 1)
        }
        #expect(ring(10).contains { $0.contains("▄█  █▀█") })
        #expect(ring(5).contains { $0.contains("10") })
    }
}
