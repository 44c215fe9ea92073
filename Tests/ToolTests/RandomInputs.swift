import Foundation
import Testing

/// The built tools with inputs and files that nobody thought of: a status of the table, one line a fault, within five seconds,
/// and no record lost. With `FUZZ_ROUNDS` in the environment there are as many of them as it says.
@Suite struct RandomInputs {
    static let rounds = ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap { Int($0) } ?? 40

    private static let statuses: Set<Int32> = [0, 1, 64, 65, 66, 69, 73, 74, 75, 77, 78, 130]

    private static let words = [
        "5K", "7.3", "6.5", "mi", "-5", "--time", "--date", "--note", "--id", "--json", "--csv", "--fields", "id,date",
        "title",
        "--input-format", "csv", "lines", "-q", "-y", "--", "-", "--no-input", "list-runs", "--since", "week",
        "2026-11", "undo",
        "edit-run", "last", "find-runs", "total-distance", "breathing", "add-session", "remove-session",
        "list-sessions", "streak",
        "--duration", "600", "x\u{1B}]0;y\u{7}", "瞑想", "", " ", "--help", "--version", "-h", "41:30", "yesterday",
        "18:30", "'", "$(x)",
    ]

    private static let lines = [
        "5K", "7,3", "{\"distance\":5,\"note\":\"x\"}", "{\"distance\":6,", "}", "[5,6]", "[", "]", "\"10K\"",
        "rubbish",
        "{\"distance\":5,\"tiem\":3}", "[x]", "{\"app\":\"run-track\",\"intent\":\"RunIntent\",\"value\":3}",
        "id,distance", "a,\"5", "b,6",
        "\0", "\u{FEFF}", "{\"id\":\"a\"}", "Breathing", "", "  1",
    ]

    private static let documents = [
        "{\"sessions\":[{\"name\":\"Box\",\"duration\":\"12m\"}]}", "[{\"name\":\"a\",\"duration\":600}]", "{}", "[]",
        "{\"a\":", "null",
        "{\"unit\":\"miles\",\"firstWeekday\":\"sunday\"}",
        "{\"name\":\"x\",\"intents\":[{\"name\":\"XIntent\",\"parameters\":[{}]}]}",
        "{\"v\":1,\"id\":\"k\",\"at\":\"2026-11-30T07:05:00Z\",\"date\":\"2026-11-30T07:05:00Z\",\"metres\":7}\n",
        "\u{FEFF}{}",
        "{\"v\":1,\"id\":\"k\",\"at\":\"2026-11-30T07:06:00Z\",\"deleted\":true,\"change\":\"c\"}\n", "\0\0\0",
        "{\"TrackRun\":{\"goal\":1}}",
    ]

    @Test func whateverComes() throws {
        var random = SplitMix(state: 7)
        for round in 0..<Self.rounds {
            let home = try Home()
            let file = [
                "config/intent-toolbox/sessions.json", "config/intent-toolbox/preferences.json",
                "config/intent-toolbox/widgets.json", "data/intent-toolbox/apps/x.json",
                "data/intent-toolbox/runs/a.jsonl",
                "data/intent-toolbox/meditations/a.jsonl", "cache/intent-toolbox/runs",
            ][random.next(below: 7)]
            let document = random.damaged(Self.documents[random.next(below: Self.documents.count)])
            let path = home.path + "/" + file
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(document).write(to: URL(fileURLWithPath: path))

            let tool = ["run-track", "meditate", "shortcuts-list", "shortcuts-run", "widget-render"][
                random.next(below: 5)]
            let words = (0..<random.next(below: 6)).map { _ in Self.words[random.next(below: Self.words.count)] }
            let quoted = words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }.joined(
                separator: " ")
            var input = (0..<random.next(below: 6)).map { _ in Self.lines[random.next(below: Self.lines.count)] + "\n" }
                .joined()
            if random.next(below: 4) == 0 { input = String(input.prefix(random.next(below: input.count + 1))) }
            // `meditate` at a terminal would sit; here there is none.
            let start = ContinuousClock.now
            let outcome = try home.run("timeout 20 \(tool) \(quoted)", input: input)
            let what = "round \(round): \(tool) \(quoted) <<< \(input.debugDescription), \(file): \(document)"
            #expect(Self.statuses.contains(outcome.status), "\(what) gave \(outcome)")
            #expect(ContinuousClock.now - start < .seconds(15), "\(what)")
            #expect(!outcome.errors.contains("Fatal error"), "\(what) gave \(outcome)")

            // What was recorded before is still there, and further runs are recorded.
            let after = try home.run("run-track 2km -q && run-track list-runs --fields distance --limit 1")
            if after.status == 0 { #expect(after.output == "2\n", "\(what) then \(after)") }
            #expect(Self.statuses.contains(after.status), "\(what) then \(after)")
        }
    }
}

/// A generator whose numbers are the same in each run.
private struct SplitMix {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }

    /// The bytes of a text, half of the time with some of them changed.
    mutating func damaged(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        guard next(below: 2) == 0 else { return bytes }
        for _ in 0...next(below: 3) where !bytes.isEmpty {
            let place = next(below: bytes.count)
            switch next(below: 3) {
            case 0: bytes[place] = UInt8(next(below: 256))
            case 1: bytes.remove(at: place)
            default: bytes.removeSubrange(place...)
            }
        }
        return bytes
    }
}
