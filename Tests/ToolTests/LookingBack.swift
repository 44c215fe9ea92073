import Testing

/// `meditate list-meditations`, `total-time`, `streak` and `stop-meditation`.
@Suite struct LookingBack {
    /// A journal of sittings: when each began, and how many seconds it took.
    private func home(_ sittings: [(String, Int)]) throws -> Home {
        let home = try Home()
        let lines = sittings.enumerated().map { index, sitting in
            """
            {"v":1,"id":"\(index)","at":"2026-01-01T00:00:00Z","date":"\(sitting.0)","seconds":\(sitting.1),\
            "name":"Breathing","planned":300}
            """
        }
        let input = lines.joined(separator: "\n") + "\n"
        try home.run(
            "mkdir -p data/intent-toolbox/meditations; cat >data/intent-toolbox/meditations/a.jsonl", input: input)
        return home
    }

    @Test func nothingYet() throws {
        let home = try Home()
        try home.expect("meditate list-meditations; meditate total-time; meditate streak", prints: "0:00\n0\n")
        try home.expect("ls -A")
    }

    @Test func theTotalOfSomeDays() throws {
        let home = try home([
            ("2026-03-01T23:30:00-10:00", 300), ("2026-03-02T07:00:00Z", 600), ("2026-03-03T07:00:00+09:00", 4200),
        ])
        try home.expect("meditate total-time", prints: "1:25:00\n")
        try home.expect("meditate total-time --until 2026-03-01", prints: "5:00\n")
        try home.expect("meditate total-time --since 2026-03-02 --until 2026-03-02", prints: "10:00\n")
        try home.expect("meditate total-time --since 2026-03-03", prints: "1:10:00\n")
        try home.expectOnTerminal("meditate total-time", shows: "1:25:00 in 3 meditations.\n")
    }

    @Test func theList() throws {
        let home = try home([("2026-03-02T07:00:00Z", 130), ("2026-03-03T07:00:00Z", 300)])
        try home.expect(
            "meditate list-meditations", prints: "Breathing 5:00, 3 Mar 2026\nBreathing 2:10, 2 Mar 2026\n")
        try home.expect(
            "meditate list-meditations --limit 1 --fields date,session,time,planned",
            prints: "2026-03-03T07:00:00+00:00\tBreathing\t5:00\t5:00\n")
    }

    @Test func theStreak() throws {
        let today = try Home().run("date -u +%FT12:00:00Z").output.dropLast()
        func ago(_ days: Int) throws -> String {
            String(try Home().run("date -u -d '\(today) \(days) days ago' +%FT00:00:00Z").output.dropLast())
        }
        try home([(ago(0), 60), (ago(1), 60), (ago(1), 60), (ago(2), 60), (ago(4), 60)])
            .expect("meditate streak", prints: "3\n")
        try home([(ago(1), 60), (ago(2), 60)]).expect("meditate streak", prints: "2\n")
        try home([(ago(2), 60), (ago(3), 60)]).expect("meditate streak", prints: "0\n")
        try home([(ago(0), 60)]).expectOnTerminal("meditate streak", shows: "1 day in a row.\n")
        try home([(ago(0), 60), (ago(1), 59), (ago(2), 60)]).expect("meditate streak", prints: "1\n")
        try home([(ago(0), 60), (ago(5), 60), (ago(6), 60)])
            .expect("meditate streak; meditate streak --longest", prints: "1\n2\n")
        try home([("2026-03-02T07:00:00Z", 60), ("2026-03-03T07:00:00Z", 60)]).expectOnTerminal(
            "meditate streak", shows: "0 days in a row. The longest streak was 2 days, until 3 Mar 2026.\n")
    }

    @Test func whatGoesOnIsStopped() throws {
        let home = try Home()
        try home.expect(
            "meditate breathing; sleep 1.1; meditate stop-meditation --fields session,time,planned",
            prints: """
                Breathing
                Breathing\t0:01\t5:00

                """)
        try home.expect("meditate total-time; meditate list-meditations | wc -l", prints: "0:01\n1\n")
        try home.expect(
            "meditate stop-meditation", says: "meditate: no meditation is under way; there is nothing to stop\n",
            status: 1)
    }

    @Test func whatIsStoppedAtOnceIsNothing() throws {
        let home = try Home()
        try home.expect(
            "meditate breathing; meditate stop-meditation; meditate total-time",
            prints: """
                Breathing
                Stopped Breathing within a second; nothing is recorded.
                0:00

                """)
    }

    @Test func whatIsOverCannotBeStopped() throws {
        let home = try home([("2026-03-02T07:00:00Z", 300)])
        try home.expect(
            "meditate stop-meditation", says: "meditate: no meditation is under way; there is nothing to stop\n",
            status: 1)
        try home.expect("meditate total-time", prints: "5:00\n")
    }
}
