import Testing

/// What one command gives to another: only what means the same is a value there.
@Suite struct ResultsOfOtherKinds {
    /// A week's sum and a record have a distance as a run has, and are none.
    @Test func onlyARunIsARun() throws {
        let home = try Home()
        try home.run("run-track 10K --time 50m --date 2026-11-30T08:00 --id a; run-track 5K --date 2026-12-01 --id b")
        for command in ["summary", "records"] {
            let json = try home.run("run-track \(command) --json | run-track")
            #expect(json.status == 65)
            #expect(json.output == "")
            let kind = command == "summary" ? "a Summary" : "a Record"
            #expect(json.errors.hasPrefix("run-track: line 1: \(kind) is no value for --run or --distance; give "))
            let csv = try home.run("run-track \(command) --csv | run-track --input-format csv")
            #expect(csv.status == 65)
            #expect(csv.errors.contains("\(kind) is no value for --run or --distance; give "))
        }
        let edit = try home.run("run-track summary --json | run-track edit-run --note x")
        #expect(edit.errors.contains("a Summary is no value for --target; give a Run"))
        try home.expect("run-track list-runs --fields id", prints: "b\na\n")
        try home.expect("run-track list-runs --json | run-track -q; run-track total-distance", prints: "15\n")
    }

    /// Seconds, days and kilometres are all numbers in JSON.
    @Test func aDurationIsNoDistance() throws {
        let home = try Home()
        try home.run("meditate log-meditation breathing --duration 5m")
        let time = try home.run("meditate total-time --json | run-track")
        #expect(time.status == 65)
        #expect(time.errors.hasPrefix("run-track: line 1: a duration is no value for --run or --distance; give "))
        let days = try home.run("meditate streak --json | run-track")
        #expect(days.status == 65)
        #expect(days.errors.hasPrefix("run-track: line 1: a whole number is no value for --run or --distance; give "))
        try home.expect("run-track list-runs", prints: "")
        try home.expect("echo 7.3 | run-track -q; run-track total-distance", prints: "7.3\n")
        try home.expect("run-track 10K --json | run-track -q; run-track total-distance", prints: "27.3\n")
    }

    @Test func aNameGoesWhereABareValueDoes() throws {
        let home = try Home()
        try home.expect("printf 'Breathing\\n' | meditate log-meditation -q; meditate total-time", prints: "5:00\n")
        let wrong = try home.run("printf '5 mn\\n' | meditate log-meditation")
        #expect(wrong.errors.hasPrefix("meditate: line 1: invalid value '5 mn' for --duration"))
    }

    @Test func listedSessionsAreAddedElsewhere() throws {
        let (home, other) = (try Home(), try Home())
        try home.run("meditate add-session Box --duration 12m")
        for (form, option) in [("--json", ""), ("--csv", " --input-format csv")] {
            let list = try home.run("meditate list-sessions \(form)").output
            let there = try other.run("meditate add-session\(option) 2>&1", input: list)
            #expect(!there.output.contains("is for"), "\(there.output)")
            try other.expect("meditate list-sessions --fields name,duration | grep Box", prints: "Box\t12:00\n")
            try other.run("meditate remove-session Box --yes")
        }
    }

    @Test func rowsOfCSVAreTheRunsOfTheirIDs() throws {
        let home = try Home()
        try home.run("run-track 10K --id a; run-track 5K --id b")
        try home.run("run-track list-runs --csv | run-track edit-run --note zz --input-format csv")
        try home.expect("run-track list-runs --fields note", prints: "zz\nzz\n")
    }

    @Test func aCommandThatReadsNothing() throws {
        let home = try Home()
        for command in ["set-goal", "list-runs", "undo"] {
            try home.expect(
                "printf 'distance\\n50\\n' | run-track \(command) --input-format csv",
                says: "run-track: this command reads no standard input; leave out --input-format\n", status: 64)
        }
    }

    @Test func anEmptyNoteIsNone() throws {
        let home = try Home()
        try home.run("run-track 6K --note ''; meditate log-meditation breathing --note ' '")
        let lists = try home.run("run-track list-runs --json; meditate list-meditations --json").output
        #expect(lists.contains("\"distance\":6"))
        #expect(!lists.contains("\"note\""))
    }

    @Test func anIDIsOnOneLine() throws {
        let home = try Home()
        for command in ["run-track 5K", "meditate log-meditation breathing"] {
            let outcome = try home.run("\(command) --id \"$(printf 'a\\nb')\"")
            #expect(outcome.status == 64)
            #expect(
                outcome.errors.hasSuffix(
                    ": an id has no line breaks or other control characters; give another one, or none\n"))
        }
        try home.expect("run-track list-runs; meditate list-meditations", prints: "")
    }

    @Test func theFileInTheWayIsNamed() throws {
        let home = try Home()
        let variables = "env -u XDG_DATA_HOME -u XDG_CONFIG_HOME HOME=/dev/null"
        for command in ["run-track 5K", "meditate total-time", "meditate list-sessions"] {
            let outcome = try home.run("\(variables) \(command)")
            #expect(outcome.status == 74)
            #expect(outcome.errors.contains(": /dev/null is a file, not a folder"), "\(outcome.errors)")
        }
    }

    @Test func ofBrokenFilesEachIsNamed() throws {
        let home = try Home()
        let outcome = try home.run(
            "mkdir broken; echo nonsense >broken/a.gpx; echo nonsense >broken/b.fit; run-import broken")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("a.gpx: "))
        #expect(outcome.errors.contains("b.fit: "))
    }
}
