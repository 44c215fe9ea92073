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
        try terminal.wait(for: "> ")
        terminal.type(key)
        #expect(try terminal.finish().status == 130)
        #expect(terminal.isAsBefore)
        try home.expect("cat output")
        try home.expectNothingStored()
    }
}
