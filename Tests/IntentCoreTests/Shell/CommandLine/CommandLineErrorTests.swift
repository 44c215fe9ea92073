import Testing

@testable import IntentCore

@Suite struct CommandLineErrorTests {
    @Test func partsAreJoinedAsSentencesGo() {
        #expect(advising("it is wrong", "do this") == "it is wrong; do this")
        #expect(advising("Is it wrong?", "do this") == "Is it wrong? Do this")
        #expect(advising("a", nil, "did you mean B?", "choose B") == "a; did you mean B? Choose B")
        #expect(advising("alone", nil) == "alone")
    }

    @Test func veryLongWordsAreCut() {
        #expect(quoted("10K") == "'10K'")
        #expect(quoted(String(repeating: "x", count: 60)) == "'" + String(repeating: "x", count: 60) + "'")
        #expect(quoted(String(repeating: "x", count: 61)) == "'" + String(repeating: "x", count: 60) + "…'")
    }

    @Test func missingParametersAreAllNamed() {
        let boundIntent = BoundIntent(SampleIntent.self)
        let missing = [0, 4].map { (field: boundIntent.fields[$0], choices: [String]()) }
        #expect(
            CommandLineError.missing(missing, dialog: nil).words == """
                the distance and the start date are missing; give --distance (a distance such as 7.3km, 4.5mi or 800m) \
                and --start-date (a date such as 2026-11-30, yesterday or "monday 18:30")
                """)
        #expect(
            CommandLineError.missing([(boundIntent.fields[1], ["a", "b"])], dialog: "Which note?").words
                == "Which note? Give --note (a or b)")
    }

    @Test func nearlyEachIsWrongUsage() {
        #expect(CommandLineError.missingValue(option: "x").status == .usage)
        #expect(CommandLineError.inputTwice.status == .usage)
        #expect(CommandLineError.notUTF8.status == .badData)
    }
}
