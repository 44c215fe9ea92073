import Testing

/// `--id`: a caller's own key makes a second try harmless.
@Suite struct RetriedRuns {
    @Test func theSameAgainIsRecordedOnce() throws {
        let home = try Home()
        for _ in 1...3 { try home.expect("run-track 10K --id morning --note x --time 50:00", prints: "10\n") }
        try home.expect("run-track total-distance; cat data/intent-toolbox/runs/* | wc -l", prints: "10\n1\n")
    }

    @Test func itSaysSo() throws {
        let home = try Home()
        try home.run("run-track 10K --id k --date 2024-05-06")
        try home.expect(
            "run-track 10K --id k --date 2024-05-06 --json",
            prints: """
                {"app":"run-track","intent":"RunIntent","value":10,\
                "dialog":"Already recorded: 10 km, 6 May 2024. 10 km in total."}

                """)
    }

    @Test(arguments: [
        ("5K", "distance, note"), ("10K --note y", "note"), ("10K --note x --time 50:00", "time"),
        ("10K --note x --date 2024-05-06", "date"), ("10K", "note"),
    ])
    func anotherRunUnderTheSameId(run: String, differences: String) throws {
        let home = try Home()
        try home.run("run-track 10K --id k --note x")
        try home.expect(
            "run-track \(run) --id k",
            says: """
                run-track: another run has the id 'k' (differs: \(differences)); give each one an id of its own

                """, status: 65)
        try home.expect("run-track list-runs --fields id,distance,note", prints: "k\t10\tx\n")
    }

    /// The run's name or its length, an instant with another offset, a time in other words: all the same.
    @Test(arguments: ["10 3000s", "10km --time PT50M", "'10 K' --time 0:50:00"])
    func theSameInOtherWords(run: String) throws {
        let home = try Home()
        try home.run("run-track 10K --time 50m --id k --date 2024-05-06T07:00:00Z")
        try home.expect("run-track \(run) --id k --date 2024-05-06T09:00:00+02:00", prints: "10\n")
        try home.expect("run-track total-distance", prints: "10\n")
    }

    @Test func withoutAnIdEqualRunsAreTwo() throws {
        let home = try Home()
        try home.run("run-track 10K --date 2024-05-06; run-track 10K --date 2024-05-06")
        try home.expect(
            "run-track total-distance; run-track list-runs --fields id | sort -u | wc -l", prints: "20\n2\n")
    }

    @Test func inAPipe() throws {
        let home = try Home()
        try home.expect(
            #"printf '%s\n' '{"run":"5K","id":"k"}' '{"run":"5K","id":"k"}' '{"run":"10K","id":"k"}' | run-track"#,
            prints: "5\n5\n",
            says: """
                run-track: line 3: another run has the id 'k' (differs: distance); give each one an id of its own

                """, status: 65)
        try home.expect("run-track total-distance", prints: "5\n")
    }

    @Test(arguments: ["", String(repeating: "x", count: 256)])
    func anIdThatCannotBe(id: String) throws {
        let home = try Home()
        let outcome = try home.run("run-track 10K --id=\"$ID\"", environment: ["ID": id])
        #expect(outcome.output.isEmpty && outcome.status == 64)
        #expect(outcome.errors.hasPrefix("run-track: an id has 1 to 255 bytes"))
        try home.expectNothingStored()
    }
}
