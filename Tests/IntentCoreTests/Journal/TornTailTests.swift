import Foundation
import Glibc
import Testing

@testable import IntentCore

/// A crash in the middle of a write may leave any part of the last line.
@Suite struct TornTailTests {
    let store: TemporaryStore
    let path: String

    init() throws {
        store = try TemporaryStore()
        path = store.runsFolder + "/here.jsonl"
    }

    @Test func aLineTornAtAnyByteIsClosedOffAndHarmsNoOther() throws {
        let whole = line("a", 1) + line("b", 2)
        let last = line("c", 4)
        for cut in 0...last.utf8.count {
            let torn = whole + String(decoding: last.utf8.prefix(cut), as: UTF8.self)
            // A checkpoint of the longer file before would have a loss to tell of.
            try? FileManager.default.removeItem(atPath: store.cache)
            try store.write(torn, to: path)
            // All but the newline is a whole record.
            let isWhole = cut >= last.utf8.count - 1
            let before = JournalTotal(count: isWhole ? 3 : 2, amount: isWhole ? 7 : 3)
            #expect(try store.use { try runs.total() } == before, "cut at \(cut)")
            let isNamed = cut > 0 && !isWhole
            #expect(store.takeWarnings().count == (isNamed ? 1 : 0), "cut at \(cut)")

            let stored = try store.use { try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 8)) }
            let text = try store.read(path)
            #expect(text.hasPrefix(torn))
            let isClosed = cut > 0 && cut < last.utf8.count
            #expect(text.dropFirst(torn.count).hasPrefix(isClosed ? "\n{" : "{"))
            let after = try store.use { try (runs.total(), runs.record(stored.id)) }
            #expect(after.0 == JournalTotal(count: before.count + 1, amount: before.amount + 8))
            #expect(after.1 == stored)
            #expect(store.takeWarnings().count == (isNamed ? 2 : 0))
        }
    }

    @Test func aLineBeingWrittenIsNotComplainedOf() throws {
        try store.write(line("a", 1) + #"{"v":1,"id":"b","#, to: path)
        let writer = try Descriptor.open(FileName(path), O_RDWR)
        flock(writer.number, LOCK_EX)
        #expect(try store.use { try runs.total() } == JournalTotal(count: 1, amount: 1))
        #expect(store.takeWarnings() == [])
        flock(writer.number, LOCK_UN)
        #expect(try store.use { try runs.total() } == JournalTotal(count: 1, amount: 1))
        #expect(store.takeWarnings().count == 1)
    }
}
