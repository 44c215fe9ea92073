import Foundation
import Glibc
import Testing

/// However a signal finds a tool, the terminal is as it was before, with its cursor shown, nothing is recorded by halves,
/// and the shell sees the status that it expects.
@Suite struct SignalsAtEveryStage {
    struct Stage: Sendable, CustomTestStringConvertible {
        var command: String
        /// What the terminal shows once it is reached.
        var shown: String
        /// Whether Ctrl-C is a way to end it that is as good as any.
        var endsWell = false

        var testDescription: String { command }

        static let all = [
            Stage(command: "run-track", shown: "to narrow"),
            Stage(command: "meditate --duration 1m", shown: "to narrow"),
            Stage(command: "meditate add-session", shown: "?"),
            Stage(command: "run-track 10km --time 1m", shown: "[y/N]"),
            Stage(command: "shortcuts-run 'Track with Run Track'", shown: "to narrow"),
            Stage(command: "shortcuts-run 'Start a Meditation'", shown: "to narrow"),
            Stage(command: "asking-sample blend", shown: "to narrow"),
            Stage(command: "meditate breathing", shown: "4:59", endsWell: true),
            // Between two lines of a pipe.
            Stage(command: "run-track <pipe", shown: "Tracked 5 km"),
            Stage(command: "shortcuts-run <pipe", shown: "Tracked 5 km"),
        ]
    }

    private func reach(_ stage: Stage, in home: Home, jobs: Bool = false) throws -> Terminal {
        try home.run("mkfifo pipe")
        let line = stage.command.hasPrefix("shortcuts") ? "Track 5K with Run Track" : "5K"
        // The writer is in the background: it is no part of what the signal is for.
        let feed =
            stage.command.hasSuffix("<pipe") ? "{ echo '\(line)'; exec sleep 60; } >pipe & echo $! >writer; " : ""
        let command =
            "\(feed)stty -g >before; trap : INT QUIT; \(jobs ? "set -m; " : "")"
            + "sh -c 'echo $$ >pid; trap - INT QUIT; exec \(stage.command.replacing("'", with: "'\\''"))'; "
            + (jobs ? "stty -g >stopped; echo stopped; fg >/dev/null; " : "")
            + "echo $? >status; stty -g >after; kill $(cat writer) 2>&-; echo over"
        let terminal = try Terminal(command, in: home, environment: ["NO_COLOR": "1"])
        try terminal.wait(for: stage.shown)
        return terminal
    }

    private func expectRestored(
        _ terminal: Terminal, _ home: Home, _ stage: Stage, status: [Int32],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let screen = try terminal.finish().output
        let ended = try home.run("cmp before after && cat status")
        #expect(
            status.contains { ended.output == "\($0)\n" }, "\(stage.command): \(ended)", sourceLocation: sourceLocation)
        for (off, on) in [("\u{1B}[?25l", "\u{1B}[?25h"), ("\u{1B}[?2004h", "\u{1B}[?2004l")] {
            let parts = screen.components(separatedBy: off)
            #expect(parts.count == 1 || parts.last?.contains(on) == true, "\(stage.command): \(off)")
        }
        // Whole lines alone, and of a prompt none.
        try home.expect("cat data/intent-toolbox/*/*.jsonl 2>&- | grep -cv '^{.*}$'", prints: "0\n", status: 1)
        if !stage.endsWell, !stage.command.hasSuffix("<pipe") {
            try home.expect("cat data/intent-toolbox/*/*.jsonl 2>&-; ls config 2>&-; :")
        }
        let kept = try home.run("run-track list-runs | wc -l").output
        #expect(kept == (stage.command.hasSuffix("<pipe") ? "1\n" : "0\n"), sourceLocation: sourceLocation)
    }

    @Test(arguments: Stage.all, [SIGINT, SIGQUIT, SIGTERM, SIGHUP])
    func bySignals(stage: Stage, signal: Int32) throws {
        let home = try Home()
        let terminal = try reach(stage, in: home)
        try home.run("kill -\(signal) $(cat pid)")
        let wellEnded: [Int32] = stage.endsWell && signal == SIGINT ? [0] : []
        try expectRestored(terminal, home, stage, status: wellEnded.isEmpty ? [128 + signal] : wellEnded)
    }

    @Test(arguments: Stage.all, [("\u{3}", 130), ("\u{1C}", 131)] as [(String, Int32)])
    func byKeys(stage: Stage, key: (String, Int32)) throws {
        let home = try Home()
        let terminal = try reach(stage, in: home)
        terminal.type(key.0)
        try expectRestored(terminal, home, stage, status: stage.endsWell && key.1 == 130 ? [0] : [key.1])
    }

    /// Ctrl-Z, and the same by a signal; in the foreground again it goes on where it was.
    @Test(arguments: Stage.all, ["\u{1A}", "kill -TSTP"])
    func stopAndContinue(stage: Stage, how: String) throws {
        let home = try Home()
        let terminal = try reach(stage, in: home, jobs: true)
        if how.hasPrefix("kill") { try home.run("\(how) $(cat pid)") } else { terminal.type(how) }
        try terminal.wait(for: "stopped\n")
        try home.expect("cmp before stopped")
        // Reached again, or still there: then it ends as it would have.
        if !stage.command.hasSuffix("<pipe") {
            try terminal.wait(for: stage.endsWell ? "4:5" : stage.shown)
        } else {
            try home.run("while ! grep -q '^State:.S' /proc/$(cat pid)/status; do sleep 0.05; done")
        }
        try home.run("kill -TERM $(cat pid)")
        try expectRestored(terminal, home, stage, status: [143])
    }
}
