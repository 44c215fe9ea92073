import Testing

/// `run-track RUN` and `run-track DISTANCE`: the value printed is the distance in kilometres.
@Suite struct TrackingARun {
    @Test(arguments: [
        ("10K", "10"), ("5K", "5"), ("'Half Marathon'", "21.1"), ("marathon", "42.2"), ("'couch to fridge'", "0.05"),
        // The name of the case, as Swift and as a shell write it, and the raw value.
        ("halfMarathon", "21.1"), ("half-marathon", "21.1"), ("HALF-MARATHON", "21.1"), ("couchToKitchen", "0.05"),
        ("couch-to-kitchen", "0.05"), ("five", "5"), ("42.2", "42.2"), ("' 10k '", "10"), ("ＭＡＲＡＴＨＯＮ", "42.2"),
        // The beginning of one name only.
        ("half", "21.1"), ("mara", "42.2"), ("C", "0.05"),
    ])
    func aCommonRun(word: String, kilometres: String) throws {
        try Home().expect("run-track \(word)", prints: kilometres + "\n")
    }

    @Test(arguments: [
        ("7.3km", "7.3"), ("7.3", "7.3"), ("11K", "11"), ("3.1mi", "4.989"), ("5000m", "5"), ("800m", "0.8"),
        ("'5 K'", "5"), ("7,3km", "7.3"), ("5.0", "5"), ("0.1km", "0.1"), ("100000km", "100000"), ("1metre", "0.001"),
    ])
    func anyDistance(word: String, kilometres: String) throws {
        try Home().expect("run-track \(word)", prints: kilometres + "\n")
    }

    /// A number is never the beginning of a longer run.
    @Test(arguments: ["1", "2", "4", "21"])
    func aNumberIsThatManyKilometres(word: String) throws {
        try Home().expect("run-track \(word)", prints: word + "\n")
    }

    @Test func everythingAboutIt() throws {
        let home = try Home()
        try home.expect(
            "run-track 7.3km --date 2024-05-06T07:00:00+02:00 --time 41:30 --note 'by the river' --id k1",
            prints: "7.3\n")
        try home.expect(
            "run-track list-runs --json",
            prints: """
                {"app":"run-track","intent":"ListRunsIntent","value":{"id":"k1","title":"7.3 km, 6 May 2024",\
                "date":"2024-05-06T07:00:00+02:00","distance":7.3,"time":2490,"pace":341,"note":"by the river"}}

                """)
    }

    @Test func withoutADateItIsNow() throws {
        let home = try Home()
        try home.expect(
            """
            before=$(date +%s); run-track 10K; after=$(date +%s)
            at=$(date -d "$(run-track list-runs --fields date)" +%s)
            test $before -le $at && test $at -le $after
            """, prints: "10\n")
    }

    @Test func theRunAndADistanceOnlyWhereTheyAgree() throws {
        let home = try Home()
        try home.expect("run-track --run 5K --distance 5", prints: "5\n")
        try home.expect(
            "run-track --run 5K --distance 6", says: "run-track: give a run or a distance, not both\n", status: 64)
        try home.expect("run-track total-distance", prints: "5\n")
    }

    @Test func aRunInTheFutureIsRefused() throws {
        let home = try Home()
        let outcome = try home.run("run-track 10K --date \"$(date -d '+1 hour' +%FT%T)\"")
        #expect(outcome.status == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("run-track: A run in the future cannot be tracked"))
        try home.expectNothingStored()
    }
}
