import Foundation
import Testing

@testable import IntentCore

/// Files and folders that come, change and go.
@Suite struct FileWatcherTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "watched-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// What changed until now. The kernel has an event ready before the call that causes it returns.
    private func changes(_ watcher: FileWatcher) -> Set<String> {
        Readiness.wait(for: [.input(watcher.number)], milliseconds: 0).isEmpty ? [] : watcher.changes()
    }

    private func write(_ text: String, to path: String) throws {
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    @Test func aFileThatIsWritten() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (file, other) = ("\(folder)/file", "\(folder)/other")
        try write("1", to: file)
        let watcher = try FileWatcher()
        watcher.watch(file)
        #expect(changes(watcher) == [])
        try write("2", to: other)
        #expect(changes(watcher) == [])
        try write("2", to: file)
        #expect(changes(watcher) == [file])
        // In another's place, as editors and we ourselves write.
        try "3".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(changes(watcher) == [file])
        try FileManager.default.removeItem(atPath: file)
        #expect(changes(watcher) == [file])
        #expect(changes(watcher) == [])
    }

    @Test func aFileInAFolderThatComesLaterAndGoes() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = "\(folder)/a/b/file"
        let watcher = try FileWatcher()
        watcher.watch(file)
        for _ in 0..<2 {
            try FileManager.default.createDirectory(atPath: "\(folder)/a", withIntermediateDirectories: true)
            #expect(changes(watcher) == [file])
            try FileManager.default.createDirectory(atPath: "\(folder)/a/b", withIntermediateDirectories: true)
            #expect(changes(watcher) == [file])
            try write("1", to: file)
            #expect(changes(watcher) == [file])
            try write("2", to: "\(folder)/a/b/other")
            #expect(changes(watcher) == [])
            try FileManager.default.removeItem(atPath: "\(folder)/a")
            #expect(changes(watcher) == [file])
        }
    }

    @Test func aFolderTellsOfItsFiles() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let watched = "\(folder)/runs"
        try FileManager.default.createDirectory(atPath: watched, withIntermediateDirectories: true)
        let watcher = try FileWatcher()
        watcher.watch(watched)
        try write("1", to: "\(watched)/one.jsonl")
        #expect(changes(watcher) == [watched])
        try write("2", to: "\(watched)/one.jsonl")
        #expect(changes(watcher) == [watched])
        try FileManager.default.moveItem(atPath: watched, toPath: "\(folder)/old")
        #expect(changes(watcher) == [watched])
        try FileManager.default.createDirectory(atPath: watched, withIntermediateDirectories: true)
        #expect(changes(watcher) == [watched])
        try write("1", to: "\(watched)/two.jsonl")
        #expect(changes(watcher) == [watched])
    }

    /// Who looks at what others write waits until they have made up their minds.
    @Test func onlyFinishedWrites() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = "\(folder)/file"
        try write("1", to: file)
        let watcher = try FileWatcher(for: .finished)
        watcher.watch(folder)
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.write(contentsOf: Data("2".utf8))
        #expect(changes(watcher) == [])
        try handle.close()
        #expect(changes(watcher) == [folder])
    }

    @Test func aTimerRings() throws {
        let timer = try WallTimer()
        let rings = Readiness.Interest.input(timer.number)
        #expect(Readiness.wait(for: [rings], milliseconds: 0) == [])
        timer.set(1)
        #expect(Readiness.wait(for: [rings], milliseconds: 5000) == [rings])
        timer.acknowledge()
        #expect(Readiness.wait(for: [rings], milliseconds: 0) == [])
        timer.set(nil)
        #expect(Readiness.wait(for: [rings], milliseconds: 0) == [])
    }
}
