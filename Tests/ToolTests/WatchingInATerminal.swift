import Glibc
import Testing

/// `widget-render --watch` on a terminal: widgets that fill it, with buttons to press.
@Suite struct WatchingInATerminal {
    /// What a person types is seen in front of it, and is back at the end.
    private func start(_ home: Home, _ words: String = "TrackRun --family small") throws -> Terminal {
        let terminal = try Terminal("echo before; widget-render \(words) --watch; echo status $?", in: home)
        try terminal.wait(for: "the keys' hint") { $0.last?.contains("? keys") == true }
        return terminal
    }

    /// The uppermost row of a number in large letters.
    private static func top(_ number: String) -> String {
        let tops: [Character: String] = ["0": "█▀█", "1": "▄█ ", "2": "▀▀█", "5": "█▀▀"]
        return number.map { tops[$0, default: "?"] }.joined(separator: " ")
    }

    /// Whether the terminal is as before.
    private func expectAsBefore(_ terminal: Terminal, status: Int, sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        _ = try terminal.finish()
        let state = terminal.state()
        #expect(state.lines == ["before", "status \(status)"], sourceLocation: sourceLocation)
        #expect(
            !state.isSecondScreen && !state.tellsOfClicks && !state.hidesCursor && terminal.isAsBefore,
            sourceLocation: sourceLocation)
    }

    @Test func aButtonIsPressedByKeys() throws {
        let home = try Home()
        let terminal = try start(home)
        #expect(terminal.state().isSecondScreen && terminal.state().hidesCursor && terminal.state().tellsOfClicks)
        try terminal.wait(for: "the total") { $0.contains { $0.contains(Self.top("0")) } }
        terminal.type("\t\r")
        try terminal.wait(for: "the new total") { $0.contains { $0.contains(Self.top("10")) } }
        terminal.type("\r")
        try terminal.wait(for: "the new total") { $0.contains { $0.contains(Self.top("20")) } }
        terminal.type("q")
        try expectAsBefore(terminal, status: 0)
        try home.expect("run-track total-distance", prints: "20\n")
    }

    /// What another program does is seen at once, and the button that the person is at stays.
    @Test func changesOfOthersAreSeen() throws {
        let home = try Home()
        let terminal = try start(home)
        try home.run("run-track 5K")
        try terminal.wait(for: "the run") { $0.contains { $0.contains(Self.top("5")) } }
        terminal.type("q")
        try expectAsBefore(terminal, status: 0)
    }

    @Test func aButtonIsPressedByTheMouse() throws {
        let home = try Home()
        let terminal = try start(home)
        try terminal.wait(for: "the button") { $0.contains { $0.contains("Track 10km") } }
        let rows = terminal.picture()
        let row = try #require(rows.firstIndex { $0.contains("Track 10km") })
        let column = try #require(
            rows[row].firstRange(of: "Track").map { rows[row].distance(from: rows[row].startIndex, to: $0.lowerBound) })
        // Beside it, with another button, and on it.
        terminal.type("\u{1B}[<0;1;\(row + 1)M\u{1B}[<2;\(column + 1);\(row + 1)M")
        terminal.type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
        try terminal.wait(for: "the new total") { $0.contains { $0.contains(Self.top("10")) } }
        terminal.type("q")
        try expectAsBefore(terminal, status: 0)
        try home.expect("run-track total-distance", prints: "10\n")
    }

    @Test func aPressIsConfirmed() throws {
        let home = try Home()
        let terminal = try start(home, "TrackRun --family small --confirm")
        terminal.type("\t\r")
        try terminal.wait(for: "the question") { $0.contains { $0.contains("Track 10km?") } }
        terminal.type("\r")
        try terminal.wait(for: "the new total") { $0.contains { $0.contains(Self.top("10")) } }
        terminal.type("q")
        try expectAsBefore(terminal, status: 0)
    }

    @Test func theKeysAreShown() throws {
        let terminal = try start(try Home())
        terminal.type("?")
        try terminal.wait(for: "the keys") { $0.contains { $0.contains("move between buttons") } }
        terminal.type("x")
        try terminal.wait(for: "the hint") { $0.last?.contains("? keys") == true }
        terminal.type("q")
        try expectAsBefore(terminal, status: 0)
    }

    @Test func controlC() throws {
        let terminal = try start(try Home())
        terminal.pressControlC()
        _ = try terminal.finish()
        let state = terminal.state()
        #expect(!state.isSecondScreen && !state.hidesCursor && !state.tellsOfClicks && terminal.isAsBefore)
        #expect(state.lines.first == "before")
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func aSignalThatEndsIt(signal: Int32) throws {
        let terminal = try start(try Home())
        terminal.signal(signal)
        _ = try terminal.finish()
        let state = terminal.state()
        #expect(!state.isSecondScreen && !state.hidesCursor && !state.tellsOfClicks && terminal.isAsBefore)
    }

    /// Stopped, the terminal is as before; it goes on where it was.
    @Test func controlZ() throws {
        let home = try Home()
        let terminal = try Terminal(
            "set -m; echo before; widget-render TrackRun --family small --watch; echo stopped; fg >/dev/null", in: home)
        try terminal.wait(for: "the hint") { $0.last?.contains("? keys") == true }
        terminal.type("\u{1A}")
        // It goes on at once, and draws all of it again.
        try terminal.wait(for: "stopped")
        try terminal.wait(for: "? keys")
        #expect(terminal.state().isSecondScreen && terminal.state().tellsOfClicks)
        terminal.type("q")
        _ = try terminal.finish()
        #expect(!terminal.state().isSecondScreen && terminal.isAsBefore)
    }

    /// Each width has its grid: no row is wider than the terminal, and boxes shrink with it.
    @Test func anotherSize() throws {
        let home = try Home()
        let terminal = try start(home, "")
        for columns in [40, 20, 120] as [UInt16] {
            terminal.resize(rows: 30, columns: columns)
            try terminal.wait(for: "the new size", rows: 30, columns: Int(columns)) { rows in
                rows.first?.hasPrefix("╭") == true && rows.first?.hasSuffix("╮") == true
                    && rows.first?.count == Int(columns) && rows.last?.contains("? keys") == true
            }
        }
        terminal.type("q")
        _ = try terminal.finish()
    }

    /// What fails is said at the bottom, and goes at the next key.
    @Test func whatFailsIsSaid() throws {
        let home = try Home()
        let terminal = try start(home)
        try home.run("mkdir -p data/intent-toolbox; touch data/intent-toolbox/runs")
        terminal.type("\t\r")
        try terminal.wait(for: "the error") { $0.last?.contains("runs is a file") == true }
        terminal.type("\t")
        try terminal.wait(for: "the hint") { $0.last?.contains("? keys") == true }
        terminal.type("q")
        _ = try terminal.finish()
    }

    /// A terminal that can show no drawing has each change below the other.
    @Test func aDumbTerminal() throws {
        let home = try Home()
        let terminal = try Terminal(
            "widget-render TrackRun --family small --watch", in: home, environment: ["TERM": "dumb"])
        try terminal.wait(for: "0 km")
        try home.run("run-track 5K")
        try terminal.wait(for: "5 km")
        #expect(terminal.screen.utf8.allSatisfy { $0 < 0x80 } && !terminal.screen.contains("\u{1B}"))
        terminal.pressControlC()
        _ = try terminal.finish()
    }
}
