import Glibc
import Testing

/// However a prompt ends, the terminal is as it was before.
@Suite struct LeavingAPrompt {
    /// Runs a command between two looks at the terminal's settings.
    private func asking(_ command: String, in home: Home) throws -> Terminal {
        try Terminal(
            "trap : INT QUIT; stty -g >before; \(command) >output; echo $? >status; stty -g >after", in: home,
            // The language's runtime answers to some signals with a report of its own, on the terminal.
            environment: ["NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"])
    }

    private func expectRestored(
        _ terminal: Terminal, _ home: Home, status: Int32, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        _ = try terminal.finish()
        try home.expect(
            "cmp before after; cat status output", prints: "\(status)\n", sourceLocation: sourceLocation)
        #expect(terminal.screen.contains("\u{1B}[?2004l"))
    }

    @Test(arguments: ["pick-tea", "greet", "delete", "walk"], ["\u{1B}", "\u{3}", "\u{4}", "\u{1C}"])
    func byKeys(command: String, key: String) throws {
        let home = try Home()
        let terminal = try asking("asking-sample \(command)", in: home)
        try terminal.wait(for: "?")
        terminal.type(key)
        try expectRestored(terminal, home, status: key == "\u{1C}" ? 131 : 130)
        // Nothing is left of the drawing.
        #expect(terminal.picture().allSatisfy { !$0.contains("?") })
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGSEGV, SIGABRT])
    func bySignals(signal: Int32) throws {
        let home = try Home()
        let terminal = try asking("sh -c 'echo $$ >pid; exec asking-sample pick-tea'", in: home)
        try terminal.wait(for: "Sencha")
        try home.run("kill -\(signal) $(cat pid)")
        try expectRestored(terminal, home, status: 128 + signal)
    }

    @Test func byAFaultElsewhere() throws {
        let home = try Home()
        let terminal = try asking("asking-sample crash 2>errors", in: home)
        try terminal.wait(for: "Before")
        _ = try terminal.finish()
        try home.expect("cmp before after; test $(cat status) -gt 128; cat output")
    }

    /// While an answer is checked nobody reads the keys, so Ctrl-C is a signal then.
    @Test func whileAnAnswerIsChecked() throws {
        let home = try Home()
        let terminal = try asking("asking-sample slow", in: home)
        try terminal.wait(for: "Word?")
        terminal.type("slow\r")
        usleep(300_000)
        terminal.pressControlC()
        try expectRestored(terminal, home, status: 130)
    }

    @Test(arguments: ["\u{1A}", "kill -TSTP", "kill -STOP"])
    func stopAndContinue(how: String) throws {
        let home = try Home()
        let command =
            "set -m; stty -g >before; sh -c 'echo $$ >pid; exec asking-sample pick-tea'; "
            + "stty -g >after; echo stopped; read x; fg >/dev/null; echo ended"
        let terminal = try Terminal(command, in: home, environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "Very long")
        terminal.type("oo")
        try terminal.wait(for: "dark t4")
        if how.hasPrefix("kill") { try home.run("\(how) $(cat pid)") } else { terminal.type(how) }
        try terminal.wait(for: "stopped\n")
        // Nobody can restore what SIGSTOP stops; job shells do.
        if how != "kill -STOP" { try home.expect("cmp before after") }
        terminal.type(how == "kill -STOP" ? "\n\r" : "\n")
        if how == "kill -STOP" { return }
        try terminal.wait(for: "dark t4")
        #expect(terminal.picture().suffix(4).dropLast() == ["Which tea? oo", "> Oolong  t3", "  Oolong  dark t4"])
        terminal.type("\r")
        try terminal.wait(for: "t3\nended")
        #expect(try terminal.finish().status == 0)
    }

    /// A closed window is a cancelled prompt, also for who ignores its signal.
    @Test(arguments: ["pick-tea", "greet", "delete"], ["xterm", "dumb"])
    func theTerminalGoesAway(command: String, kind: String) throws {
        let home = try Home()
        let terminal = try Terminal(
            "trap '' HUP; asking-sample \(command) >output 2>errors; echo $? >status; mv status ended", in: home,
            environment: ["TERM": kind])
        try terminal.wait(for: "?")
        terminal.hangUp()
        try home.expect("while ! test -e ended; do sleep 0.05; done; cat ended output", prints: "130\n")
    }

    /// The whole script stops, as it does where Ctrl-C is pressed at any other time.
    @Test func controlCStopsTheScript() throws {
        let home = try Home()
        let terminal = try Terminal("asking-sample pick-tea; echo went on", in: home)
        try terminal.wait(for: "Sencha")
        terminal.pressControlC()
        #expect(try terminal.finish().status == 130)
        #expect(!terminal.screen.contains("went on"))
    }

    @Test func whereNobodyCanBeAsked() throws {
        try Home().expect(
            "asking-sample pick-tea </dev/null",
            says: """
                asking-sample: the tea is missing; give --tea (Assam, Sencha, Oolong, Oolong, 瞑想茶 🧘🏽‍♀️, \
                Evil\u{FFFD}]0;owned\u{FFFD}\u{FFFD}[2J\u{FFFD}\u{FFFD}1m\u{FFFD} or \
                \(String(repeating: "Very long name of a tea ", count: 20)))

                """, status: 64)
    }
}
