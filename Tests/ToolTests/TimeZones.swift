import Testing

/// A run counts on the day on the calendar where it was.
@Suite struct TimeZones {
    /// Half past eleven in the evening there is another day in UTC, or half past midnight is.
    @Test(arguments: [
        ("Pacific/Honolulu", "2024-05-06T23:30", "2024-05-06T23:30:00-10:00"),
        ("Asia/Kolkata", "2024-05-06T00:30", "2024-05-06T00:30:00+05:30"),
        (":America/New_York", "2024-05-06T23:30", "2024-05-06T23:30:00-04:00"),
        ("America/New_York", "2024-12-06T23:30", "2024-12-06T23:30:00-05:00"),
    ])
    func aRunCountsOnItsLocalDay(zone: String, word: String, date: String) throws {
        let home = try Home()
        let day = word.prefix(10)
        try home.expect("run-track 5K --date \(word)", environment: ["TZ": zone], prints: "5\n")
        try home.expect("run-track list-runs --fields date", environment: ["TZ": zone], prints: date + "\n")
        try home.expect("run-track total-distance \(day) \(day)", environment: ["TZ": zone], prints: "5\n")
        try home.expect("run-track list-runs \(day) \(day) | wc -l", environment: ["TZ": "UTC"], prints: "1\n")
    }

    @Test func aRunKeepsItsDayWhenReadElsewhere() throws {
        let home = try Home()
        try home.expect("run-track 5K --date '2024-05-06 07:00'", environment: ["TZ": "Asia/Tokyo"], prints: "5\n")
        let there = ["TZ": "America/Los_Angeles"]
        try home.expect("run-track list-runs", environment: there, prints: "5 km, 6 May 2024\n")
        try home.expect("run-track list-runs --fields date", environment: there, prints: "2024-05-06T07:00:00+09:00\n")
        try home.expect("run-track total-distance 2024-05-06 2024-05-06", environment: there, prints: "5\n")
        try home.expect("run-track total-distance --until 2024-05-05", environment: there, prints: "0\n")
    }

    @Test func nowIsLocalToo() throws {
        let home = try Home()
        try home.expect(
            """
            run-track 5K >/dev/null; today=$(date +%F)
            run-track total-distance $today $today; run-track list-runs --fields date | cut -c20-
            """, environment: ["TZ": "Pacific/Kiritimati"], prints: "5\n+14:00\n")
    }

    @Test(arguments: ["Mars/Olympus", ":/nowhere", "Europe/Berlinn"])
    func anUnknownZoneIsSaidOnce(zone: String) throws {
        let home = try Home()
        try home.expect(
            "printf '5K\\n10K\\n' | run-track --date 2024-05-06", environment: ["TZ": zone], prints: "5\n10\n",
            says: """
                run-track: the time zone '\(zone)' is unknown, so times are in UTC; set TZ to a name such as Europe/Berlin

                """)
    }

    @Test(arguments: ["", "UTC", "UTC0", "EST5EDT,M3.2.0,M11.1.0", ":UTC", "<+03>-3"])
    func otherSpellingsOfAZone(zone: String) throws {
        try Home().expect("run-track 5K", environment: ["TZ": zone], prints: "5\n")
    }
}
