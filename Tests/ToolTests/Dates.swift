import Testing

/// `--date`: when it was, in local time where the text has no offset.
@Suite struct Dates {
    @Test(arguments: [
        ("2024-05-06T07:15:30Z", "2024-05-06T07:15:30+00:00"), ("2024-05-06T07:15", "2024-05-06T07:15:00+00:00"),
        ("2024-05-06 07:15", "2024-05-06T07:15:00+00:00"), ("2024-05-06", "2024-05-06T00:00:00+00:00"),
        ("6 May 2024", "2024-05-06T00:00:00+00:00"),
        // An offset is kept.
        ("2024-10-23T13:02:10+04:00", "2024-10-23T13:02:10+04:00"),
        ("2024-05-06T07:15:30.250-03:30", "2024-05-06T07:15:30.250-03:30"),
    ])
    func whatIsUnderstood(word: String, date: String) throws {
        let home = try Home()
        try home.expect("run-track 5K --date '\(word)'; run-track list-runs --fields date", prints: "5\n\(date)\n")
    }

    @Test(arguments: [
        "2024-02-30", "2024-13-01", "2024-00-10", "26-05-06", "05/06/2024", "2024-05-06T25:00", "2024-05-06T07:60",
        "rubbish", "", "2024-05-06T07:00+25:00", "2999-01-01", "tomorrow",
    ])
    func whatIsRefused(word: String) throws {
        let home = try Home()
        let outcome = try home.run("run-track 5K --date '\(word)'")
        #expect(outcome.output.isEmpty && outcome.status == 64, "\(outcome)")
        #expect(outcome.errors.hasPrefix("run-track: ") && outcome.errors.count { $0 == "\n" } == 1)
        try home.expectNothingStored()
    }

    /// What other programs export names the instant only; what was written here keeps its day in every zone.
    @Test func anInstantCountsOnTheLocalDay() throws {
        let home = try Home()
        let there = ["TZ": "America/Los_Angeles"]
        try home.expect(
            "run-track 5K --date 2026-11-03T02:30:00Z -q; run-track 6km --date 2026-11-03T02:30:00+00:00 -q",
            environment: there)
        try home.expect(
            "run-track list-runs --fields title", environment: there, prints: "6 km, 3 Nov 2026\n5 km, 2 Nov 2026\n")
        // A record of an earlier version has `Z` for a clock that showed UTC.
        try home.expect(
            #"echo '{"app":"run-track","intent":"ListRunsIntent","value":{"distance":7,"date":"2026-11-04T02:30:00Z"}}' | run-track -q"#,
            environment: there)
        try home.expect(
            "run-track list-runs --limit 1 --fields title", environment: there, prints: "7 km, 4 Nov 2026\n")
    }

    @Test func aZoneAWholeDayAway() throws {
        let home = try Home()
        try home.expect(
            "run-track 5K -q; run-track list-runs --fields distance", environment: ["TZ": "XXX-24"], prints: "5\n")
        try home.expect("run-track total-distance", prints: "5\n")
    }

    @Test func theDayBeforeIsYesterday() throws {
        let home = try Home()
        try home.expect("run-track 7.3km --date yesterday --time 41:30 --note \"by the river\"", prints: "7.3\n")
        try home.expect(
            "test \"$(run-track list-runs --fields date)\" = \"$(date -d yesterday +%F)T00:00:00+00:00\" && echo same",
            prints: "same\n")
        try home.expect("run-track total-distance --since yesterday --until yesterday", prints: "7.3\n")
        try home.expect("run-track total-distance --since today", prints: "0\n")
    }
}
