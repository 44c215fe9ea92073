import Testing

/// A journal that has become shorter than the checkpoint knew it is told of, once.
@Suite struct LostRecords {
    private func threeRuns() throws -> Home {
        let home = try Home()
        try home.run("run-track 1km -q; run-track 2km -q; run-track 3km -q; run-track total-distance")
        return home
    }

    private func expectToldOnce(_ command: String, prints output: String, lost: String, in home: Home) throws {
        let first = try home.run(command)
        #expect(first.output == output && first.status == 0)
        #expect(
            first.errors == "run-track: \(home.path)/data/intent-toolbox/runs has lost \(lost) since it was last read; "
                + "look for it in your backup or where it is synchronized\n", "\(first)")
        try home.expect("run-track total-distance >/dev/null; run-track list-runs >/dev/null")
    }

    @Test func aShorterFile() throws {
        let home = try threeRuns()
        try home.run("cd data/intent-toolbox/runs; head -n 1 *.jsonl >new; mv new *.jsonl")
        try expectToldOnce("run-track total-distance", prints: "1\n", lost: "2 records", in: home)
    }

    @Test(arguments: [("run-track total-distance", "0\n"), ("run-track list-runs", ""), ("run-track 5K", "5\n")])
    func noFolder(command: String, output: String) throws {
        let home = try threeRuns()
        try home.run("rm -r data/intent-toolbox/runs")
        try expectToldOnce(command, prints: output, lost: "3 records", in: home)
    }

    /// A synchroniser brings the same file again, or one with more in it.
    @Test func whatIsReplacedByTheSameOrMore() throws {
        let home = try threeRuns()
        try home.run("cd data/intent-toolbox/runs; cp *.jsonl new; mv new *.jsonl")
        try home.expect("run-track total-distance", prints: "6\n")
        try home.run(
            "cd data/intent-toolbox/runs; { cat *.jsonl; head -n 1 *.jsonl | sed 's/\"id\":\"/&x/'; } >new; mv new *.jsonl"
        )
        try home.expect("run-track total-distance", prints: "7\n")
    }

    /// Another data folder with the same cache is no loss, and neither is a run that was removed.
    @Test func whatIsNoLoss() throws {
        let home = try threeRuns()
        try home.expect("run-track total-distance", environment: ["XDG_DATA_HOME": home.path + "/other"], prints: "0\n")
        try home.expect(
            "run-track 9km; run-track total-distance", environment: ["XDG_DATA_HOME": home.path + "/other"],
            prints: "9\n9\n")
        try home.expect("run-track remove-run last -q; run-track total-distance", prints: "3\n")
    }

    /// The folder that is meant cannot be named: another one must not stand for it.
    @Test(arguments: ["XDG_DATA_HOME", "HOME"]) func aFolderThatIsNoUTF8(variable: String) throws {
        let home = try Home()
        let message = "run-track: \(variable) is not valid UTF-8; give the folder another name or a link to it\n"
        try home.expect(
            "unset XDG_DATA_HOME; export \(variable)=$(printf '/tmp/\\377'); run-track 5K", says: message, status: 78)
        try home.expectNothingStored()
    }
}
