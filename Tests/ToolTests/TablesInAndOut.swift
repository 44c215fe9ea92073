import Testing

/// `--csv` and `--input-format csv`: tables for spreadsheets and from them.
@Suite struct TablesInAndOut {
    @Test func aListAsCSV() throws {
        let home = try Home()
        try home.run(
            """
            run-track 10K --time 52:30 --date '2026-11-03 07:15' --note 'wet, "cold"' --id a
            run-track 7.3 --date 2026-11-02T18:30:00+01:00 --id b
            """)
        try home.expect(
            "run-track list-runs --csv",
            prints: """
                id,title,date,run,distance,time,pace,note
                a,"10 km, 3 Nov 2026",2026-11-03T07:15:00+00:00,10K,10,52:30,5:15,"wet, ""cold\"""
                b,"7.3 km, 2 Nov 2026",2026-11-02T18:30:00+01:00,,7.3,,,

                """)
        try home.expect("run-track list-runs --csv --fields Distance,id", prints: "distance,id\n10,a\n7.3,b\n")
        try home.expect(
            "run-track list-runs --csv --since 2026-12-01", prints: "id,title,date,run,distance,time,pace,note\n")
        try home.expect(
            "meditate list-sessions --csv --fields title,duration | head -2",
            prints: "title,duration\nBreathing,5:00\n")
        try home.expect(
            "run-track total-distance --csv", says: "run-track: --csv works only with commands that list things\n",
            status: 64)
        try home.expect(
            "run-track list-runs --csv --json",
            says: "run-track: --csv and --json exclude each other; give one of them\n",
            status: 64)
    }

    /// What went out comes in, here without doubling, elsewhere as it was.
    @Test func ownCSVGoesBackIn() throws {
        let (home, other) = (try Home(), try Home())
        try home.run(
            """
            run-track 10K --time 52:30 --date 2026-11-03T07:15:00+09:00 --note "$(printf 'a, "b"\\nc')"
            run-track 600km --time 90h --date 2026-11-01; run-track 7.3
            """)
        let list = try home.run("run-track list-runs --csv")
        try home.expect("run-track list-runs --csv | run-track --input-format csv -q")
        #expect(try home.run("run-track list-runs --csv") == list)
        // What is improbable was agreed to when it was recorded.
        let there = try other.run("run-track --input-format csv | sort", input: list.output)
        #expect(there == Outcome(output: "10\n600\n7.3\n"))
        #expect(
            try other.run("run-track list-runs --csv | sort").output
                == home.run("run-track list-runs --csv | sort").output)
        try home.expect("run-track list-runs --json | run-track -q; run-track total-distance", prints: "617.3\n")
    }

    /// An export as spreadsheets and services write it.
    @Test func anExportOfAnother() throws {
        let home = try Home()
        let table =
            "\u{FEFF}Date,Distance (mi),Duration,Notes,Weather\r\n"
            + "2026-11-01,\"6,2\",52:30,\"wet, \"\"cold\"\"\r\nand long\",rain\r\n" + "\r\n" + "2026-11-02,3.1,,,\r\n"
            + ",,,,\r\n"
        try home.expect(
            "run-track --input-format csv", input: table, prints: "9.978\n4.989\n",
            says: "run-track: ignored the key 'Weather'\n")
        try home.expect(
            "run-track list-runs --csv --fields date,distance,time,note",
            prints: """
                date,distance,time,note
                2026-11-02T00:00:00+00:00,4.989,,
                2026-11-01T00:00:00+00:00,9.978,52:30,"wet, ""cold""\r
                and long"

                """)
    }

    @Test(arguments: [
        ("Distance;Time\n7,3;41:30\n", "7.3\t41:30"), ("distance\ttime (s)\n5\t1500\n", "5\t25:00"),
        ("Distance (m),Duration [min]\n5000,25.5\n", "5\t25:30"), ("distance,time (h:mm)\n5,0:45\n", "5\t45:00"),
        ("distance (km),time (h:mm:ss)\n5 mi,0:45:00\n", "8.047\t45:00"), ("DISTANCE,finish time\n5,45m\n", "5\t45:00"),
        ("distance,date (UTC)\n5,2026-11-03 07:15\n", "5\t"),
    ])
    func headingsAndUnits(table: String, run: String) throws {
        let home = try Home()
        try home.expect("run-track -q --input-format csv", input: table)
        try home.expect("run-track list-runs --fields distance,time", prints: run + "\n")
    }

    @Test(arguments: [
        ("distance,time\n5,783\n", "line 2: invalid value '783' for --time: seconds or minutes? write 783s or 783m"),
        ("distance,note\n5\n", "line 2: this row has 1 cell for 2 headings; give one for each"),
        (
            "distance,note\n5,\"a\"b\n",
            "line 2: something follows the quote that ends a cell; double the quotes within a cell"
        ),
        ("distance,note\n5,\"a\n6,b\n", "line 2: a cell begins with a quote and has none at its end"),
        ("distance,note\n600,a\n", "line 2: this is a run of 600 km; if that is right, repeat it with --yes"),
        ("Distanse,note\n5,a\n", "the headings: unknown key 'Distanse'; did you mean distance?"),
        (
            "distance,time,duration\n5,1,2\n",
            "the headings: 'time' and 'duration' name the same parameter; give it once"
        ),
        ("a,b\n5,6\n", "the headings: none of the keys 'a' or 'b' is a parameter; see --help"),
        (
            "distance (furlong)\n5\n",
            "line 2: invalid value '5 furlong' for --distance: give a distance such as 7.3km, 4.5mi or 800m"
        ),
    ])
    func whatCannotBeUsed(table: String, message: String) throws {
        let home = try Home()
        try home.expect("run-track --input-format csv", input: table, says: "run-track: \(message)\n", status: 65)
        try home.expectNothingStored()
    }

    @Test func whereNothingIsRead() throws {
        let home = try Home()
        try home.expect(
            "run-track 5K --input-format csv </dev/null",
            says: "run-track: --input-format csv reads standard input; give no value for it on the command line\n",
            status: 64)
        try home.expect(
            "run-track --input-format xml",
            says: "run-track: invalid value 'xml' for --input-format: choose lines or csv\n",
            status: 64)
        try home.expectNothingStored()
    }
}
