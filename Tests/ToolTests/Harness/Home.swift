import Foundation
import Testing

/// A fresh home with its own XDG folders, in which commands run as a person types them; removed at the end.
final class Home {
    let path: String

    init() throws {
        var template = Array((NSTemporaryDirectory() + "tool-tests.XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { throw CallFailed(call: "mkdtemp", code: errno) }
        path = String(cString: made)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The variables that commands see; no others.
    func environment(_ changes: [String: String?] = [:]) -> [String] {
        let usual = [
            "HOME": path, "XDG_DATA_HOME": path + "/data", "XDG_CONFIG_HOME": path + "/config",
            "XDG_CACHE_HOME": path + "/cache", "TZ": "UTC", "PATH": Subprocess.path, "TERM": "xterm",
        ]
        let all = usual.merging(changes.compactMapValues(\.self)) { $1 }
        return all.filter { changes[$0.key] != .some(nil) }.map { "\($0.key)=\($0.value)" }
    }

    /// Starts a command line of the shell in this home.
    func start(_ command: String, environment changes: [String: String?] = [:]) throws -> Child {
        try Child("cd \"$HOME\" 2>&-; " + command, environment: environment(changes), home: self)
    }

    /// Runs a command line of the shell, with that input, and awaits its end.
    @discardableResult
    func run(_ command: String, input: String = "", environment changes: [String: String?] = [:]) throws -> Outcome {
        let child = try start(command, environment: changes)
        child.write(input)
        return try child.finish()
    }

    /// Runs a command line and expects exactly that on the two streams, and that status.
    func expect(
        _ command: String, input: String = "", environment changes: [String: String?] = [:],
        prints output: String = "", says errors: String = "", status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try run(command, input: input, environment: changes)
        let expected = Outcome(output: output, errors: errors, status: status)
        #expect(outcome == expected, "\(command)", sourceLocation: sourceLocation)
    }

    /// Expects that nothing was ever recorded here.
    func expectNothingStored(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expect("cat data/intent-toolbox/runs/* 2>&- || true", sourceLocation: sourceLocation)
    }
}

extension Home {
    /// Runs a command line on a terminal and expects that to be what it shows.
    func expectOnTerminal(
        _ command: String, environment changes: [String: String?] = [:], shows screen: String, status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try Terminal(command, in: self, environment: changes).finish()
        #expect(outcome == Outcome(output: screen, status: status), "\(command)", sourceLocation: sourceLocation)
    }
}
