import Foundation
import Testing

@testable import IntentCore

/// Several machines' files, and a synchroniser's copies of them, in one folder.
@Suite struct MergingTests {
    let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    private func put(_ name: String, _ lines: String...) throws {
        try store.write(lines.joined(), to: store.runsFolder + "/" + name)
    }

    private func amounts() throws -> [Int] { try store.use { try runs.records().map(\.amount).sorted() } }

    @Test func aConflictCopyCountsOnce() throws {
        try put("here.jsonl", line("a", 1), line("b", 2))
        try put("here.sync-conflict-20261130-120000-ABCDEFG.jsonl", line("a", 1), line("b", 2), line("c", 4))
        try put("here (conflicted copy).jsonl", line("a", 1))
        #expect(try amounts() == [1, 2, 4])
        #expect(try store.use { try runs.total() } == JournalTotal(count: 3, amount: 7))
    }

    @Test func whatASynchroniserHasNotFinishedIsNotRead() throws {
        try put("here.jsonl", line("a", 1))
        try put(".here.jsonl.tmp", line("b", 2))
        try put(".syncthing.here.jsonl", line("c", 4))
        try put("notes.txt", "not a journal")
        #expect(try amounts() == [1])
        #expect(store.takeWarnings() == [])
    }

    @Test func theLatestWordHolds() throws {
        try put("a.jsonl", line("x", at: "2026-11-30T07:00:00Z", 1))
        try put("b.jsonl", line("x", at: "2026-11-30T07:00:02Z", 2))
        try put("c.jsonl", line("x", at: "2026-11-30T07:00:01Z", 4))
        #expect(try amounts() == [2])
    }

    @Test func aRemovalHoldsAgainstWhatCameBeforeIt() throws {
        let removal = #"{"v":1,"id":"x","at":"2026-11-30T07:00:02Z","deleted":true}"# + "\n"
        try put("a.jsonl", line("x", at: "2026-11-30T07:00:01Z", 1), line("y", 2))
        try put("b.jsonl", removal)
        #expect(try amounts() == [2])
        // Recorded again, later.
        try put("c.jsonl", line("x", at: "2026-11-30T07:00:03Z", 4))
        #expect(try amounts() == [2, 4])
        // Of two that are equally late the removal holds.
        try put("c.jsonl", line("x", at: "2026-11-30T07:00:02Z", 4))
        #expect(try amounts() == [2])
    }

    @Test func twoWordsOfTheSameMomentAreChosenAlikeInAnyOrder() throws {
        try put("a.jsonl", line("x", 1))
        try put("b.jsonl", line("x", 2))
        let one = try amounts()
        try put("a.jsonl", line("x", 2))
        try put("b.jsonl", line("x", 1))
        #expect(try amounts() == one)
    }

    @Test func undoTakesWhatThisMachineRecorded() throws {
        try put("here.jsonl", line("a", at: "2026-11-30T07:00:01Z", 1))
        try put("there.jsonl", line("b", at: "2026-11-30T07:00:05Z", 2))
        try store.use { () throws in
            #expect(try runs.revert(.undo)?.steps.map(\.id) == ["a"])
            #expect(try runs.lastChange(.undo)?.id == nil)
        }
        #expect(try amounts() == [2])
    }

    @Test func aRemovedRecordMayBeRecordedAgainUnderItsKey() throws {
        try store.use {
            let record = JournalRecord(id: "k", date: try date("2026-11-30T08:00:00Z"), amount: 5)
            try runs.append(record)
            try runs.remove("k")
            guard case .recorded = try runs.appendUnlessPresent(record) else {
                Issue.record("a removed record was found")
                return
            }
        }
        #expect(try amounts() == [5])
    }

    /// Each machine records, changes and removes, and a synchroniser copies files between them at random moments, in
    /// any order, with conflict copies. When all is copied everywhere, all are equal, and say what was said last.
    @Test(arguments: 1...5)
    func threeMachinesEndEqual(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let names = ["anna", "berta", "carla"]
        let stores = try names.map { _ in try TemporaryStore() }
        let journals = names.map { Journal("runs", amount: "metres", machine: Machine(host: $0, identifier: nil)) }
        var clock = 1_796_000_000_000
        var expected: [String: Int] = [:]
        for step in 0..<300 {
            let machine = random.next(below: 3)
            clock += 1 + random.next(below: 5000)
            for store in stores { store.clock.withLock { $0 = clock } }
            try stores[machine].use {
                let journal = journals[machine]
                let known = try journal.records().map(\.id)
                switch random.next(below: 10) {
                case 0..<6:
                    let id = "r\(step)"
                    try journal.append(
                        JournalRecord(id: id, date: Moment(milliseconds: clock), amount: step + 1))
                    expected[id] = step + 1
                case 6..<8 where !known.isEmpty:
                    let id = known[random.next(below: known.count)]
                    try journal.append(JournalRecord(id: id, date: Moment(milliseconds: clock), amount: 1000 + step))
                    expected[id] = 1000 + step
                case 8 where !known.isEmpty:
                    let id = known[random.next(below: known.count)]
                    try journal.remove(id)
                    expected[id] = nil
                default:
                    let other = (machine + 1 + random.next(below: 2)) % 3
                    try copy(names[machine] + ".jsonl", from: stores[machine], to: stores[other], random.next(below: 4))
                }
            }
        }
        for from in 0..<3 {
            for name in try stores[from].list(stores[from].data).isEmpty
                ? [] : try stores[from].list(stores[from].runsFolder)
            {
                for to in 0..<3 where to != from && name == names[from] + ".jsonl" {
                    try copy(name, from: stores[from], to: stores[to], 1)
                }
            }
        }
        for (store, journal) in zip(stores, journals) {
            try store.use {
                let records = try journal.records().map { ($0.id, $0.amount) }
                #expect(Dictionary(uniqueKeysWithValues: records) == expected)
                #expect(try journal.total().amount == expected.values.reduce(0, +))
            }
            #expect(store.takeWarnings() == [])
        }
    }

    /// As synchronisers do: the whole file, under another name first; now and then the old one is kept beside it.
    private func copy(_ name: String, from: TemporaryStore, to: TemporaryStore, _ chance: Int) throws {
        guard let text = try? from.read(from.runsFolder + "/" + name) else { return }
        let target = to.runsFolder + "/" + name
        if chance == 0, let old = try? to.read(target) {
            try to.write(old, to: to.runsFolder + "/\(name.dropLast(6)).sync-conflict-1.jsonl")
        }
        try to.write(text, to: to.runsFolder + "/.\(name).tmp")
        try? FileManager.default.removeItem(atPath: target)
        try FileManager.default.moveItem(atPath: to.runsFolder + "/.\(name).tmp", toPath: target)
    }
}
