import Foundation
import IntentCore
import Synchronization
import Testing

@testable import meditate

/// A person with folders of their own and a clock on the wall that the test sets.
final class Person: Sendable {
    let root: String
    private let time = Mutex(Date(timeIntervalSince1970: 1_796_022_000))  // 2026-11-30T07:00:00Z

    init() throws {
        var template = Array((NSTemporaryDirectory() + "/meditate-tests.XXXXXX").utf8CString)
        root = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    var configuration: String { root + "/config/intent-toolbox" }
    var sessionsPath: String { configuration + "/sessions.json" }

    /// Lets time go by, or goes back in it.
    func pass(_ duration: Duration) { time.withLock { $0 += duration / .seconds(1) } }

    /// Does something as this person.
    func use<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        try ProcessContext.$current.withValue(context, operation: body)
    }

    private var context: ProcessContext {
        var context = ProcessContext()
        let variables = [
            "HOME": root, "XDG_DATA_HOME": root + "/data", "XDG_CONFIG_HOME": root + "/config",
            "XDG_CACHE_HOME": root + "/cache",
        ]
        context.variable = { variables[$0] }
        context.now = { [self] in time.withLock { $0 } }
        return context
    }

    /// Writes `sessions.json` by hand.
    func write(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: configuration, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: sessionsPath))
    }

    /// What `sessions.json` holds.
    func written() throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: sessionsPath)), as: UTF8.self)
    }
}
