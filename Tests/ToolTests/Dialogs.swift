import Testing

/// The dialog is for the person: on a terminal in place of the value, never mixed into a pipe.
@Suite struct Dialogs {
    private let sentence = "Tracked 10 km. 10 km in total.\n"

    @Test func onATerminalTheDialogStandsForTheValue() throws {
        try Home().expectOnTerminal("run-track 10K", shows: sentence)
        try Home().expectOnTerminal("run-track 10K 2>errors; cat errors", shows: sentence)
        try Home().expectOnTerminal(
            "run-track 7.3 --time 41:30", shows: "Tracked 7.3 km in 41:30 (5:41 per km). 7.3 km in total.\n")
    }

    @Test func whileAValueGoesElsewhereTheTerminalShowsTheDialog() throws {
        try Home().expectOnTerminal("x=$(run-track 10K); echo \"[$x]\"", shows: sentence + "[10]\n")
        try Home().expectOnTerminal("run-track 10K >output; cat output", shows: sentence + "10\n")
        try Home().expectOnTerminal(
            "run-track 10K | run-track >output; cat output",
            shows: """
                Tracked 10 km. 10 km in total.
                Tracked 10 km. 20 km in total.
                10

                """)
    }

    @Test func withoutATerminalThereIsNoDialog() throws {
        let home = try Home()
        try home.expect("run-track 10K", prints: "10\n")
        try home.expectOnTerminal("run-track 10K >output 2>errors; cat output errors", shows: "10\n")
    }

    @Test func quietPrintsNeither() throws {
        let home = try Home()
        for command in [
            "run-track 10K --quiet", "run-track -q 10K 2>errors", "run-track -q 10K >output; cat output",
            "run-track total-distance -q", "run-track list-runs -q", "run-track -q --json list-runs",
            "run-track undo-run -qy",
        ] {
            try home.expectOnTerminal(command, shows: "")
            try home.expect(command)
        }
        try home.expect(
            "run-track -q -- -5", says: "run-track: invalid value '-5' for --distance: must be more than zero\n",
            status: 64)
    }

    @Test func aRecordHoldsTheDialog() throws {
        let record = """
            {"app":"run-track","intent":"RunIntent","value":10,"dialog":"Tracked 10 km. 10 km in total."}

            """
        try Home().expectOnTerminal("run-track 10K --json", shows: record)
        try Home().expectOnTerminal("run-track 10K --json >output; cat output", shows: sentence + record)
        try Home().expect("run-track 10K --json", prints: record)
    }

    @Test func linesOfAPipeSpeakOneByOne() throws {
        try Home().expectOnTerminal(
            "printf '10K\\nrubbish\\n5K\\n' | run-track",
            shows: """
                Tracked 10 km. 10 km in total.
                run-track: line 2: 'rubbish' is not a Run; choose Couch to Fridge, 5K, 10K, Half Marathon or Marathon; \
                or give a distance such as 7.3km, 4.5mi or 800m
                Tracked 5 km. 15 km in total.

                """, status: 65)
    }

    /// Nobody types lines for a tool that has its values, and the pipe is not the person.
    @Test func standardInputThatIsATerminalIsNotRead() throws {
        let home = try Home()
        try home.expectOnTerminal("run-track 10K; run-track total-distance", shows: sentence + "10 km in 1 run.\n")
    }
}
