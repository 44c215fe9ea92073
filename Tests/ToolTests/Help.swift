import Testing

/// `--help` and `--version`.
@Suite struct Help {
    @Test func aPageOfEighty() throws {
        try Home().expect(
            "run-track --help",
            prints: """
                Usage: run-track [VALUE]... [--PARAMETER VALUE]...
                       run-track INTENT [VALUE]... [--PARAMETER VALUE]...

                Track a run.

                Parameters:
                      --run COMMON-RUN    The run: Couch to Fridge, 5K, 10K, Half Marathon or
                                          Marathon
                      --distance DISTANCE Its length, where it is none of these
                      --time DURATION     What it took
                      --date DATE         When it was. Now, if not given
                      --note TEXT         A note
                      --id TEXT           A key of your own. The same run under the same key is
                                          recorded once

                Other intents:
                  list-runs       List your runs
                  total-distance  Show your total distance
                  undo-run        Undo a run

                Common options:
                      --json          print records of JSON         --no-input  never ask
                      --fields NAMES  print these properties    -h, --help      show this
                  -q, --quiet         print errors only             --version   show the version
                  -y, --yes           agree to questions

                Examples:
                  run-track 10K --time 52:30          track ten kilometres
                  run-track list-runs --since monday  list this week's runs

                """)
    }

    @Test func ofOneIntent() throws {
        let home = try Home()
        let page = try home.run("run-track list-runs --help").output
        #expect(
            page.hasPrefix(
                """
                Usage: run-track list-runs [VALUE]... [--PARAMETER VALUE]...

                Lists your runs, the newest first.

                Parameters:
                      --since DAY     The first day
                      --until DAY     The last day
                      --limit NUMBER  How many at most

                Common options:

                """))
        for command in ["list-runs -h", "-h list-runs", "list-runs --limit 3 --help", "--help list-runs 2024-05-06"] {
            try home.expect("run-track \(command)", prints: page)
        }
    }

    @Test func theSameOnATerminal() throws {
        let home = try Home()
        try home.expectOnTerminal("run-track --help", shows: try home.run("run-track --help").output)
    }

    @Test func noLineIsWiderThanATerminal() throws {
        for intent in ["", "list-runs", "total-distance", "undo-run"] {
            let page = try Home().run("run-track \(intent) --help").output
            #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }

    @Test func version() throws {
        let home = try Home()
        let outcome = try home.run("run-track --version")
        #expect(outcome.status == 0 && outcome.output.wholeMatch(of: /run-track \d+\.\d+\.\d+\n/) != nil)
        try home.expect("run-track list-runs --version", prints: outcome.output)
        try home.expectOnTerminal("run-track --version", shows: outcome.output)
    }

    @Test func wrongOptionsBesideIt() throws {
        try Home().expect(
            "run-track --help --frobnicate",
            says: "run-track: there is no option '--frobnicate'; see --help\n", status: 64)
    }
}
