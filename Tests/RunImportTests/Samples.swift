import Foundation
import IntentCore
import Testing

@testable import run_import

/// Bytes in memory, in pieces of any size.
final class HeldBytes: ByteSource {
    private var bytes: ArraySlice<UInt8>
    private let piece: Int

    init(_ bytes: [UInt8], inPiecesOf piece: Int = .max) {
        self.bytes = bytes[...]
        self.piece = piece
    }

    convenience init(_ text: String, inPiecesOf piece: Int = .max) { self.init(Array(text.utf8), inPiecesOf: piece) }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(bytes.count, buffer.count, piece)
        buffer.copyBytes(from: bytes.prefix(count))
        bytes = bytes.dropFirst(count)
        return count
    }
}

/// A folder of a test's own.
final class Folder {
    let path: String

    init() throws {
        var template = Array((NSTemporaryDirectory() + "/run-import-tests.XXXXXX").utf8CString)
        path = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Runs a command line in the folder; what it printed.
    @discardableResult
    func run(_ command: String) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = URL(fileURLWithPath: path)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(command)")
        return Array(bytes)
    }

    /// What an import of these names finds, by a clock that shows UTC and the last day of 2026.
    func found(_ names: String..., all: Bool = false, unit: DistanceUnit = .kilometres) -> Found {
        var context = ProcessContext()
        context.now = { Date(timeIntervalSince1970: 1_798_675_200) }
        return ProcessContext.$current.withValue(context) {
            Importer(takesAll: all, tableUnit: unit).read(names.map { ImportPath(path: "\(path)/\($0)") })
        }
    }

    /// The faults that an import of these names tells of, without the folder's own path.
    func faults(_ found: Found) -> [String] { found.faults.map { $0.words.replacing(path + "/", with: "") } }
}

/// Whether a program can be run.
func isInstalled(_ command: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\(command) >/dev/null 2>&1"]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
}

/// Whether two numbers are the same to that part of them.
func isNear(_ number: Double?, _ other: Double, within part: Double = 0.001) -> Bool {
    number.map { abs($0 - other) <= abs(other) * part } ?? false
}
