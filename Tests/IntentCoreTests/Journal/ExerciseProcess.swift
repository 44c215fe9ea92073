import Foundation
import Glibc
import Testing

@testable import IntentCore

/// Runs `journal-exercise`, which is built beside the tests, or another program.
struct ExerciseProcess {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String

        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let input = Pipe()

    static var program: String {
        get throws {
            let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
            let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
            let places = [bundle, own].compactMap { $0 }.map { parent(of: $0) + "/journal-exercise" }
            return try #require(places.first { access($0, X_OK) == 0 }, "journal-exercise is built beside the tests")
        }
    }

    /// Starts it on a store's folders.
    ///
    /// - Parameter wrapper: a program that starts it, with its words: `["strace", …]`.
    init(_ store: TemporaryStore, _ words: [String], wrapper: [String] = [], machine: String = "here") throws {
        let command = try wrapper + [Self.program] + words
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        var variables = store.variables
        variables["PATH"] = "/usr/bin:/bin:/usr/sbin:/sbin"
        variables["JOURNAL_MACHINE"] = machine
        process.environment = variables
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = input
        try process.run()
    }

    func wait() -> Outcome {
        try? input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: text, errors: complaints)
    }

    /// Waits for the first words that it says.
    func firstWords() -> String { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }

    func kill() { Glibc.kill(process.processIdentifier, SIGKILL) }

    var identifier: Int32 { process.processIdentifier }
}

extension TemporaryStore {
    func exercise(_ words: String..., wrapper: [String] = [], machine: String = "here") throws
        -> ExerciseProcess.Outcome
    { try ExerciseProcess(self, words, wrapper: wrapper, machine: machine).wait() }
}

/// What a test may need that a machine need not have.
enum Needs {
    static let root = geteuid() == 0
    static let strace = access("/usr/bin/strace", X_OK) == 0 && traces
    static let mounts = root && canMount

    /// Some sandboxes have the program but forbid its work.
    private static let traces: Bool = run(["strace", "-o", "/dev/null", "true"])

    private static let canMount: Bool = {
        guard let store = try? TemporaryStore() else { return false }
        let place = store.root + "/mount"
        guard mkdir(place, 0o700) == 0, run(["mount", "-t", "tmpfs", "none", place]) else { return false }
        return run(["umount", place])
    }()

    static func run(_ command: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
