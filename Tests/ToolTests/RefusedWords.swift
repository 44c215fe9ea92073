import Testing

/// A word that is no run: the message quotes it and says what would do, and nothing is stored.
@Suite struct RefusedWords {
    private static let accepted =
        "Choose Couch to Fridge, 5K, 10K, Half Marathon or Marathon; or give a distance such as 7.3km, 4.5mi or 800m"
    private static let choices = accepted.replacing("Choose", with: "choose")

    @Test func aMisspeltNameGetsTheNearest() throws {
        let home = try Home()
        try home.expect(
            "run-track marathn",
            says: "run-track: 'marathn' is not a Run; did you mean Marathon? \(Self.accepted)\n", status: 64)
        try home.expect(
            "run-track list-run",
            says: "run-track: there is no command 'list-run'; did you mean list-runs?\n", status: 64)
        try home.expect(
            "run-track list", says: "run-track: there is no command 'list'; did you mean list-runs?\n", status: 64)
        try home.expectNothingStored()
    }

    @Test(arguments: ["", " ", "rubbish", "on", "\t", "🏃"])
    func aWordThatIsNothingOfTheKind(word: String) throws {
        let home = try Home()
        let shown = word.replacing("\t", with: "\u{FFFD}")
        try home.expect(
            "run-track \"$WORD\"", environment: ["WORD": word],
            says: "run-track: '\(shown)' is not a Run; \(Self.choices)\n", status: 64)
        try home.expectNothingStored()
    }

    @Test(arguments: [
        ("0", "must be more than zero"), ("-5", "must be more than zero"), ("-5km", "must be more than zero"),
        ("nan", "write a plain decimal number such as 7.3"), ("inf", "write a plain decimal number such as 7.3"),
        ("0x1p4", "write a plain decimal number such as 7.3"), ("5e400", "write a plain decimal number such as 7.3"),
        ("1,000", "the comma is ambiguous; write 1000, or 1.000 with a point"),
        ("5m", "metres or miles? write 5metres, or 5mi"),
    ])
    func aDistanceThatCannotBe(word: String, reason: String) throws {
        let home = try Home()
        try home.expect(
            "run-track \(word)", says: "run-track: invalid value '\(word)' for --distance: \(reason)\n", status: 64)
        try home.expect(
            "run-track --distance=\(word)", says: "run-track: invalid value '\(word)' for --distance: \(reason)\n",
            status: 64
        )
        try home.expect(
            "echo '\(word)' | run-track",
            says: "run-track: line 1: invalid value '\(word)' for --distance: \(reason)\n",
            status: 65)
        try home.expectNothingStored()
    }

    @Test(arguments: [
        ("--time 0", "invalid value '0' for --time: must be more than zero"),
        ("--time 5x", "invalid value '5x' for --time: give a duration such as 45m, 1h30m, 41:30 or PT10M"),
        ("--run rubbish", "'rubbish' is not a Run; choose Couch to Fridge, 5K, 10K, Half Marathon or Marathon"),
        ("--run ''", "'' is not a Run; choose Couch to Fridge, 5K, 10K, Half Marathon or Marathon"),
        ("--distance ''", "invalid value '' for --distance: give a distance such as 7.3km, 4.5mi or 800m"),
    ])
    func anOptionsValue(option: String, message: String) throws {
        let home = try Home()
        let rest = option.hasPrefix("--time") ? "10K" : ""
        try home.expect("run-track \(rest) \(option)", says: "run-track: \(message)\n", status: 64)
        try home.expectNothingStored()
    }

    @Test func nothingAtAll() throws {
        let home = try Home()
        try home.expect(
            "run-track </dev/null",
            says: "run-track: Which run? Give --run (Couch to Fridge, 5K, 10K, Half Marathon or Marathon)\n", status: 64
        )
        try home.expectNothingStored()
    }

    /// What the terminal would obey is shown as a replacement character; a very long word is cut.
    @Test func aWordIsQuotedSafely() throws {
        let outcome = try Home().run(
            "run-track \"$WORD\"", environment: ["WORD": "\u{1B}]0;x\u{7}\u{1B}[2J\u{9B}31m\r\n\u{7F}\u{202E}"])
        #expect(
            outcome.errors.hasPrefix(
                "run-track: '\u{FFFD}]0;x\u{FFFD}\u{FFFD}[2J\u{FFFD}31m\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}' is not a Run"))
        let long = try Home().run("run-track \"$WORD\"", environment: ["WORD": String(repeating: "走", count: 5000)])
        #expect(long.errors.hasPrefix("run-track: '" + String(repeating: "走", count: 60) + "…' is not a Run"))
    }

    @Test func eachErrorIsOneLine() throws {
        for command in ["run-track ''", "run-track 'a\nb'", "run-track --x", "run-track 5m", "echo { | run-track"] {
            let outcome = try Home().run(command)
            #expect(outcome.output.isEmpty && outcome.errors.count { $0.isNewline } == 1, "\(command)")
            #expect(outcome.errors.hasPrefix("run-track: "), "\(command)")
        }
    }
}
