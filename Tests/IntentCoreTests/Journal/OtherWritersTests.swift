import Foundation
import Glibc
import Testing

@testable import IntentCore

/// Editors, shells and synchronisers do not ask for the lock.
@Suite struct OtherWritersTests {
    let store: TemporaryStore
    let path: String

    init() throws {
        store = try TemporaryStore()
        path = store.runsFolder + "/here.jsonl"
        try store.write(line("a", 1), to: path)
    }

    private func run(_ metres: Int) throws -> JournalRecord {
        JournalRecord(date: try date("2026-11-30T08:00:00Z"), amount: metres)
    }

    private func appendByHand(_ text: String) throws {
        try Descriptor.open(FileName(path), O_WRONLY | O_APPEND).write(Array(text.utf8))
    }

    @Test func whatIsAppendedByHandWithinAGroupCounts() throws {
        let group = WriteGroup()
        try store.use {
            try WriteGroup.$current.withValue(group) {
                try runs.append(run(2))
                try appendByHand(line("hand", 4))
                try runs.append(run(8))
                #expect(try runs.total() == JournalTotal(count: 4, amount: 15))
                try appendByHand(#"{"v":1,"id":"torn""#)
                try runs.append(run(16))
                try group.commit()
            }
            #expect(try runs.total() == JournalTotal(count: 5, amount: 31))
        }
    }

    @Test func whatIsAppendedByHandIsNeverCutAway() throws {
        let group = WriteGroup()
        try store.use {
            try WriteGroup.$current.withValue(group) {
                try runs.append(run(2))
                try appendByHand(line("hand", 4))
                group.abandon()
                try runs.append(run(2))
                try appendByHand(line("hand2", 4))
                try runs.append(run(2))
                group.abandon()
            }
            let ids = try runs.records().map(\.id)
            #expect(Set(ids).isSuperset(of: ["a", "hand", "hand2"]))
        }
    }

    @Test func anEditOfTheSameSizeWithinAGroupIsSeen() throws {
        let group = WriteGroup()
        try store.use {
            try WriteGroup.$current.withValue(group) {
                try runs.append(run(2))
                #expect(try runs.total().amount == 3)
                let file = try Descriptor.open(FileName(path), O_RDWR)
                #expect(pwrite(file.number, "7", 1, line("a", 1).utf8.count - 3) == 1)
                try runs.append(run(4))
                #expect(try runs.total().amount == 13)
                try group.commit()
            }
            #expect(try runs.total().amount == 13)
        }
    }

    @Test func aFileThatTakesTheJournalsPlaceBeforeItIsSyncedIsTold() throws {
        let group = WriteGroup()
        try store.use {
            try WriteGroup.$current.withValue(group) {
                try runs.append(run(2))
                try store.write(line("b", 4), to: store.runsFolder + "/.new")
                #expect(rename(store.runsFolder + "/.new", path) == 0)
                #expect(throws: StoreError.replaced(path: path)) { try group.commit() }
                // Again, and now into the file that is there.
                try runs.append(run(2))
                try group.commit()
            }
            #expect(try runs.total() == JournalTotal(count: 2, amount: 6))
        }
    }

    @Test func aWriterThatWaitedWritesIntoTheFileThatIsThereThen() throws {
        let holder = try ExerciseProcess(store, ["hold", path])
        #expect(holder.firstWords() == "held\n")
        let writer = try ExerciseProcess(store, ["append", "1"])
        usleep(200_000)
        try store.write(line("b", 4), to: store.runsFolder + "/.new")
        #expect(rename(store.runsFolder + "/.new", path) == 0)
        #expect(holder.wait().status == 0)
        #expect(writer.wait().status == 0)
        #expect(try store.use { try runs.total() } == JournalTotal(count: 2, amount: 5))
    }

    @Test func manyTasksOfOneProcessMayWrite() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try store.use { for _ in 0..<25 { try runs.append(run(1)) } }
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.use { try runs.total() } == JournalTotal(count: 201, amount: 201))
    }
}
