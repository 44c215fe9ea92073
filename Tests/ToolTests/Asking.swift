import Testing

/// A value that is missing is asked for on the terminal, never on standard input or output.
@Suite struct PromptContext {
    @Test func aMissingRunIsAskedFor() throws {
        let home = try Home()
        let terminal = try Terminal("x=$(run-track 2>errors); echo \"[$x]\"", in: home)
        try terminal.wait(for: "Which run?")
        try terminal.wait(for: "Half Marathon")
        terminal.type("half\n")
        try terminal.wait(for: "[21.1]")
        #expect(try terminal.finish().status == 0)
        try home.expect("cat errors; run-track total-distance", prints: "21.1\n")
    }

    @Test(arguments: [
        "x=$(run-track --no-input); echo \"$? [$x]\"", "run-track --no-input >output; echo \"$? [$(cat output)]\"",
    ])
    func noInputDoesNotWait(command: String) throws {
        let home = try Home()
        try home.expectOnTerminal(
            command,
            shows: """
                run-track: Which run? Give --run (Couch to Fridge, 5K, 10K, Half Marathon or Marathon)
                64 []

                """)
        try home.expectNothingStored()
    }

    @Test func dataIsNoAnswer() throws {
        let home = try Home()
        try home.expectOnTerminal("printf '10K\\n' | run-track", shows: "Tracked 10 km. 10 km in total.\n")
        try home.expectOnTerminal("x=$(echo 5K | run-track 2>errors); echo \"[$x]\"", shows: "[5]\n")
    }

    @Test(arguments: ["\u{3}", "\u{4}"])
    func aCancelledPromptChangesNothing(key: String) throws {
        let home = try Home()
        let terminal = try Terminal("exec run-track >output", in: home)
        try terminal.wait(for: "Another distance")
        terminal.type(key)
        #expect(try terminal.finish().status == 130)
        #expect(terminal.isAsBefore)
        #expect(terminal.picture() == ["run-track: cancelled"])
        try home.expect("cat output")
        try home.expectNothingStored()
    }

    /// A distance is a run as well, which the picker offers and takes (case 72).
    @Test(arguments: [
        ("7.3km\r", "7.3"), ("7.3\r", "7.3"), ("1\r", "1"), ("half\r", "21.1"), ("\u{1B}[B\u{1B}[B\r", "5"),
        ("\u{1B}[F\r7.3km\r", "7.3"), ("\r\r10K\r", "10"), ("5m\u{8}k\r", "5"),
    ])
    func aDistanceAtThePrompt(keys: String, recorded: String) throws {
        let home = try Home()
        let terminal = try Terminal("run-track", in: home, environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "Esc cancels")
        #expect(
            terminal.picture() == [
                "Which run?", "  Couch to Fridge", "  5K", "  10K", "  Half Marathon", "  Marathon",
                "  Another distance…", "Up/Down move, Enter chooses, Esc cancels; type to narrow",
            ])
        terminal.type(keys)
        #expect(try terminal.finish().status == 0)
        try home.expect("run-track total-distance", prints: "\(recorded)\n")
    }

    @Test func whatIsNoDistanceSaysWhy() throws {
        let home = try Home()
        let terminal = try Terminal("run-track", in: home, environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "Another distance")
        terminal.type("5m\r")
        try terminal.wait(for: "metres or miles")
        terminal.type("\u{15}xyz\r")
        try terminal.wait(for: "give a Run or a distance such as 7.3km")
        terminal.type("\u{1B}")
        #expect(try terminal.finish().status == 130)
        try home.expectNothingStored()
    }

    /// Who left the program before the pipe's end is not asked what they just declined to say.
    @Test func aPipeThatEndsWithoutALine() throws {
        let home = try Home()
        for command in [
            "printf '' | shortcuts-run", "printf '\\n' | run-track", "true | meditate", ": >f; run-track <f",
        ] {
            let outcome = try Terminal(command, in: home).finish()
            #expect(outcome.status == 64, "\(command)")
            #expect(outcome.output.contains("nothing came through the pipe; "), "\(outcome)")
            #expect(outcome.output.filter { $0 == "\n" }.count == 1)
        }
        let terminal = try Terminal("run-track </dev/null", in: home)
        try terminal.wait(for: "Which run?")
        terminal.pressEscape()
        #expect(try terminal.finish().status == 130)
    }
}
