import Testing

/// `run-track undo` and `redo`, and `undo-run`, the name that they had before.
@Suite struct Undoing {
    private func twoRuns() throws -> Home {
        let home = try Home()
        try home.run("run-track 10K --date 2024-05-07 --id b; run-track 5K --date 2024-05-06 --id a")
        return home
    }

    @Test func theLastRecordedOneIsUndone() throws {
        let home = try twoRuns()
        try home.expect("run-track undo-run", prints: "5 km, 6 May 2024\n")
        try home.expect("run-track total-distance; run-track list-runs --fields id", prints: "10\nb\n")
        try home.expect("run-track undo-run", prints: "10 km, 7 May 2024\n")
        try home.expect("run-track total-distance; run-track list-runs", prints: "0\n")
        try home.expect("run-track undo-run", says: "run-track: there is nothing to undo\n", status: 1)
    }

    @Test func nothingToUndo() throws {
        let home = try Home()
        try home.expect("run-track undo-run", says: "run-track: there is nothing to undo\n", status: 1)
        try home.expectNothingStored()
    }

    /// Each decides which run is the last while nobody else writes.
    @Test func severalAtOnceUndoSeveral() throws {
        let home = try Home()
        try home.run("for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do run-track ${n}km -q; done")
        let outcome = try home.run("for n in 1 2 3 4 5 6 7 8 9 10; do run-track undo-run & done; wait")
        #expect(outcome.output.split(separator: "\n").count == 10 && outcome.errors.isEmpty, "\(outcome)")
        try home.expect("run-track total-distance", prints: "55\n")
    }

    @Test func oneByItsId() throws {
        let home = try twoRuns()
        try home.expect("run-track undo-run --id b", prints: "10 km, 7 May 2024\n")
        try home.expect("run-track list-runs --fields id", prints: "a\n")
        let message = "run-track: there is no run with the id 'b'; see run-track list-runs --fields id,title\n"
        try home.expect("run-track undo-run --id b", says: message, status: 1)
        try home.expect("run-track undo-run b", says: message, status: 1)
        try home.expect("run-track undo-run --fields distance a", prints: "5\n")
    }

    @Test func withAnotherRunInBetween() throws {
        let home = try twoRuns()
        try home.run("run-track undo-run; run-track 3 --id c")
        try home.expect("run-track total-distance; run-track undo-run >/dev/null", prints: "13\n")
        try home.expect("run-track total-distance; run-track list-runs --fields id", prints: "10\nb\n")
    }

    /// The id of a run that was undone is free for the same run again.
    @Test func trackedAgain() throws {
        let home = try twoRuns()
        try home.expect("run-track undo-run --id a", prints: "5 km, 6 May 2024\n")
        try home.expect("run-track 5K --date 2024-05-06 --id a; run-track total-distance", prints: "5\n15\n")
    }

    @Test(arguments: [
        ("y\n", true), ("yes\n", true), (" Y \n", true), ("n\n", false), ("\n", false), ("maybe\n", false),
    ])
    func aTerminalIsAskedFirst(answer: String, isUndone: Bool) throws {
        let home = try twoRuns()
        let terminal = try Terminal("run-track undo-run", in: home, environment: ["TERM": "dumb"])
        try terminal.wait(for: "Undo 5 km, 6 May 2024? [y/N] ")
        terminal.type(answer)
        let outcome = try terminal.finish()
        let ending =
            isUndone
            ? "Undid 5 km, 6 May 2024. 10 km in total.\n" : "run-track: not confirmed; nothing was changed\n"
        #expect(outcome.output == "Undo 5 km, 6 May 2024? [y/N] " + answer + ending)
        #expect(outcome.status == (isUndone ? 0 : 130))
        try home.expect("run-track total-distance", prints: isUndone ? "10\n" : "15\n")
    }

    @Test(arguments: ["\u{3}", "\u{4}"])
    func cancelled(key: String) throws {
        let home = try twoRuns()
        let terminal = try Terminal("run-track undo-run 2>errors >output; echo $? >status", in: home)
        try terminal.wait(for: "[y/N] ")
        terminal.type(key)
        _ = try terminal.finish()
        #expect(terminal.isAsBefore)
        try home.expect("cat output")
        // Ctrl-C ends the shell as well; alone it would see 130.
        try home.expect("test ! -e status || cat status", prints: key == "\u{4}" ? "130\n" : "")
        try home.expect("run-track total-distance", prints: "15\n")
    }

    @Test func controlCIsAStatusOf130() throws {
        let terminal = try Terminal("exec run-track undo-run", in: twoRuns())
        try terminal.wait(for: "[y/N] ")
        terminal.pressControlC()
        #expect(try terminal.finish().status == 130)
    }

    @Test(arguments: [
        "run-track undo-run --yes", "run-track undo-run -y", "run-track undo-run --no-input", "run-track undo -y",
    ])
    func withoutAQuestion(command: String) throws {
        let home = try twoRuns()
        try home.expectOnTerminal(command, shows: "Undid 5 km, 6 May 2024. 10 km in total.\n")
        try home.expect("run-track total-distance", prints: "10\n")
    }

    /// Data on a pipe is never taken for an answer, and the question never becomes data.
    @Test func theQuestionIsOnTheTerminalItself() throws {
        let home = try twoRuns()
        let terminal = try Terminal("x=$(printf 'n\\nn\\n' | run-track undo-run 2>errors); echo \"[$x]\"", in: home)
        try terminal.wait(for: "[y/N] ")
        terminal.type("y\n")
        try terminal.wait(for: "[5 km, 6 May 2024]")
        #expect(try terminal.finish().status == 0)
        try home.expect("cat errors; run-track total-distance", prints: "10\n")
    }

    /// Each change is taken back by itself, and made again.
    @Test func backAndForth() throws {
        let home = try twoRuns()
        try home.expect("run-track edit-run a --distance 6km --note hills", prints: "6 km, 6 May 2024\n")
        try home.expect("run-track remove-run b", prints: "10 km, 7 May 2024\n")
        try home.expect("run-track undo; run-track total-distance", prints: "10 km, 7 May 2024\n16\n")
        try home.expect("run-track undo; run-track total-distance", prints: "5 km, 6 May 2024\n15\n")
        try home.expect(
            "run-track redo; run-track list-runs --fields id,note", prints: "6 km, 6 May 2024\nb\t\na\thills\n")
        try home.expect("run-track redo; run-track total-distance", prints: "10 km, 7 May 2024\n6\n")
        try home.expect("run-track redo", says: "run-track: there is nothing to redo\n", status: 1)
        try home.expect(
            "run-track undo -q; run-track undo -q; run-track 1km -q; run-track redo",
            says: "run-track: there is nothing to redo\n", status: 1)
    }

    /// The runs of a pipe are one change, which asks for consent.
    @Test func aPipeIsOneChange() throws {
        let home = try Home()
        try home.run("run-track 10K -q; printf '5K\\n6km\\n' | run-track -q")
        try home.expect(
            "run-track undo", says: "run-track: this would undo 2 runs; if that is right, repeat it with --yes\n",
            status: 64)
        try home.expect("run-track total-distance", prints: "21\n")
        let terminal = try Terminal("run-track undo", in: home, environment: ["TERM": "dumb"])
        try terminal.wait(for: "Undo 2 runs? [y/N] ")
        terminal.type("y\n")
        let outcome = try terminal.finish()
        #expect(outcome.output.hasSuffix("Undid 2 runs. 10 km in total.\n"), "\(outcome)")
        try home.expect("run-track redo --yes --fields distance", prints: "5\n6\n")
        try home.expect("run-track total-distance", prints: "21\n")
    }

    @Test func sittings() throws {
        let home = try Home()
        try home.expect("meditate undo", says: "meditate: there is nothing to undo\n", status: 1)
        try home.run("meditate breathing --duration 10m -q")
        try home.expect("meditate undo --fields session; meditate list-meditations", prints: "Breathing\n")
        try home.expect(
            "meditate redo --fields session; meditate list-meditations --fields session",
            prints: "Breathing\nBreathing\n")
        try home.expect(
            "meditate remove-meditation last --fields session; meditate list-meditations", prints: "Breathing\n")
        try home.expect(
            "meditate undo --fields session; meditate list-meditations --fields session",
            prints: "Breathing\nBreathing\n")
    }

    /// Another machine's later word on a run is not overwritten.
    @Test func changedElsewhereSince() throws {
        let home = try Home()
        try home.run(
            """
            run-track 5K --id a -q
            sed 's/5000/7000/; s/"at":"[0-9]*/"at":"2099/; s/,"change".*/}/' data/intent-toolbox/runs/*.jsonl >other
            mv other data/intent-toolbox/runs/other.jsonl
            """)
        try home.expect(
            "run-track undo",
            says: "run-track: the record with the id a has been changed since by something else; nothing was changed\n",
            status: 1)
        try home.expect("run-track total-distance", prints: "7\n")
    }
}
