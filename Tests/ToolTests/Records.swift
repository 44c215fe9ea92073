import Testing

/// `--json`: a record a line, whose keys keep their order and have nothing to say left out.
@Suite struct Records {
    @Test func aTrackedRun() throws {
        let home = try Home()
        try home.expect(
            "run-track 10K --json",
            prints: """
                {"app":"run-track","intent":"RunIntent","value":10,"dialog":"Tracked 10 km. 10 km in total."}

                """)
        try home.expect(
            "run-track 7.3 --time 41:30 --json",
            prints: """
                {"app":"run-track","intent":"RunIntent","value":7.3,\
                "dialog":"Tracked 7.3 km in 41:30 (5:41 per km). 17.3 km in total."}

                """)
    }

    @Test func aListIsARecordAnElement() throws {
        let home = try Home()
        try home.run("run-track 10K --date 2024-05-07T18:30:15.250+02:00 --id b --time 50:00 --note 'a \"b\"\\c'")
        try home.run("run-track 0.8 --date 2024-05-06 --id a")
        try home.expect(
            "run-track list-runs --json",
            prints: #"""
                {"app":"run-track","intent":"ListRunsIntent","value":{"id":"b","title":"10 km, 7 May 2024",\#
                "date":"2024-05-07T18:30:15.250+02:00","run":"10K","distance":10,"time":3000,"pace":300,"note":"a \"b\"\\c"}}
                {"app":"run-track","intent":"ListRunsIntent","value":{"id":"a","title":"0.8 km, 6 May 2024",\#
                "date":"2024-05-06T00:00:00+00:00","distance":0.8}}

                """#)
        try home.expect("run-track list-runs --since 2024-05-08 --json")
    }

    @Test func aTotal() throws {
        try Home().expect(
            "run-track total-distance --json",
            prints: """
                {"app":"run-track","intent":"TotalDistanceIntent","value":0,"dialog":"0 km in 0 runs."}

                """)
    }

    @Test func anUndoneRun() throws {
        let home = try Home()
        try home.run("run-track 10K --date 2024-05-06 --id a")
        try home.expect(
            "run-track undo-run --json",
            prints: """
                {"app":"run-track","intent":"UndoRunIntent","value":{"id":"a","title":"10 km, 6 May 2024",\
                "date":"2024-05-06T00:00:00+00:00","run":"10K","distance":10}}

                """)
    }

    @Test func aRecordALineOfThePipe() throws {
        try Home().expect(
            "printf '5K\\n3km\\n' | run-track --json",
            prints: """
                {"app":"run-track","intent":"RunIntent","value":5,"dialog":"Tracked 5 km. 5 km in total."}
                {"app":"run-track","intent":"RunIntent","value":3,"dialog":"Tracked 3 km. 8 km in total."}

                """)
    }

    /// Control characters of every kind are escaped, and mean the same when read back.
    @Test(.enabled(if: Subprocess.hasJQ, "needs jq"))
    func controlCharactersAreEscaped() throws {
        let home = try Home()
        let note = "\u{1B}]0;x\u{7}\u{1B}[2J\u{9B}31m\r\n\t\u{7F}\u{1}\u{2028}"
        try home.expect("run-track 5K --note=\"$NOTE\"", environment: ["NOTE": note], prints: "5\n")
        let record = try home.run("run-track list-runs --json").output
        #expect(!record.dropLast().unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
        try home.expect("run-track list-runs --json | jq -j .value.note", prints: note)
    }

    @Test func errorsAreNoRecords() throws {
        let home = try Home()
        try home.expect(
            "run-track -5 --json", says: "run-track: invalid value '-5' for --distance: must be more than zero\n",
            status: 64)
        try home.expect("run-track undo-run --json", says: "run-track: there is nothing to undo\n", status: 1)
    }
}
