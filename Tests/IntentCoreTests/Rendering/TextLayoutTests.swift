import Testing

@testable import IntentCore

@MainActor struct TextLayoutTests {
    @Test func wordsAreWrapped() {
        #expect(rendered(Text("one two three four"), width: 9) == ["one two", "three", "four"])
        #expect(rendered(Text("one two"), width: 7) == ["one two"])
        #expect(rendered(Text("one two"), width: 6) == ["one", "two"])
    }

    @Test func aWordThatIsTooLongIsBroken() {
        #expect(rendered(Text("kilometres"), width: 4) == ["kilo", "metr", "es"])
    }

    @Test func linesOfTheTextStay() {
        #expect(rendered(Text(verbatim: "a\n\nb\r\nc")) == ["a", "", "b", "c"])
    }

    @Test func wideLettersBreakAnywhere() {
        #expect(rendered(Text(verbatim: "瞑想する時間"), width: 5) == ["瞑想", "する", "時間"])
        #expect(rendered(Text(verbatim: "ab瞑想"), width: 5) == ["ab瞑", "想"])
    }

    @Test func whatIsTooLongLosesLetters() {
        #expect(rendered(Text("one two three").lineLimit(1), width: 9) == ["one two…"])
        #expect(rendered(Text("one two three").lineLimit(1), width: 8) == ["one two…"])
        #expect(rendered(Text("one two three").lineLimit(2), width: 5) == ["one", "two…"])
        #expect(rendered(Text("one two three").lineLimit(1), width: 1) == ["…"])
        #expect(rendered(Text("one two three").lineLimit(1), width: 9, isUnicode: false) == ["one tw..."])
    }

    @Test func lettersAreLostWhereTheModeSays() {
        let text = Text("0123456789").lineLimit(1)
        #expect(rendered(text.truncationMode(.head), width: 6) == ["…56789"])
        #expect(rendered(text.truncationMode(.middle), width: 6) == ["012…89"])
        #expect(rendered(text.truncationMode(.tail), width: 6) == ["01234…"])
    }

    @Test func truncationNeverSplitsACharacter() {
        #expect(rendered(Text(verbatim: "🇯🇵🇩🇪🇫🇷").lineLimit(1), width: 4) == ["🇯🇵…"])
        #expect(rendered(Text(verbatim: "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦").lineLimit(1), width: 5) == ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦…"])
        #expect(rendered(Text(verbatim: "e\u{301}e\u{301}e\u{301}").lineLimit(1), width: 2) == ["e\u{301}…"])
    }

    @Test func heightLimitsLinesToo() {
        #expect(rendered(Text("one two three"), width: 5, height: 2) == ["one", "two…"])
    }

    @Test func linesAreAligned() {
        let text = Text(verbatim: "long line\nabc")
        #expect(rendered(text.multilineTextAlignment(.center)) == ["long line", "   abc"])
        #expect(rendered(text.multilineTextAlignment(.trailing)) == ["long line", "      abc"])
    }

    @Test func theLetterCaseIsSet() {
        #expect(rendered(Text("Straße").textCase(.uppercase)) == ["STRASSE"])
    }

    @Test func clocksAreReadWhenShown() {
        let date = eight.date.addingTimeInterval(7500)
        #expect(rendered(Text(date, style: .timer)) == ["2:05:00"])
        #expect(rendered(Text(date, style: .relative)) == ["2 hr, 5 min"])
        #expect(rendered(Text(eight.date.addingTimeInterval(-3 * 86_400), style: .offset)) == ["+3 days"])
        #expect(rendered(Text(timerInterval: eight.date...date)) == ["2:05:00"])
        #expect(rendered(Text(timerInterval: eight.date...date, countsDown: false)) == ["0:00"])
    }

    @Test func piecesKeepTheirLooks() {
        let text = Text("10").bold() + Text(" km").italic()
        #expect(colored(text) == ["‹1m10 ‹0m‹3mkm‹0m"])
    }

    @Test func barsStandForWordsThatAreMissing() {
        #expect(rendered(Text("10 km").redacted(reason: .placeholder)) == ["▒▒ ▒▒"])
    }
}
