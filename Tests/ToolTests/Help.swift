import Testing

/// `--help` and `--version`.
@Suite struct Help {
    @Test func aPageOfEighty() throws {
        try Home().expect(
            "run-track --help",
            prints: """
                Usage: run-track [OPTIONS] [RUN | DISTANCE] [TIME] [DATE]
                       run-track COMMAND ...

                Track a run.

                Options:
                      --run RUN           The run: Couch to Fridge, 5K, 10K, Half Marathon or
                                          Marathon
                      --distance DISTANCE Distance, if it is not one of these
                      --time DURATION     Finish time
                      --date DATE         Date and time of the run. Now, if not given
                      --note TEXT         Note
                      --id TEXT           An ID of your own. The same run with the same ID is
                                          recorded once

                Commands:
                  list-runs       List your runs
                  total-distance  Show your total distance
                  edit-run        Correct a run
                  remove-run      Remove a run
                  undo            Undo the last change
                  redo            Redo what was undone
                  summary         Show a summary of your runs
                  records         Show your records
                  set-goal        Set a goal
                  goal            Show your goals
                  preferences     Show or change your preferences
                  find-runs       Find runs

                Common options:
                      --json                 Print JSON, one object per line
                      --csv                  Print CSV with a header
                      --fields NAMES         Print these properties only
                      --input-format FORMAT  Read standard input as lines or csv
                  -q, --quiet                Print errors only
                  -y, --yes                  Answer yes to questions
                      --no-input             Never ask
                  -h, --help                 Show help
                      --version              Show the version

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
                Usage: run-track list-runs [OPTIONS] [SINCE] [UNTIL] [LIMIT] [RUN] [MIN] [MAX]
                         [SORT]

                Lists your runs, the newest first.

                Options:
                      --since DAY     First day
                      --until DAY     Last day
                      --limit NUMBER  Maximum number
                      --run RUN       Only this run: Couch to Fridge, 5K, 10K, Half Marathon or
                                      Marathon
                      --min DISTANCE  Minimum distance
                      --max DISTANCE  Maximum distance
                      --note TEXT     Only with this text in the note
                      --sort SORT     Order, the newest, longest or fastest first: Date,
                                      Distance, Time or Pace (default: Date)

                Common options:

                """))
        for command in [
            "help list-runs", "--help list-runs", "list-runs --limit 3 --help", "--help list-runs 2024-05-06",
        ] {
            try home.expect("run-track \(command)", prints: page)
        }
        try home.expect("run-track help", prints: try home.run("run-track --help").output)
    }

    /// `-h` is what one glance takes in.
    @Test(arguments: Completing.tools)
    func inShort(tool: String) throws {
        let lines = try Home().run("\(tool) -h").output.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast()
        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(lines)")
        #expect(lines.first?.hasPrefix("Usage: \(tool) [OPTIONS]") == true)
        #expect(lines.last == "See '\(tool) --help' for more.")
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

    @Test func ofWhatIsNoCommand() throws {
        try Home().expect(
            "run-track help lst-runs",
            says: "run-track: there is no command 'lst-runs'; did you mean list-runs?\n", status: 64)
        try Home().expect(
            "run-track help nope", says: "run-track: there is no command 'nope'; --help shows all commands\n",
            status: 64)
    }
}
