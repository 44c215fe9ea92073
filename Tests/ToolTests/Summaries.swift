import Testing

/// `run-track summary`, `run-track records`, `meditate summary`: a history looked at as a whole.
@Suite struct Summaries {
    private let runs = """
        {"distance":5,"time":1500,"date":"2026-10-01T07:00:00+00:00"}
        {"distance":5.15,"time":1450,"date":"2026-10-15T07:00:00+00:00"}
        {"distance":5.151,"time":1000,"date":"2026-10-16T07:00:00+00:00"}
        {"distance":10,"time":3130,"date":"2026-11-03T07:00:00+00:00"}
        {"distance":21.0975,"time":7200,"date":"2026-11-12T07:00:00+00:00"}
        {"distance":8,"date":"2026-11-29T23:00:00-05:00"}

        """

    private func home() throws -> Home {
        let home = try Home()
        try home.expect("run-track --quiet", input: runs)
        return home
    }

    @Test func months() throws {
        let terminal = try Terminal(
            "run-track summary --by month --since 2026-10-01 --until 2026-11-30", in: try home())
        _ = try terminal.finish()
        // Three rows to 20: 15.301 are 2 rows and 2 eighths, 39.098 are 5 and 7 eighths.
        #expect(
            terminal.picture().joined(separator: "\n") == """
                km

                40 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇┈┈┈┈┈┈
                                                             █████████████████████████████
                                                             █████████████████████████████
                20 ┈┈┈┈▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂┈┈┈┈┈┈┈┈┈█████████████████████████████┈┈┈┈┈┈
                       █████████████████████████████         █████████████████████████████
                       █████████████████████████████         █████████████████████████████
                 0 ─────────────────────────────────────────────────────────────────────────────
                                    Oct                                   Nov

                Period    Runs   Distance     Time  Pace per km    Longest
                Oct 2026     3  15.301 km  1:05:50         4:18   5.151 km
                Nov 2026     3  39.098 km  2:52:10         5:32  21.098 km
                ────────  ────  ─────────  ───────  ───────────  ─────────
                Total        6  54.399 km  3:58:00         5:08  21.098 km
                """)
    }

    /// Of one period a bar says nothing that its row does not.
    @Test func oneMonth() throws {
        try home().expectOnTerminal(
            "run-track summary --by month --since 2026-10-01 --until 2026-10-31",
            shows: """
                Period    Runs   Distance     Time  Pace per km   Longest
                Oct 2026     3  15.301 km  1:05:50         4:18  5.151 km

                """)
    }

    @Test func aDumbTerminalGetsPlainBars() throws {
        let screen = try Terminal(
            "TERM=dumb meditate summary --by month --since 2026-10 --until 2026-11", in: try sittings()
        ).finish().output
        #expect(screen.hasPrefix("min\n"))
        #expect(screen.contains("#########"))
        #expect(screen.utf8.allSatisfy { $0 < 128 })
    }

    /// The picture is for a person: in a pipe, as JSON, as CSV and as fields the rows are what they were.
    @Test func noChartForPrograms() throws {
        let home = try home()
        let command = "run-track summary --by month --since 2026-10-01 --until 2026-11-30"
        try home.expect(command, prints: "Oct 2026: 3 runs, 15.301 km\nNov 2026: 3 runs, 39.098 km\n")
        try home.expectOnTerminal("\(command) --fields period,runs | cat", shows: "Oct 2026\t3\nNov 2026\t3\n")
        for form in ["--json", "--csv"] {
            let onTerminal = try Terminal("\(command) \(form)", in: home).finish().output
            #expect(try home.run("\(command) \(form)").output == onTerminal, "\(form)")
        }
        try home.expectOnTerminal("\(command) --quiet", shows: "")
    }

    @Test func programsGetKilometresAndNoTotal() throws {
        try home().expect(
            "run-track summary --by month --since 2026-10-01 --until 2026-11-30 "
                + "--fields id,until,runs,distance,time,pace,longest",
            prints: """
                2026-10-01\t2026-10-31\t3\t15.301\t1:05:50\t4:18\t5.151
                2026-11-01\t2026-11-30\t3\t39.098\t2:52:10\t5:32\t21.098

                """)
    }

    @Test func weeksWithoutARunAreThere() throws {
        try home().expect(
            "run-track summary --since 2026-11-01 --until 2026-11-30",
            prints: """
                Week of 26 Oct 2026: 0 runs, 0 km
                Week of 2 Nov 2026: 1 run, 10 km
                Week of 9 Nov 2026: 1 run, 21.098 km
                Week of 16 Nov 2026: 0 runs, 0 km
                Week of 23 Nov 2026: 1 run, 8 km
                Week of 30 Nov 2026: 0 runs, 0 km

                """)
    }

    @Test func theLastOnes() throws {
        try home().expect(
            "run-track summary --by year --last 1 --until 2026-12-31; run-track summary --by day --last 2 --until 2026-10-16",
            prints: "2026: 6 runs, 54.399 km\n15 Oct 2026: 1 run, 5.15 km\n16 Oct 2026: 1 run, 5.151 km\n")
    }

    @Test func nothingYet() throws {
        let home = try Home()
        try home.expect("run-track summary; run-track records; meditate summary; ls -A")
        try home.expectOnTerminal("run-track summary", shows: "Nothing to list.\n")
    }

    @Test func theRecords() throws {
        try home().expectOnTerminal(
            "stty cols 120; run-track records",
            shows: """
                Record                  Distance     Time  Pace per km  Date         Before
                Fastest 5K               5.15 km    24:10         4:42  15 Oct 2026  25:00, 1 Oct 2026
                Fastest 10K                10 km    52:10         5:13  3 Nov 2026
                Fastest half marathon  21.098 km  2:00:00         5:41  12 Nov 2026
                Longest run            21.098 km  2:00:00         5:41  12 Nov 2026  10 km, 3 Nov 2026
                Best week              21.098 km                        9 Nov 2026   10.301 km, 12 Oct 2026
                Best month             39.098 km                        1 Nov 2026   15.301 km, 1 Oct 2026

                """)
    }

    @Test func eachRecordSaysWhatItIsOf() throws {
        try home().expect(
            "run-track records",
            prints: """
                Fastest 5K: 24:10, 15 Oct 2026
                Fastest 10K: 52:10, 3 Nov 2026
                Fastest half marathon: 2:00:00, 12 Nov 2026
                Longest run: 21.098 km, 12 Nov 2026
                Best week: 21.098 km, 9 Nov 2026
                Best month: 39.098 km, 1 Nov 2026

                """)
    }

    @Test func theRecordsForPrograms() throws {
        try home().expect(
            "run-track records --json | head -1",
            prints: """
                {"app":"run-track","intent":"RecordsIntent","value":{"id":"fastest-5k","title":"Fastest 5K: 24:10, 15 Oct 2026",\
                "record":"Fastest 5K","distance":5.15,"time":1450,"pace":282,"date":"2026-10-15","before":"25:00, 1 Oct 2026",\
                "distanceBefore":5,"timeBefore":1500,"dateBefore":"2026-10-01"}}

                """)
    }

    private func sittings() throws -> Home {
        let home = try Home()
        try home.run(
            """
            meditate log-meditation breathing --duration 10m --date 2026-10-01T07:00
            meditate log-meditation breathing --duration 25m --date 2026-11-01T07:00
            meditate log-meditation breathing --duration 20m --date 2026-11-02T07:00
            """)
        return home
    }

    @Test func meditations() throws {
        let home = try sittings()
        let terminal = try Terminal("meditate summary --by month --since 2026-10 --until 2026-11", in: home)
        _ = try terminal.finish()
        // Three rows to 20: 10 are a row and a half, 45 are 6 and 6 eighths.
        #expect(
            terminal.picture().joined(separator: "\n") == """
                min
                                                             ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆
                40 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈█████████████████████████████┈┈┈┈┈┈
                                                             █████████████████████████████
                                                             █████████████████████████████
                20 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈█████████████████████████████┈┈┈┈┈┈
                       ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄         █████████████████████████████
                       █████████████████████████████         █████████████████████████████
                 0 ─────────────────────────────────────────────────────────────────────────────
                                    Oct                                   Nov

                Period    Meditations   Time  Average  Longest
                Oct 2026            1  10:00    10:00    10:00
                Nov 2026            2  45:00    22:30    25:00
                ────────  ───────────  ─────  ───────  ───────
                Total               3  55:00    18:20    25:00
                """)
        try home.expect(
            "meditate summary --by year --until 2026-12-31", prints: "2026: 3 meditations, 55:00\n")
    }
}
