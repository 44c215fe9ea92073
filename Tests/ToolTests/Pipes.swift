import Testing

/// What comes on standard input: the previous action's values, one a line.
@Suite struct Pipes {
    @Test func oneRunALineInOrder() throws {
        let home = try Home()
        try home.expect("printf '5K\\nhalf marathon\\n3.1mi\\n' | run-track", prints: "5\n21.1\n4.989\n")
        try home.expect("run-track total-distance", prints: "31.089\n")
        try home.expect("run-track list-runs --fields run,distance", prints: "\t4.989\nHalf Marathon\t21.1\n5K\t5\n")
    }

    @Test func aLineThatCannotBeUsedIsSkipped() throws {
        let home = try Home()
        try home.expect(
            "printf '5K\\nrubbish\\n10K\\n' | run-track",
            prints: "5\n10\n",
            says: """
                run-track: line 2: 'rubbish' is not a Run; choose Couch to Fridge, 5K, 10K, Half Marathon or Marathon; \
                or give a distance such as 7.3km, 4.5mi or 800m

                """, status: 65)
        try home.expect("run-track total-distance", prints: "15\n")
    }

    @Test(arguments: [
        "5K\n", "5K", "\n\n5K\n\n", "5K\r\n", "\r\n \t\r\n5K\r\n", " 5k \n", "\"5K\"\n", "5\n", "\u{FEFF}5K\n",
    ])
    func blankLinesAndLineEnds(input: String) throws {
        try Home().expect("run-track", input: input, prints: "5\n")
    }

    @Test func linesAreCountedWithTheBlankOnes() throws {
        try Home().expect(
            "run-track", input: "\n5K\r\n\r\n-5\n",
            prints: "5\n", says: "run-track: line 4: invalid value '-5' for --distance: must be more than zero\n",
            status: 65)
    }

    @Test(arguments: [
        ("run-track </dev/null", ""), ("run-track <&-", ""),
        ("printf '' | run-track", "nothing came through the pipe; "),
        ("printf '\\n \\n\\r\\n' | run-track", "nothing came through the pipe; "),
    ])
    func noLineIsNoInput(command: String, cause: String) throws {
        let home = try Home()
        try home.expect(
            command,
            says: "run-track: \(cause)Which run? Give --run (Couch to Fridge, 5K, 10K, Half Marathon or Marathon)\n",
            status: 64)
        try home.expectNothingStored()
    }

    @Test func aFolderCannotBeRead() throws {
        try Home().expect(
            "run-track <.", says: "run-track: standard input cannot be read: is a directory\n", status: 66)
    }

    @Test func aFileIsReadInPlace() throws {
        let home = try Home()
        try home.expect(
            "echo 5K >runs.txt; chmod 0400 runs.txt; TMPDIR=/nowhere run-track <runs.txt; ls",
            prints: "5\ncache\ndata\nruns.txt\n")
    }

    /// A tool that has its values leaves the input to the loop around it.
    @Test(arguments: [
        "run-track 5K", "run-track 5", "run-track --run 5K", "run-track --distance 5", "run-track list-runs",
        "run-track total-distance", "run-track undo-run", "run-track --help", "run-track --version",
        "run-track rubbish",
    ])
    func inputIsLeftAlone(command: String) throws {
        try Home().expect("printf 'left\\n' | { \(command) >out 2>&1; cat; }", prints: "left\n")
    }

    @Test func aLoopRunsForEachLine() throws {
        let home = try Home()
        try home.expect(
            #"printf '10K\n7.3km\n5K\n' >runs.txt; while read -r r; do run-track "$r"; done <runs.txt"#,
            prints: "10\n7.3\n5\n")
        try home.expect("run-track total-distance", prints: "22.3\n")
    }

    @Test func whatTheCommandLineGivesHoldsForEachLine() throws {
        let home = try Home()
        try home.expect("printf '5K\\n10K\\n' | run-track --note easy --time 1h", prints: "5\n10\n")
        try home.expect(
            "run-track list-runs --fields distance,time,note", prints: "10\t1:00:00\teasy\n5\t1:00:00\teasy\n")
    }

    @Test func theCommandLineWins() throws {
        let home = try Home()
        try home.expect(
            #"echo '{"distance":7.3,"note":"piped","time":2400}' | run-track --note mine"#, prints: "7.3\n")
        try home.expect("run-track list-runs --fields note,time", prints: "mine\t40:00\n")
    }

    @Test func aDashTakesAParameterFromTheInput() throws {
        let home = try Home()
        // A text is all of the input.
        try home.expect("printf 'by the river\\n{in the rain\\n' | run-track 10K --note -", prints: "10\n")
        try home.expect(
            "run-track list-runs --json | jq -c .value.note", prints: #""by the river\n{in the rain""# + "\n")
        try home.expect(
            "printf '\\377' | run-track 10K --note -", says: "run-track: this is not UTF-8\n", status: 65)
        try home.expect("echo 5 | run-track --distance -", prints: "5\n")
        try home.expect("echo 5K | run-track -", prints: "5\n")
        try home.expect("echo '{\"distance\":3}' | run-track --note x -", prints: "3\n")
    }

    @Test func aDashWithoutInput() throws {
        let home = try Home()
        try home.expect(
            "run-track 10K --note - </dev/null", says: "run-track: the note is missing; give --note (text)\n",
            status: 64)
        #expect(try home.run("run-track - </dev/null").status == 64)
        try home.expectNothingStored()
    }

    /// A result is printed as soon as its run is on disk, whatever the producer does next.
    @Test(arguments: ["", "\n", "\r\n\n", "1", "{\"distance\":"])
    func resultsStreamOut(behind: String) throws {
        let home = try Home()
        let child = try home.start("run-track")
        child.write("5K\n" + behind)
        try child.wait(for: "the first result") { $0.output == "5\n" }
        try home.expect("run-track total-distance", prints: "5\n")
        child.write("rubbish\n10K\n")
        try child.wait(for: "the second result") { $0.output == "5\n10\n" && $0.errors.contains("line") }
        try home.expect("run-track total-distance", prints: "15\n")
        let outcome = try child.finish()
        #expect(outcome.output == "5\n10\n" && outcome.status == 65)
    }

    @Test func twoThousandLines() throws {
        let home = try Home()
        try home.expect("seq 2000 >numbers; sed 's/$/km/' numbers | run-track | cmp - numbers")
        try home.expect("run-track total-distance", prints: "2001000\n")
        try home.expect("run-track list-runs --fields distance --limit 2", prints: "2000\n1999\n")
    }

    @Test func aStoreThatFailsEndsTheRun() throws {
        let home = try Home()
        let outcome = try home.run(
            "mkdir -p data/intent-toolbox; touch data/intent-toolbox/runs; printf '5K\\n10K\\n3K\\n' | run-track")
        #expect(outcome.output.isEmpty && outcome.status == 74)
        #expect(
            outcome.errors == """
                run-track: \(home.path)/data/intent-toolbox/runs is a file, not a folder; move it out of the way \
                (nothing from line 1 on was recorded)

                """)
    }
}
