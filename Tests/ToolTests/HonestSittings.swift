import Testing

/// What is counted of a meditation that goes on, and what a second one does to it.
@Suite struct HonestSittings {
    @Test func onlyWhatHasElapsedCounts() throws {
        let home = try Home()
        try home.run("meditate 'open awareness'")
        try home.run("sleep 1.1")
        let totals = try home.run(
            "meditate total-time; meditate list-meditations --fields time; "
                + "meditate total-time --since today; meditate streak")
        let seconds = "0:0[1-9]"
        #expect(totals.output.wholeMatch(of: try Regex("\(seconds)\n\(seconds)\n\(seconds)\n0\n")) != nil, "\(totals)")
    }

    @Test func aSecondOneIsRefusedWhereNobodyIsAsked() throws {
        let home = try Home()
        try home.run("meditate 'open awareness'")
        let refused = try home.run("meditate breathing")
        #expect(refused.status == 64 && refused.output.isEmpty)
        #expect(refused.errors.hasPrefix("meditate: Open Awareness is under way, with "))
        #expect(
            refused.errors.hasSuffix(" left; end it with meditate stop-meditation, or repeat this with --yes\n"))
        try home.expect("meditate list-meditations --fields session", prints: "Open Awareness\n")
    }

    @Test func withYesTheFirstEnds() throws {
        let home = try Home()
        try home.run("meditate 'open awareness'; sleep 1.1; meditate breathing --yes")
        try home.expect(
            "meditate list-meditations --fields session,planned", prints: "Breathing\t5:00\nOpen Awareness\t20:00\n")
        // The first was written as over.
        try home.expect(
            "grep -c '\"ended\"' data/intent-toolbox/meditations/*.jsonl; meditate stop-meditation --json | grep -c Breathing",
            prints: "1\n1\n")
    }

    /// The end of the first and the start of the second are one change.
    @Test func undoingTheSecondStartRestoresTheFirst() throws {
        let home = try Home()
        try home.run("meditate 'open awareness'; sleep 2.1; meditate breathing --yes; meditate undo --yes")
        try home.expect(
            "meditate list-meditations --fields session,planned; meditate stop-meditation --fields session",
            prints: "Open Awareness\t20:00\nOpen Awareness\n")
    }

    @Test func aSecondLineOfAPipeIsRefused() throws {
        let home = try Home()
        let outcome = try home.run("meditate", input: "Breathing\nBody Scan\n")
        #expect(outcome.status == 65 && outcome.output == "Breathing\n")
        #expect(outcome.errors.hasPrefix("meditate: line 2: Breathing is under way, with "))
        try home.expect("meditate list-meditations --fields session", prints: "Breathing\n")
    }

    /// A sitting of which the journal has but the start, written as by a machine whose terminal died.
    @Test func oneWhoseTimeIsUpIsNotUnderWay() throws {
        let home = try Home()
        try home.run("meditate breathing --duration 1s; sleep 1.1")
        try home.expect("meditate 'body scan'", prints: "Body Scan\n")
        try home.expect("meditate list-meditations | wc -l", prints: "2\n")
    }
}
