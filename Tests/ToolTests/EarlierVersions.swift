import Testing

/// A data folder that version 0.1.0 wrote, in three zones, reads as it did then.
@Suite struct EarlierVersions {
    private static let zones = ["UTC", "Asia/Kolkata", "America/Los_Angeles"]

    private func folder() throws -> Home {
        let home = try Home()
        try home.run("cp -R '\(Subprocess.package)/Tests/ToolTests/Fixtures/0.1.0/.' . && chmod -R go-w data config")
        return home
    }

    @Test(arguments: zones) func runs(zone: String) throws {
        let home = try folder()
        let zone = ["TZ": zone] as [String: String?]
        try home.expect(
            "run-track list-runs --fields date,distance,time,run,note", environment: zone,
            prints: """
                2026-11-02T02:30:00+00:00\t7.242\t\t\t走る "fast" \\ 🏃
                2026-11-01T23:30:00+05:30\t21.1\t\tHalf Marathon\t
                2026-11-01T02:30:00+00:00\t5\t25:00\t5K\t
                2026-10-31T00:00:00+00:00\t7.3\t\t\tby the river
                2026-10-30T18:30:00+00:00\t10\t52:30\t10K\t

                """)
        // 10 on the 30th, 7.3 on the 31st, 26.1 on the 1st, 7.242 on the 2nd, wherever it is read.
        for (day, total) in [
            ("2026-10-30", "10"), ("2026-10-31", "7.3"), ("2026-11-01", "26.1"), ("2026-11-02", "7.242"),
        ] {
            try home.expect(
                "run-track total-distance --since \(day) --until \(day)", environment: zone, prints: total + "\n")
        }
    }

    /// The same again under its identifier is no second run, and what is corrected keeps its day.
    @Test(arguments: zones) func changes(zone: String) throws {
        let home = try folder()
        let zone = ["TZ": zone] as [String: String?]
        try home.expect(
            "run-track 5K --id park --time 25m --date 2026-11-01T02:30:00Z; run-track total-distance",
            environment: zone,
            prints: "5\n50.642\n")
        try home.expect("run-track edit-run park --time 26m -q", environment: zone)
        try home.expect(
            "run-track list-runs --since 2026-11-01 --until 2026-11-01 --fields date,time", environment: zone,
            prints: "2026-11-01T23:30:00+05:30\t\n2026-11-01T02:30:00+00:00\t26:00\n")
        try home.expect("run-track undo -q", environment: zone)
        try home.expect("run-track undo", environment: zone, says: "run-track: there is nothing to undo\n", status: 1)
    }

    @Test(arguments: zones) func sittings(zone: String) throws {
        let home = try folder()
        let zone = ["TZ": zone] as [String: String?]
        try home.expect(
            "meditate list-meditations --fields date,session,planned", environment: zone,
            prints: "2026-12-03T08:16:12+00:00\tBreathing\t5:00\n")
        try home.expect(
            "meditate list-sessions", environment: zone,
            prints: "Breathing\nBody Scan\nLoving Kindness\nOpen Awareness\nBox: 4-7-8\n")
    }
}
