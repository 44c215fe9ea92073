import Testing

/// `meditate SESSION` on a terminal: the sitting is shown, rung and recorded.
@Suite struct ASitting {
    /// What the line shows of a sitting that has just begun or has just ended is taken away again.
    private let erased = "\r\u{1B}[J"

    @Test func itCountsDownAndRings() throws {
        let home = try Home()
        let terminal = try Terminal("meditate 'body scan' --duration 2s", in: home)
        try terminal.wait(for: "Okay, starting a Body Scan meditation session.\n")
        try terminal.wait(for: "0:02")
        try terminal.wait(for: "0:01")
        let outcome = try terminal.finish()
        #expect(outcome.status == 0)
        #expect(outcome.output.hasSuffix("\u{07}\(erased)\u{1B}[?25hMeditated for 0:02.\n"))
        #expect(outcome.output.count { $0 == "\u{07}" } == 1)
        #expect(terminal.isAsBefore)
        try home.expect("meditate list-meditations --fields session,time", prints: "Body Scan\t0:02\n")
    }

    @Test func theBellRingsAtIntervals() throws {
        let home = try Home()
        let outcome = try Terminal("meditate breathing --duration 3s --bell 1s", in: home).finish()
        #expect(outcome.output.count { $0 == "\u{07}" } == 3)
    }

    @Test func controlCEndsItEarly() throws {
        let home = try Home()
        let terminal = try Terminal("exec meditate breathing", in: home)
        try terminal.wait(for: "4:58")
        terminal.pressControlC()
        try terminal.wait(for: "Meditated for 0:0")
        try terminal.wait(for: "of 5:00.\n")
        #expect(try terminal.finish().status == 0)
        #expect(terminal.isAsBefore)
        let time = try home.run("meditate total-time").output
        #expect(["0:02\n", "0:03\n"].contains(time), "\(time)")
    }

    @Test func controlCAtOnceIsNothing() throws {
        let home = try Home()
        let terminal = try Terminal("exec meditate breathing", in: home)
        try terminal.wait(for: "5:00  ░")
        terminal.pressControlC()
        try terminal.wait(for: "Stopped within a second; nothing is recorded.\n")
        #expect(try terminal.finish().status == 0)
        try home.expect("meditate list-meditations")
    }

    @Test(arguments: [("TERM", 143), ("HUP", 129)] as [(String, Int32)])
    func aSignalEndsItAndItIsRecorded(name: String, status: Int32) throws {
        let home = try Home()
        let terminal = try Terminal("echo $$ >pid; exec meditate breathing", in: home)
        try terminal.wait(for: "4:59")
        try home.run("kill -\(name) $(cat pid)")
        #expect(try terminal.finish().status == status)
        #expect(terminal.isAsBefore)
        let time = try home.run("meditate total-time").output
        #expect(["0:01\n", "0:02\n"].contains(time), "\(time)")
        try home.expect("meditate list-meditations | wc -l", prints: "1\n")
    }

    @Test func pPauses() throws {
        let home = try Home()
        let terminal = try Terminal("meditate breathing --duration 2s", in: home)
        try terminal.wait(for: "0:02  ░")
        terminal.type("p")
        try terminal.wait(for: "Paused – press p to resume")
        // Longer than the sitting would have taken.
        try home.run("sleep 2.5")
        terminal.type("xp")
        try terminal.wait(for: "0:01")
        try terminal.wait(for: "Meditated for 0:02.")
        #expect(try terminal.finish().status == 0)
        try home.expect("meditate total-time", prints: "0:02\n")
    }

    // It goes on meanwhile, and is over when the process finds out.
    @Test func aProcessThatWasStopped() throws {
        let home = try Home()
        let terminal = try Terminal("echo $$ >pid; exec meditate breathing --duration 2s", in: home)
        try terminal.wait(for: "0:02  ░")
        try home.run("kill -STOP $(cat pid); sleep 2.5; kill -CONT $(cat pid)")
        try terminal.wait(for: "Meditated for 0:02.")
        #expect(try terminal.finish().status == 0)
        try home.expect("meditate total-time", prints: "0:02\n")
    }

    @Test func theLineFollowsTheWidth() throws {
        let home = try Home()
        let terminal = try Terminal("meditate breathing --duration 3s", in: home)
        try terminal.wait(for: "0:03  " + String(repeating: "░", count: 40) + "  Breathing")
        terminal.resize(columns: 20)
        try terminal.wait(for: String(repeating: "░", count: 6) + "\r")
        #expect(try terminal.finish().status == 0)
    }

    @Test func aDumbTerminalIsNotRedrawn() throws {
        let home = try Home()
        let outcome = try Terminal("meditate breathing --duration 2s", in: home, environment: ["TERM": "dumb"]).finish()
        #expect(
            outcome.output == """
                Okay, starting a Breathing meditation session.
                * Breathing
                0:02
                  0:02  \(String(repeating: "-", count: 40))  Breathing
                \u{07}Meditated for 0:02.

                """)
    }

    @Test func detachedItReturnsAtOnce() throws {
        let home = try Home()
        try home.expectOnTerminal(
            "meditate breathing --detach --bell 1m", environment: ["TERM": "dumb"],
            shows: """
                Okay, starting a Breathing meditation session.
                * Breathing
                5:00, a bell every 1:00

                """)
        try home.expect("meditate total-time --until yesterday; meditate list-meditations | wc -l", prints: "0:00\n1\n")
    }

    @Test func recordsComeWithoutBellsOrDrawing() throws {
        let home = try Home()
        let outcome = try Terminal("meditate breathing --duration 1s --bell 1s --json", in: home).finish()
        #expect(outcome.status == 0)
        #expect(!outcome.output.contains("\u{07}") && !outcome.output.contains("\u{1B}"))
        #expect(
            outcome.output.hasPrefix(#"{"app":"meditate","intent":"StartMeditationIntent","value":{"id":"a3861f59"#))
        try home.expectOnTerminal("meditate breathing --duration 1s --quiet", shows: "")
        try home.expect("meditate total-time", prints: "0:02\n")
    }

    @Test func inAPipeThereAreNoBells() throws {
        let home = try Home()
        try home.expectOnTerminal("meditate breathing --duration 1s --bell 1s 2>&- | cat", shows: "Breathing\n")
    }

    /// In the background the terminal belongs to another command.
    @Test func inTheBackgroundItDoesNotDraw() throws {
        let home = try Home()
        let terminal = try Terminal("set -m; meditate breathing --duration 2s & sleep 1; echo other; wait $!", in: home)
        let outcome = try terminal.finish()
        #expect(!outcome.output.contains("\u{1B}[?25l") && outcome.output.contains("other\n"))
        try home.expect("meditate total-time", prints: "0:02\n")
    }

    @Test func namesFromAPipeAreSatOneAfterAnother() throws {
        let home = try Home()
        let terminal = try Terminal("printf 'Breathing\\nBody Scan\\n' | meditate --duration 1s", in: home)
        try terminal.wait(for: "Okay, starting a Breathing")
        try terminal.wait(for: "Meditated for 0:01.\n")
        try terminal.wait(for: "Okay, starting a Body Scan")
        try terminal.wait(for: "Meditated for 0:01.\n")
        #expect(try terminal.finish().status == 0)
        try home.expect("meditate list-meditations --fields session", prints: "Body Scan\nBreathing\n")
    }

    /// While it goes on it is there for others to see, and nothing is held that others wait for.
    @Test func othersAreNotHeldUp() throws {
        let home = try Home()
        let terminal = try Terminal("printf 'Breathing\\n' | meditate --duration 3s", in: home)
        try terminal.wait(for: "0:02")
        try home.expect(
            "meditate list-meditations --fields planned; meditate open --quiet --yes", prints: "0:03\n")
        // Its display ends with it.
        try terminal.wait(for: "Meditated for 0:0")
        try terminal.wait(for: "of 0:03.")
        #expect(try terminal.finish().status == 0)
        #expect(terminal.isAsBefore)
        try home.expect("meditate list-meditations --fields planned", prints: "20:00\n0:03\n")
    }

    @Test func stoppedFromElsewhereItEnds() throws {
        let home = try Home()
        let terminal = try Terminal("meditate breathing", in: home)
        try terminal.wait(for: "4:58")
        try home.expect("meditate stop-meditation", prints: try home.run("meditate list-meditations").output)
        try terminal.wait(for: "Meditated for 0:0")
        try terminal.wait(for: "of 5:00.\n")
        #expect(try terminal.finish().status == 0)
        #expect(terminal.isAsBefore)
    }

    /// The person is asked, and the first goes on where they say no.
    @Test func aSecondOneIsAskedAbout() throws {
        let home = try Home()
        try home.run("meditate open-awareness; meditate 'open awareness'")
        let terminal = try Terminal("meditate breathing --detach", in: home)
        try terminal.wait(for: "Open Awareness is under way, with ")
        try terminal.wait(for: "left. End it and start Breathing?")
        terminal.type("n")
        #expect(try terminal.finish().status == 130)
        try home.expect("meditate list-meditations --fields session,planned", prints: "Open Awareness\t20:00\n")
    }
}
