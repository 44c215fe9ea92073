import Testing

/// Output that nobody reads, or that cannot be written: what was to be recorded is recorded.
@Suite struct ClosedOutputs {
    @Test(arguments: ["run-track 5K >&-", "run-track 5K --json >&-", "echo 5K | run-track >&-"])
    func aClosedOutput(command: String) throws {
        let home = try Home()
        try expectRecorded(home, command, "bad file descriptor")
    }

    /// A failure that says nothing of the record would have it recorded twice.
    private func expectRecorded(_ home: Home, _ command: String, _ cause: String) throws {
        let outcome = try home.run(command)
        let id = try home.run("run-track list-runs --fields id").output.dropLast()
        #expect(!id.isEmpty && !id.contains("\n"))
        let message = "run-track: recorded with the id \(id); the output cannot be written: \(cause)\n"
        #expect(outcome == Outcome(output: "", errors: message, status: 74))
        // The same command with that id is harmless.
        try home.expect("run-track 5K --id \(id) --quiet; run-track total-distance", prints: "5\n")
    }

    @Test func severalRecords() throws {
        let home = try Home()
        let outcome = try home.run("printf '5K\n6km\n' | run-track >/dev/full")
        #expect(outcome.errors.hasPrefix("run-track: 2 records were stored, the last with the id "), "\(outcome)")
        #expect(outcome.status == 74)
    }

    @Test func removals() throws {
        let home = try Home()
        try home.run("run-track 5K --id a -q; run-track 6km --id b -q")
        for (command, id) in [("run-track undo", "b"), ("run-track remove-run a", "a")] {
            try home.expect(
                "\(command) >/dev/full",
                says: "run-track: removed the record with the id \(id); the output cannot be written: "
                    + "no space left on device\n", status: 74)
        }
        try home.expect("run-track total-distance", prints: "0\n")
    }

    @Test func allStreamsClosed() throws {
        let home = try Home()
        try home.expect("run-track 5K <&- >&- 2>&-", status: 74)
        try home.expect("run-track rubbish <&- >&- 2>&-", status: 64)
        // Neither a value nor a message went into the store's file.
        try home.expect(
            "wc -l data/intent-toolbox/runs/* | cut -d' ' -f1; run-track list-runs --fields distance", prints: "1\n5\n")
    }

    @Test func aFullDevice() throws {
        let home = try Home()
        try expectRecorded(home, "run-track 5K >/dev/full", "no space left on device")
        for command in ["--help", "--version", "total-distance", "list-runs"] {
            #expect(try home.run("run-track \(command) >/dev/full").status == 74, "\(command)")
        }
        try home.expect("run-track rubbish 2>/dev/full", status: 64)
        try home.expect("run-track total-distance", prints: "5\n")
    }

    /// As for any filter, the signal ends it: 141 in a shell.
    @Test(arguments: ["run-track 5K", "run-track --help", "printf '5K\\n' | run-track", "trap '' PIPE; run-track 5K"])
    func aPipeWithoutAReader(command: String) throws {
        let home = try Home()
        let outcome = try home.run(
            "{ sleep 0.1; (\(command)); echo $? >status; } | true; while ! cat status; do :; done 2>&-")
        #expect(outcome == Outcome(output: "141\n"))
        try home.expect("run-track total-distance", prints: command.contains("5K") ? "5\n" : "0\n")
    }

    /// What was printed was recorded before, and nothing is said of the reader that left.
    @Test func aReaderThatLeavesEarly() throws {
        let home = try Home()
        try home.expect("yes 1km | run-track | head -3", prints: "1\n1\n1\n")
        try home.expect("test $(run-track total-distance) -ge 3")
    }

    @Test func theFirstOfTenThousand() throws {
        let home = try Home()
        try home.run(
            #"""
            mkdir -p data/intent-toolbox/runs; chmod 700 data/intent-toolbox data/intent-toolbox/runs
            seq 10000 | awk '{ printf "{\"v\":1,\"id\":\"k%s\",\"at\":\"2024-05-06T07:00:00Z\",", $1;
                printf "\"date\":\"2024-05-06T%02d:%02d:%02dZ\",", $1 / 3600, $1 / 60 % 60, $1 % 60;
                printf "\"metres\":%s}\n", $1 }' \
                >data/intent-toolbox/runs/elsewhere.jsonl
            """#)
        try home.expect("run-track list-runs | head -1", prints: "10 km, 6 May 2024\n")
        try home.expect(
            "run-track list-runs --json | head -1 | cut -c1-39",
            prints: "{\"app\":\"run-track\",\"intent\":\"ListRunsIn\n")
        try home.expect("run-track total-distance", prints: "50005\n")
    }
}
