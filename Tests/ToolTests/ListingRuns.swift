import Testing

/// `run-track list-runs`: newest date first; titles, `--fields`, or a table on a terminal.
@Suite struct ListingRuns {
    /// Three runs, not in the order of their dates.
    private func threeRuns() throws -> Home {
        let home = try Home()
        try home.run(
            """
            run-track 10K --date '2024-05-07 18:30' --time 50:00 --id b
            run-track 0.8 --date 2024-05-08T06:00 --id c --note '川沿い\ttwo'
            run-track 'Half Marathon' --date 2024-05-06 --time 2h5m --id a --note easy
            """)
        return home
    }

    @Test func titles() throws {
        try threeRuns().expect(
            "run-track list-runs", prints: "0.8 km, 8 May 2024\n10 km, 7 May 2024\n21.1 km, 6 May 2024\n")
    }

    @Test func noRuns() throws {
        let home = try Home()
        for command in ["list-runs", "list-runs --json", "list-runs --fields date"] {
            try home.expect("run-track \(command); ls -A")
        }
    }

    @Test(arguments: [
        ("--since 2024-05-07", "cb"), ("--until 2024-05-07", "ba"), ("--since 2024-05-07 --until 2024-05-07", "b"),
        ("2024-05-07 2024-05-07", "b"), ("--limit 2", "cb"), ("--limit 1 --until 2024-05-07", "b"),
        ("--since 2024-05-09", ""), ("--since 2024-05-08 --until 2024-05-07", ""), ("--limit 1000000000", "cba"),
        ("--until today", "cba"), ("--since today", ""),
    ])
    func ofSomeDays(options: String, ids: String) throws {
        try threeRuns().expect("run-track list-runs --fields id \(options) | tr -d '\\n'", prints: ids)
    }

    @Test(arguments: [
        ("--limit 0", "invalid value '0' for --limit: "), ("--limit -1", "invalid value '-1' for --limit: "),
        ("--limit 1.5", "invalid value '1.5' for --limit: give a whole number such as 12"),
        ("--limit 99999999999999999999", "invalid value '99999999999999999999' for --limit: is out of range"),
        ("--since 2024-02-30", "invalid value '2024-02-30' for --since: "),
        ("--since rubbish", "invalid value 'rubbish' for --since: "),
    ])
    func wrongLimits(option: String, message: String) throws {
        let outcome = try threeRuns().run("run-track list-runs \(option)")
        #expect(outcome.output.isEmpty && outcome.status == 64)
        #expect(outcome.errors.hasPrefix("run-track: " + message) && outcome.errors.count { $0 == "\n" } == 1)
    }

    @Test func fields() throws {
        let home = try threeRuns()
        try home.expect(
            "run-track list-runs --fields date,distance",
            prints: """
                2024-05-08T06:00:00+00:00\t0.8
                2024-05-07T18:30:00+00:00\t10
                2024-05-06T00:00:00+00:00\t21.1

                """)
        // A tab in a value would shift the columns.
        try home.expect(
            "run-track list-runs --fields id,run,time,pace,note,title",
            prints: """
                c\t\t\t\t川沿い\u{FFFD}two\t0.8 km, 8 May 2024
                b\t10K\t50:00\t5:00\t\t10 km, 7 May 2024
                a\tHalf Marathon\t2:05:00\t5:55\teasy\t21.1 km, 6 May 2024

                """)
        try home.expect("run-track list-runs --fields ID --fields=Distance --limit 1", prints: "c\t0.8\n")
    }

    @Test func fieldsThatARunDoesNotHave() throws {
        try Home().expect(
            "run-track list-runs --fields date,speed",
            says:
                "run-track: there is no field 'speed'; choose among id, title, date, run, distance, time, pace or note\n",
            status: 64)
    }

    @Test func aTableOnATerminal() throws {
        try threeRuns().expectOnTerminal(
            "run-track list-runs",
            shows: """
                ID  Date               Run            Distance     Time  Pace per km  Note
                c   8 May 2024, 06:00                   0.8 km                        川沿い\u{FFFD}two
                b   7 May 2024, 18:30  10K               10 km    50:00         5:00
                a   6 May 2024         Half Marathon   21.1 km  2:05:00         5:55  easy

                """)
    }

    /// One line a run however narrow it is; the note makes room first, and a distance is never cut.
    @Test(arguments: [20, 40, 80]) func aTableFits(columns: Int) throws {
        let home = try Home()
        let note = String(repeating: "n", count: 200)
        try home.run("run-track 10K --date 2024-05-07T18:30 --note \(note); run-track 4.5mi --date 2024-05-06")
        let shown = try Terminal("stty cols \(columns); run-track list-runs", in: home).finish().output
        let lines = shown.split(separator: "\n")
        #expect(lines.count == 3 && lines.allSatisfy { $0.count <= columns }, "\(shown)")
        #expect(shown.contains("10 km") && shown.contains("7.242 km") && shown.contains("…"))
    }

    @Test func aTableHasNoEmptyColumnsAndNoRowsSaySo() throws {
        let home = try Home()
        try home.expectOnTerminal("run-track list-runs", shows: "Nothing to list.\n")
        try home.run("run-track 10K --id x --date 2024-05-06T07:00 --note 走る")
        try home.run("run-track 5 --id y --date 2024-05-05T07:00 --note abc")
        try home.expectOnTerminal(
            "run-track list-runs",
            shows: """
                ID  Date               Run  Distance  Note
                x   6 May 2024, 07:00  10K     10 km  走る
                y   5 May 2024, 07:00  5K       5 km  abc

                """)
    }

    /// A person sees what the columns are; programs know what they asked for.
    @Test func fieldsAndRecordsOnATerminal() throws {
        let home = try threeRuns()
        try home.expectOnTerminal(
            "run-track list-runs --fields id,run", shows: "ID  Run\nc\nb   10K\na   Half Marathon\n")
        try home.expectOnTerminal(
            "run-track list-runs --csv --fields id,run", shows: "id,run\nc,\nb,10K\na,Half Marathon\n")
        try home.expectOnTerminal("run-track list-runs --json", shows: home.run("run-track list-runs --json").output)
    }

    /// What a note holds never reaches the terminal as something that it obeys.
    @Test func controlCharactersNeverReachATerminal() throws {
        let home = try Home()
        // An earlier version took such an identifier.
        try home.write(
            #"{"v":1,"id":"k\u001b[2J","at":"2024-05-06T07:00:00Z","date":"2024-05-06T07:00:00Z","metres":5000,"#
                + #""note":"\u001b]0;x\u0007\u001b[2J\u009b31m\r\n\u007f"}"# + "\n",
            to: "data/intent-toolbox/runs/other.jsonl")
        for command in [
            "list-runs", "list-runs --fields id,note", "list-runs --json", "--id 'k\u{1B}[2J' 6",
            "undo-run --id '\u{1B}c'",
            "undo-run --yes",
        ] {
            let screen = try Terminal("run-track " + command, in: home).finish().output
            #expect(
                !screen.isEmpty
                    && screen.unicodeScalars.allSatisfy { scalar in
                        scalar == "\n" || scalar == "\t"
                            || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
                    }, "\(command): \(screen.debugDescription)")
        }
    }

    @Test func pipedOutputIsNeverCut() throws {
        let home = try Home()
        let note = String(repeating: "long ", count: 100)
        try home.run("run-track 5K --note \"$NOTE\"", environment: ["NOTE": note, "COLUMNS": "20"])
        try home.expect("run-track list-runs --fields note", environment: ["COLUMNS": "20"], prints: note + "\n")
    }
}
