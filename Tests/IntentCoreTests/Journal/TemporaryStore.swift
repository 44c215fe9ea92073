import Foundation
import Glibc
import Synchronization
import Testing

@testable import IntentCore

/// XDG folders of a test's own, with a clock that it sets, and the warnings that came.
final class TemporaryStore: Sendable {
    let root: String
    let warnings = Mutex<[String]>([])
    let clock = Mutex(1_796_000_000_000)  // 2026-11-30T00:53:20Z, in milliseconds

    init() throws {
        // Memory, where there is some: hundreds of tests sync thousands of times.
        let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
        var template = Array("\(base)/intent-toolbox-test-XXXXXX".utf8CString)
        let made = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } }
        root = String(cString: try #require(made))
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    var data: String { root + "/data/intent-toolbox" }
    var cache: String { root + "/cache/intent-toolbox" }
    var runsFolder: String { data + "/runs" }

    /// The variables that a process gets which is to use these folders.
    var variables: [String: String] {
        [
            "HOME": root + "/home", "XDG_DATA_HOME": root + "/data", "XDG_CONFIG_HOME": root + "/config",
            "XDG_CACHE_HOME": root + "/cache", "XDG_STATE_HOME": root + "/state",
        ]
    }

    var context: ProcessContext {
        var context = ProcessContext()
        let variables = variables
        context.variable = { variables[$0] }
        context.now = { [self] in
            Date(timeIntervalSince1970: Double(clock.withLock { $0 }) / 1000)
        }
        context.warn = { [self] warning in warnings.withLock { $0.append(warning) } }
        return context
    }

    /// Runs a test's body with these folders around it.
    @discardableResult
    func use<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        try ProcessContext.$current.withValue(context, operation: body)
    }

    func pass(milliseconds: Int) { clock.withLock { $0 += milliseconds } }

    /// What was warned of since the last time it was asked for.
    func takeWarnings() -> [String] {
        warnings.withLock { warnings in
            defer { warnings = [] }
            return warnings
        }
    }

    func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    func write(_ bytes: [UInt8], to path: String) throws {
        try FileManager.default.createDirectory(
            atPath: parent(of: path), withIntermediateDirectories: true, attributes: nil)
        try Data(bytes).write(to: URL(filePath: path))
    }

    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }

    func list(_ path: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    /// All files and folders below a path, relative to it.
    func tree(_ path: String) -> [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }
}

let here = Machine(host: "here", identifier: nil)
let runs = Journal("runs", amount: "metres", machine: here)

/// 2026-11-30 at that time, UTC.
func date(_ text: String) throws -> Moment { try #require(ISOMoment(text)?.moment) }

/// A journal line, written by hand.
func line(_ id: String, at: String = "2026-11-30T07:00:01Z", date: String = "2026-11-30T07:00:00Z", _ metres: Int)
    -> String
{
    #"{"v":1,"id":"\#(id)","at":"\#(at)","date":"\#(date)","metres":\#(metres)}"# + "\n"
}
