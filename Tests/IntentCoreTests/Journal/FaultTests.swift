import Foundation
import Glibc
import Testing

@testable import IntentCore

/// Disks that are full, broken or read-only: the journal stays as it was byte for byte, and the message says why.
@Suite(.serialized) struct FaultTests {
    let store: TemporaryStore
    let path: String

    init() throws {
        store = try TemporaryStore()
        path = store.runsFolder + "/here.jsonl"
    }

    /// Three records, and the bytes that they are.
    private func someRecords() throws -> String {
        try store.use {
            for _ in 0..<3 { try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 5)) }
        }
        return try store.read(path)
    }

    /// Makes a system call of one command fail, where it has to do with the journal's file if that is asked for.
    private func injecting(
        _ fault: String, onJournal: Bool = false, _ words: String...
    ) throws -> ExerciseProcess.Outcome {
        let place = onJournal ? ["-P", path] : []
        let wrapper = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "inject=\(fault)"] + place
        return try ExerciseProcess(store, words, wrapper: wrapper).wait()
    }

    // MARK: By tracing

    @Test(.enabled(if: Needs.strace, "needs strace"), arguments: ["EIO", "ENOSPC", "EDQUOT"])
    func aFailedSyncIsToldAndNeverTriedAgain(error: String) throws {
        let before = try someRecords()
        // Only the first call fails: a second try would succeed.
        let outcome = try injecting("fdatasync:error=\(error):when=1", "append", "1")
        #expect(outcome.status == 74)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("\(path) cannot be written: "))
        #expect(outcome.errors.hasSuffix("nothing was changed\n"))
        #expect(try store.read(path) == before)
        #expect(try store.exercise("total").output == "3 15\n")
    }

    @Test(.enabled(if: Needs.strace, "needs strace"))
    func aFailedSyncInAGroupTakesBackAllSinceTheLastCommit() throws {
        let before = try someRecords()
        let outcome = try injecting("fdatasync:error=EIO:when=2", "group", "30", "10")
        #expect(outcome.status == 74)
        #expect(outcome.lines.count == 10)
        let after = try store.read(path)
        #expect(after.hasPrefix(before))
        #expect(after.split(separator: "\n").count == 13)
        #expect(try store.exercise("total").output == "13 25\n")
    }

    @Test(.enabled(if: Needs.strace, "needs strace"), arguments: ["ENOLCK", "EOPNOTSUPP", "ENOSYS"])
    func withoutLocksNothingIsWritten(error: String) throws {
        let before = try someRecords()
        let outcome = try injecting("flock:error=\(error)", "append", "1")
        #expect(outcome.status == 74)
        #expect(outcome.errors.hasPrefix("\(path) cannot be locked: "))
        #expect(try store.read(path) == before)
        #expect(try store.exercise("total").output == "3 15\n")
    }

    @Test(.enabled(if: Needs.strace, "needs strace"))
    func interruptedCallsAreMadeAgain() throws {
        _ = try someRecords()
        for call in ["fdatasync", "flock", "openat", "pread64", "write"] {
            let outcome = try injecting("\(call):error=EINTR:when=1..3", onJournal: true, "append", "1")
            #expect(outcome.status == 0, "\(call): \(outcome.errors)")
        }
        #expect(try store.exercise("total").output == "8 20\n")
    }

    @Test(.enabled(if: Needs.strace, "needs strace"))
    func aFolderThatCannotBeSyncedIsToldBeforeAnythingIsWritten() throws {
        let outcome = try injecting("fsync:error=EIO:when=1", "append", "1")
        #expect(outcome.status == 74)
        #expect(outcome.output == "")
        #expect(try store.read(path) == "")
        #expect(try store.exercise("append", "1").status == 0)
        #expect(try store.exercise("total").output == "1 1\n")
    }

    @Test(.enabled(if: Needs.strace, "needs strace"))
    func anUnreadableDiskIsToldWithThePath() throws {
        _ = try someRecords()
        try FileManager.default.removeItem(atPath: store.cache)
        let outcome = try injecting("pread64:error=EIO", onJournal: true, "total")
        #expect(outcome.status == 74)
        #expect(outcome.errors == "\(path) cannot be read: input/output error; check the disk\n")
    }

    // MARK: By limits

    @Test func aWriteThatIsCutShortIsTakenBack() throws {
        let before = try someRecords()
        // The kernel writes up to the limit and then says that there is no more.
        let script = "trap '' XFSZ; ulimit -f 1; exec \"$@\""
        for _ in 0..<8 {
            let outcome = try store.exercise("append", "1", wrapper: ["bash", "-c", script, "bash"])
            let text = try store.read(path)
            if outcome.status == 0 { continue }
            #expect(outcome.status == 74)
            #expect(outcome.errors.contains("cannot be written: file too large"))
            #expect(text.utf8.count <= 1024 && text.hasPrefix(before) && text.hasSuffix("}\n"))
            #expect(try store.exercise("append", "1").status == 0)
            #expect(try store.read(path).hasPrefix(text))
            return
        }
        Issue.record("the limit was never met")
    }

    // MARK: By mounts

    @Test(.enabled(if: Needs.mounts, "needs root and mounts"))
    func aFullDiskChangesNothing() throws {
        let place = store.root + "/data"
        mkdir(place, 0o700)
        try #require(Needs.run(["mount", "-t", "tmpfs", "-o", "size=16k", "none", place]))
        defer { _ = Needs.run(["umount", place]) }
        try store.use { try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 5)) }
        // Fill it to the last byte, the journal's own last page too.
        while try store.exercise("append", "1").status == 0 {
            if try store.read(path).utf8.count > 3500 { break }
        }
        var filler = [UInt8](repeating: 0, count: 4096)
        let file = open(place + "/filler", O_WRONLY | O_CREAT, 0o600)
        while write(file, &filler, filler.count) > 0 {}
        close(file)
        var failed: ExerciseProcess.Outcome?
        while failed == nil {
            let outcome = try store.exercise("append", "1")
            if outcome.status != 0 { failed = outcome }
        }
        let outcome = try #require(failed)
        let before = try store.read(path)
        #expect(outcome.status == 73 || outcome.status == 74)
        #expect(outcome.errors.hasPrefix("\(path) cannot be written: no space left on device"))
        #expect(before.hasSuffix("}\n"))
        #expect(try store.list(store.runsFolder) == ["here.jsonl"])
        #expect(try store.exercise("append", "1").status == 74)
        #expect(try store.read(path) == before)
        #expect(try store.exercise("total").status == 0)
        try FileManager.default.removeItem(atPath: place + "/filler")
        #expect(try store.exercise("append", "1").status == 0)
        #expect(try store.read(path).hasPrefix(before))
    }

    @Test(.enabled(if: Needs.mounts, "needs root and mounts"))
    func aFullDiskFromTheStartLeavesNoStrayFile() throws {
        let place = store.root + "/data"
        mkdir(place, 0o700)
        try #require(Needs.run(["mount", "-t", "tmpfs", "-o", "size=16k", "none", place]))
        defer { _ = Needs.run(["umount", place]) }
        try store.write([UInt8](repeating: 0, count: 12_288), to: place + "/filler")
        let file = open(place + "/filler", O_WRONLY | O_APPEND)
        var byte: UInt8 = 0
        while write(file, &byte, 1) > 0 {}
        close(file)
        let outcome = try store.exercise("append", "1")
        #expect(outcome.status == 73 || outcome.status == 74)
        #expect(outcome.errors.contains("no space left on device"))
        try FileManager.default.removeItem(atPath: place + "/filler")
        #expect(try store.exercise("append", "1").status == 0)
        #expect(try store.exercise("total").output == "1 1\n")
    }

    @Test(.enabled(if: Needs.mounts, "needs root and mounts"))
    func aReadOnlyDiskIsReadAndWritingSaysWhy() throws {
        let before = try someRecords()
        let place = store.root + "/data"
        try #require(Needs.run(["mount", "--bind", place, place]))
        defer { _ = Needs.run(["umount", place]) }
        try #require(Needs.run(["mount", "-o", "remount,bind,ro", place]))
        #expect(try store.exercise("total").output == "3 15\n")
        #expect(try store.exercise("list").lines.count == 3)
        let outcome = try store.exercise("append", "1")
        #expect(outcome.status == 74)
        #expect(outcome.errors == "\(path) cannot be written: read-only file system; nothing was changed\n")
        #expect(try store.read(path) == before)
        // Another machine's file would have to be made.
        #expect(try store.exercise("append", "1", machine: "other").status == 73)
    }

    @Test(.enabled(if: Needs.mounts, "needs root and mounts"))
    func withoutACacheThatCanBeWrittenReadingAndWritingWork() throws {
        _ = try someRecords()
        let place = store.root + "/cache"
        try FileManager.default.removeItem(atPath: place)
        mkdir(place, 0o700)
        try #require(Needs.run(["mount", "-t", "tmpfs", "-o", "ro", "none", place]))
        defer { _ = Needs.run(["umount", place]) }
        #expect(try store.exercise("total").output == "3 15\n")
        #expect(try store.exercise("append", "1").status == 0)
        #expect(try store.exercise("total").output == "4 16\n")
    }
}
