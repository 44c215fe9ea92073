import Testing

/// What `list-runs` and `list-meditations` leave out, and in which order they go.
@Suite struct FilteredLists {
    @Test(arguments: [
        ("--min 8km", "d c"), ("--max 5km", "a"), ("--min 5.1km --max 8km", "d b"), ("--run 10K", "c"),
        ("--note RIVER", "d a"), ("--note none", ""), ("--sort distance", "c d b a"), ("--sort time", "c a b d"),
        ("--sort pace", "b c a d"), ("--sort distance --limit 1", "c"), ("--note river --limit 1", "d"),
        ("--since 2026-11 --until 2026-11", "d c"), ("--since 2026-10 --until 2026-10", "b a"),
    ])
    func runs(options: String, ids: String) throws {
        let home = try Home()
        try home.expect(
            "run-track --quiet",
            input: """
                {"id":"a","distance":5,"time":1500,"date":"2026-10-01","note":"the River"}
                {"id":"b","distance":5.1,"time":1450,"date":"2026-10-31"}
                {"id":"c","distance":10,"time":2900,"date":"2026-11-01"}
                {"id":"d","distance":8,"date":"2026-11-30","note":"by the river"}

                """)
        try home.expect("run-track list-runs --fields id \(options) | paste -sd' ' -", prints: ids + "\n")
    }

    @Test(arguments: [
        ("--session breathing", "c a"), ("--session zazen", "b"), ("--min 15m", "b a"), ("--max 15m", "c"),
        ("--note LAKE", "b"), ("--sort time", "b a c"), ("--sort duration --limit 2", "b a"),
    ])
    func meditations(options: String, ids: String) throws {
        let home = try Home()
        try home.expect(
            "meditate log-meditation --quiet",
            input: """
                {"id":"a","session":"Breathing","duration":"20m","date":"2026-10-01"}
                {"id":"b","session":"Zazen","duration":"40m","date":"2026-10-02","note":"the lake"}
                {"id":"c","session":"Breathing","duration":"5m","date":"2026-10-03"}

                """)
        try home.expect("meditate list-meditations --fields id \(options) | paste -sd' ' -", prints: ids + "\n")
    }

    @Test func daysThatPeopleNameTogether() throws {
        let home = try Home()
        try home.run("run-track 5K; run-track 6km --date 40d; run-track 7km --date '800 days ago'")
        try home.expect(
            "run-track total-distance --since week; run-track total-distance --since today", prints: "5\n5\n")
        let month = try home.run("date -d 'now - 40 days' +%Y-%m").output.dropLast()
        try home.expect("run-track list-runs --since \(month) --until \(month) --fields distance", prints: "6\n")
        try home.expect(
            "run-track 5K --date week",
            says: """
                run-track: invalid value 'week' for --date: give a date such as 2026-11-30, yesterday or "monday 18:30"

                """, status: 64)
    }
}
