import Testing

/// `--date`: when it was, in local time where the text has no offset.
@Suite struct Dates {
    @Test(arguments: [
        ("2024-05-06T07:15:30Z", "2024-05-06T07:15:30Z"), ("2024-05-06T07:15", "2024-05-06T07:15:00Z"),
        ("2024-05-06 07:15", "2024-05-06T07:15:00Z"), ("2024-05-06", "2024-05-06T00:00:00Z"),
        ("6 May 2024", "2024-05-06T00:00:00Z"),
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

    @Test func theDayBeforeIsYesterday() throws {
        let home = try Home()
        try home.expect("run-track 7.3km --date yesterday --time 41:30 --note \"by the river\"", prints: "7.3\n")
        try home.expect(
            "test \"$(run-track list-runs --fields date)\" = \"$(date -d yesterday +%F)T00:00:00Z\" && echo same",
            prints: "same\n")
        try home.expect("run-track total-distance --since yesterday --until yesterday", prints: "7.3\n")
        try home.expect("run-track total-distance --since today", prints: "0\n")
    }
}
