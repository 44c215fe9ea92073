import Testing

/// `edit-run`, `remove-run` and their like for sittings.
@Suite struct Correcting {
    private func oneRun() throws -> Home {
        let home = try Home()
        try home.run("run-track 10K --time 50m --date 2024-05-07 --note flat --id tempo")
        return home
    }

    @Test func whatIsGivenChangesAndTheRestStays() throws {
        let home = try oneRun()
        try home.expect("run-track edit-run tempo --time 52:30", prints: "10 km, 7 May 2024\n")
        try home.expect("run-track list-runs --fields run,distance,time,note", prints: "10K\t10\t52:30\tflat\n")
        try home.expect("run-track edit-run last --distance 10.4km --date 2024-05-08", prints: "10.4 km, 8 May 2024\n")
        try home.expect("run-track list-runs --fields run,distance,time,note", prints: "\t10.4\t52:30\tflat\n")
        try home.expect("run-track edit-run temp --run 5K --note ''", prints: "5 km, 8 May 2024\n")
        try home.expect("run-track list-runs --fields run,distance,time,note", prints: "5K\t5\t52:30\t\n")
        try home.expectOnTerminal(
            "run-track edit-run last --time 25m",
            shows: "Corrected: 5 km in 25:00 (5:00 per km), 8 May 2024. 5 km in total.\n")
    }

    /// Keys that a later version writes stay where they are.
    @Test func unknownKeysSurvive() throws {
        let home = try oneRun()
        try home.run(
            "sed -i 's/}$/,\"shoes\":{\"km\":[1,2]}}/' data/intent-toolbox/runs/*.jsonl; run-track edit-run last --note x"
        )
        let journal = try home.run("tail -n 1 data/intent-toolbox/runs/*.jsonl").output
        #expect(journal.contains(#""shoes":{"km":[1,2]}"#), "\(journal)")
    }

    @Test func whatDoesNotGo() throws {
        let home = try oneRun()
        try home.expect(
            "run-track edit-run last",
            says: "run-track: there is nothing to change; give a --distance, --time, --date, --note or --run\n",
            status: 64)
        try home.expect(
            "run-track edit-run nowhere --time 1h",
            says: "run-track: 'nowhere' is not a Run; choose 10 km, 7 May 2024\n", status: 64)
        #expect(try home.run("run-track edit-run last --date tomorrow").status == 64)
        try home.expect("run-track edit-run last --time 52", prints: "10 km, 7 May 2024\n")
        // A pace that nobody runs is confirmed here as well.
        try home.expect(
            "run-track edit-run last --time 52s",
            says:
                "run-track: 10 km in 0:52 is 0:05 per km. Record it? Nobody can be asked, but --yes agrees beforehand\n",
            status: 64)
        try home.expect("run-track list-runs --fields time", prints: "52:00\n")
    }

    @Test func removal() throws {
        let home = try oneRun()
        try home.run("run-track 5K --date 2024-05-06 --id jog -q; run-track 3K --date 2024-05-05 --id walk -q")
        let terminal = try Terminal("run-track remove-run last", in: home, environment: ["TERM": "dumb"])
        try terminal.wait(for: "Remove 10 km, 7 May 2024? [y/N] ")
        terminal.type("n\n")
        #expect(try terminal.finish().status == 130)
        try home.expect("run-track remove-run jog", prints: "5 km, 6 May 2024\n")
        #expect(try home.run("run-track remove-run jog").status == 64)
        #expect(try home.run("run-track remove-run tempo walk").status == 64)
        try home.expect("run-track total-distance", prints: "13\n")
        try home.expect("run-track remove-run tempo walk --yes --fields id", prints: "tempo\nwalk\n")
        try home.expect("run-track total-distance; run-track undo -y -q; run-track total-distance", prints: "0\n13\n")
    }

    /// A list on a terminal shows what these commands take.
    @Test func theListShowsTheBeginningOfAnIdentifier() throws {
        let home = try Home()
        let id = "c0ffee12"
        try home.run("run-track 5K --date 2024-05-06 -q --id \(id)-3456-4789-8abc-def012345678")
        let shown = try Terminal("run-track list-runs", in: home).finish().output
        #expect(shown.contains("\n\(id)  6 May 2024"), "\(shown)")
        try home.expect("run-track edit-run \(id) --note found --fields note", prints: "found\n")
    }

    @Test func sittings() throws {
        let home = try Home()
        try home.run("meditate breathing --duration 10m -q; meditate stop-meditation -q; meditate undo -q")
        try home.expect(
            "meditate edit-meditation last --duration 5m",
            says: "meditate: this meditation is still going on; end it first with meditate stop-meditation\n",
            status: 64)
        try home.expect("meditate remove-meditation last -q; meditate list-meditations")
    }
}
