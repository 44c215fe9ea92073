import Foundation
import Testing

@testable import IntentCore

/// A writer dies at each step of its way: what is left is a journal that everybody can go on with.
@Suite(.serialized) struct CrashTests {
    let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    private static let steps =
        "mkdir,flock,write,fdatasync,fsync,utimensat,linkat,renameat,ftruncate,getdents64,close"

    /// Runs a command that is killed before its so-manieth step.
    private func killed(before step: Int, _ words: String...) throws -> ExerciseProcess.Outcome {
        let inject = "inject=\(Self.steps):signal=SIGKILL:when=\(step)"
        let wrapper = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", inject]
        return try ExerciseProcess(store, words, wrapper: wrapper).wait()
    }

    @Test(.enabled(if: Needs.strace, "needs strace")) func aFirstRecordCutOffAtAnyStepHarmsNothing() throws {
        for step in 1...200 {
            try? FileManager.default.removeItem(atPath: store.root + "/data")
            try? FileManager.default.removeItem(atPath: store.root + "/cache")
            let outcome = try killed(before: step, "run")
            try expectGoodJournal(before: 0, acknowledged: outcome.status == 0 || outcome.output != "")
            if outcome.status == 0 { return }
        }
        Issue.record("it never came to its end")
    }

    @Test(.enabled(if: Needs.strace, "needs strace")) func aFurtherRecordCutOffAtAnyStepHarmsNothing() throws {
        for step in 1...200 {
            let before = try store.use { try runs.total().count }
            let outcome = try killed(before: step, "append", "1")
            try expectGoodJournal(before: before, acknowledged: outcome.output != "")
            if outcome.status == 0 { return }
        }
        Issue.record("it never came to its end")
    }

    @Test(.enabled(if: Needs.strace, "needs strace")) func aGroupCutOffAtAnyStepKeepsWhatItAcknowledged() throws {
        for step in stride(from: 1, through: 400, by: 3) {
            let before = try store.use { try runs.total().count }
            let outcome = try killed(before: step, "group", "12", "4")
            let after = try store.use { try runs.total().count } - before
            #expect(outcome.lines.count % 4 == 0)
            #expect((outcome.lines.count...12).contains(after))
            if outcome.status == 0 { return }
        }
        Issue.record("it never came to its end")
    }

    /// What was acknowledged is there, the record is there whole or not at all, and the next command just works.
    private func expectGoodJournal(
        before: Int, acknowledged: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try store.use {
            let total = try runs.total()
            #expect(total.count == before + 1 || !acknowledged && total.count == before, sourceLocation: sourceLocation)
            try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 1))
            #expect(try runs.total().count == total.count + 1, sourceLocation: sourceLocation)
            #expect(try runs.records().count { _ in true } == total.count + 1, sourceLocation: sourceLocation)
        }
        #expect(store.takeWarnings() == [], sourceLocation: sourceLocation)
        #expect(try store.list(store.runsFolder) == ["here.jsonl"], sourceLocation: sourceLocation)
        #expect(
            try store.list(store.cache + "/checkpoints").filter { $0.hasPrefix(".") } == [],
            sourceLocation: sourceLocation)
    }
}
