import Testing

/// `meditate SESSION` away from a terminal: the start is recorded, and the command returns at once.
@Suite struct StartingAMeditation {
    @Test func aSessionByItsName() throws {
        let home = try Home()
        try home.expect("meditate breathing", prints: "Breathing\n")
        try home.expect("meditate --yes --session 'BODY  scan'", prints: "Body Scan\n")
        try home.expect("meditate --yes kindness", prints: "Loving Kindness\n")
        try home.expect("meditate --yes open", prints: "Open Awareness\n")
        try home.expect("meditate --yes a3861f59-e446-44a1-83fd-8cbb2d0b1d0b", prints: "Breathing\n")
        // Each took the place of the one before within a second, so that this one alone is recorded.
        try home.expect("meditate list-meditations --fields session,planned", prints: "Breathing\t5:00\n")
    }

    @Test func anotherDuration() throws {
        let home = try Home()
        let planned = "meditate list-meditations --fields planned"
        try home.expect("meditate breathing 90s; \(planned)", prints: "Breathing\n1:30\n")
        try home.expect("meditate --yes --duration 2 breathing; \(planned)", prints: "Breathing\n2:00\n")
    }

    // One grammar for durations: a bare number is minutes.
    @Test(arguments: [
        ("10", "10:00"), ("10m", "10:00"), ("1h30m", "1:30:00"), ("90s", "1:30"), ("1:30:00", "1:30:00"),
        ("PT10M", "10:00"),
    ])
    func everyFormOfADuration(word: String, time: String) throws {
        try Home().expect(
            "meditate breathing \(word); meditate list-meditations --fields planned", prints: "Breathing\n\(time)\n")
    }

    @Test(arguments: [
        ("0", "meditate: invalid value '0' for --duration: must be more than zero"),
        ("-1m", "meditate: invalid value '-1m' for --duration: must be more than zero"),
        ("0.5s", "meditate: a sitting takes at least a second; give a longer duration"),
        ("20000h", "meditate: invalid value '20000h' for --duration: must be at most 10000h"),
    ])
    func aDurationThatCannotBe(word: String, error: String) throws {
        let home = try Home()
        try home.expect("meditate breathing \(word)", says: error + "\n", status: 64)
        try home.expectNoSitting()
    }

    @Test(arguments: ["''", "' '"]) func whatSaysNothingNamesNothing(word: String) throws {
        let home = try Home()
        let choices = "Breathing, Body Scan, Loving Kindness or Open Awareness"
        let error = "meditate: \(word) is not a Session; choose \(choices)\n"
        try home.expect("meditate \(word)", says: error, status: 64)
        // Nor does it where there is one session alone.
        try home.write(sessions: #"{"sessions": [{"name": "Box", "duration": "4m"}]}"#)
        try home.expect("meditate \(word)", says: "meditate: \(word) is not a Session; choose Box\n", status: 64)
        try home.expectNoSitting()
    }

    @Test func anUnknownSession() throws {
        try Home().expect(
            "meditate brething",
            says: """
                meditate: 'brething' is not a Session; did you mean Breathing? Choose Breathing, Body Scan, Loving \
                Kindness or Open Awareness

                """, status: 64)
    }

    @Test func withNobodyToAsk() throws {
        let home = try Home()
        let start = now()
        try home.expect(
            "meditate </dev/null",
            says: """
                meditate: What session would you like? Give --session (Breathing, Body Scan, Loving Kindness or Open \
                Awareness)

                """, status: 64)
        #expect(now() - start < 5)
        try home.expectOnTerminal(
            "x=$(meditate --no-input 2>&1 >/dev/null | head -c 40); echo \"[$x]\"",
            shows: "[meditate: What session would you like? G]\n")
        try home.expectOnTerminal("x=$(meditate --no-input 2>/dev/null); echo \"$? [$x]\"", shows: "64 []\n")
        try home.expectNoSitting()
    }

    @Test func whatIsAskedForOnTheTerminal() throws {
        let home = try Home()
        let terminal = try Terminal("x=$(meditate); echo \"[$x]\"", in: home)
        try terminal.wait(for: "What session would you like?")
        terminal.type("scan\r")
        try terminal.wait(for: "[Body Scan]")
        #expect(try terminal.finish().status == 0)
        try home.expect("meditate list-meditations --fields planned", prints: "15:00\n")
    }

    @Test func ofTwoOfOneNameThePersonChooses() throws {
        let home = try Home()
        try home.write(
            sessions: #"{"sessions": [{"name": "Box", "duration": "4m"}, {"name": "Box", "duration": "8m"}]}"#)
        let terminal = try Terminal("x=$(meditate box); echo \"[$x]\"", in: home)
        try terminal.wait(for: "8:00")
        terminal.type("\u{1B}[B\r")
        try terminal.wait(for: "[Box]")
        #expect(try terminal.finish().status == 0)
        try home.expect("meditate list-meditations --fields planned", prints: "8:00\n")
    }

    @Test(arguments: ["\u{3}", "\u{1B}"]) func aCancelledChoiceStoresNothing(key: String) throws {
        let home = try Home()
        let terminal = try Terminal("exec meditate >output", in: home)
        try terminal.wait(for: "Open Awareness")
        terminal.type(key)
        #expect(try terminal.finish().status == 130)
        #expect(terminal.isAsBefore)
        try home.expect("cat output")
        try home.expectNoSitting()
    }

    @Test func withoutAnySession() throws {
        let home = try Home()
        try home.write(sessions: #"{"sessions": []}"#)
        try home.expect(
            "meditate", says: "meditate: you have no sessions; add one with meditate add-session NAME --duration 10m\n",
            status: 1)
    }

    @Test(.enabled(if: Subprocess.hasJQ)) func asARecord() throws {
        let home = try Home()
        try home.expect(
            """
            meditate breathing --json |
            jq -e '.value.name == "Breathing" and .dialog == "Okay, starting a Breathing meditation session."'
            """, prints: "true\n")
        try home.expect(
            "meditate 'open awareness' --yes --json | jq -r .dialog",
            prints: "Okay, starting an Open Awareness meditation session.\n")
        try home.expect("meditate list-sessions --json | jq .value.duration", prints: "300\n900\n600\n1200\n")
        try home.expect("meditate list-meditations --json | jq .value.planned", prints: "1200\n")
    }

    @Test func namesThroughAPipe() throws {
        let home = try Home()
        let outcome = try home.run("printf 'Breathing\\r\\nBody Scan\\n' | meditate --yes --json")
        #expect(outcome.status == 0)
        #expect(outcome.output.split(separator: "\n").count == 2)
        try home.expect("meditate list-meditations --fields session", prints: "Body Scan\n")
    }

    @Test func anEntityThroughAPipe() throws {
        let home = try Home()
        try home.expect("meditate list-sessions --json | head -1 | meditate", prints: "Breathing\n")
        // A bare value is one of the command line's own, so that the pipe is another command's.
        #expect(try home.run("meditate list-sessions --json | tail -1 | meditate 2m").status == 64)
        try home.expect(
            "meditate list-sessions --json | tail -1 | meditate --yes --duration 2m", prints: "Open Awareness\n")
    }

    @Test func aLineThatIsNoSession() throws {
        let home = try Home()
        let outcome = try home.run("printf 'Breathing\\nnope\\nBody Scan\\n' | meditate --yes")
        #expect(outcome.output == "Breathing\nBody Scan\n")
        #expect(outcome.errors.hasPrefix("meditate: line 2: 'nope' is not a Session"))
        #expect(outcome.status == 65)
    }

    @Test func aLoopKeepsItsInput() throws {
        let home = try Home()
        try home.expect(
            "printf 'Breathing\\nBody Scan\\n' | while read -r name; do meditate --yes \"$name\"; done",
            prints: "Breathing\nBody Scan\n")
    }

    @Test func underCron() throws {
        let home = try Home()
        let command = """
            env -i HOME="$HOME" PATH="$PATH" LOGNAME=x SHELL=/bin/sh sh -c '
            meditate add-session "瞑想 🧘" --duration 10m; meditate 瞑想; meditate list-meditations --fields session'
            """
        try home.expect(command, prints: "瞑想 🧘\n瞑想 🧘\n瞑想 🧘\n")
    }

    @Test func aStoreThatCannotBeWritten() throws {
        let home = try Home()
        let outcome = try home.run("echo >data; meditate breathing")
        #expect(outcome.output.isEmpty)
        #expect(outcome.status == 73 || outcome.status == 74, "\(outcome)")
    }
}

extension Home {
    /// Writes `sessions.json` by hand.
    func write(sessions: String) throws {
        try run("mkdir -p config/intent-toolbox && cat >config/intent-toolbox/sessions.json", input: sessions)
    }

    /// Expects that no sitting was ever recorded here.
    func expectNoSitting(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expect("cat data/intent-toolbox/meditations/* 2>&- || true", sourceLocation: sourceLocation)
    }
}
