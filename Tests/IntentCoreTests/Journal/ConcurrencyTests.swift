import Foundation
import Glibc
import Testing

@testable import IntentCore

@Suite(.serialized) struct ConcurrencyTests {
    let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    @Test func sixtyFourWritersLoseNothingAndReadersNeverFail() throws {
        let writers = try (0..<64).map { _ in try ExerciseProcess(store, ["append", "100"]) }
        var seen = 0
        for _ in 0..<20 {
            let total = try store.exercise("total")
            #expect(total.status == 0 && total.errors == "")
            let count = try #require(total.output.split(separator: " ").first.flatMap { Int($0) })
            #expect(count >= seen)
            seen = count
        }
        var acknowledged: Set<String> = []
        for writer in writers {
            let outcome = writer.wait()
            #expect(outcome.status == 0 && outcome.errors == "")
            acknowledged.formUnion(outcome.lines)
        }
        #expect(acknowledged.count == 6400)
        let lines = try store.read(store.runsFolder + "/here.jsonl").split(separator: "\n")
        #expect(lines.count == 6400)
        let (stored, total) = try store.use { try (Set(runs.records().map(\.id)), runs.total()) }
        #expect(stored == acknowledged)
        #expect(total == JournalTotal(count: 6400, amount: 6400))
        #expect(store.takeWarnings() == [])
    }

    @Test func whatWasAcknowledgedSurvivesKilling() throws {
        var random = SeededRandom(seed: 7)
        var acknowledged: Set<String> = []
        for _ in 0..<20 {
            let writers = try (0..<4).map { _ in try ExerciseProcess(store, ["append", "1000"]) }
            // Not before they are at work, however long that takes here.
            let begun = writers.map { $0.firstWords() }
            usleep(UInt32(random.next(below: 40_000)))
            for writer in writers { writer.kill() }
            for (writer, begun) in zip(writers, begun) {
                // A line that was cut by the kill was not acknowledged as a whole.
                let output = begun + writer.wait().output
                let whole = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                acknowledged.formUnion(whole.map(String.init))
            }
        }
        // The next command works, with nothing to clean up.
        let next = try store.exercise("append", "1")
        #expect(next.status == 0 && next.errors == "")
        acknowledged.formUnion(next.lines)
        try store.use {
            let stored = try runs.records().map(\.id)
            #expect(Set(stored).count == stored.count)
            #expect(acknowledged.subtracting(stored) == [])
            let count = try runs.total().count
            #expect(count == stored.count)
        }
        #expect(acknowledged.count > 100)
        #expect(store.takeWarnings() == [])
    }

    @Test func aKeyThatManyBringAtOnceIsRecordedOnce() throws {
        let writers = try (0..<20).map { _ in try ExerciseProcess(store, ["key", "k1", "5"]) }
        let answers = writers.map { $0.wait().output }
        #expect(answers.count { $0 == "recorded 5\n" } == 1)
        #expect(answers.count { $0 == "present 5\n" } == 19)
    }

    @Test func aHeldLockIsWaitedForAndThenTold() throws {
        try store.use { try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 5)) }
        let path = store.runsFolder + "/here.jsonl"
        let holder = try ExerciseProcess(store, ["hold", path])
        #expect(holder.firstWords() == "held\n")
        let start = monotonicMilliseconds()
        // Readers do not wait.
        #expect(try store.exercise("total").output == "1 5\n")
        #expect(monotonicMilliseconds() - start < 2000)
        let writer = try ExerciseProcess(store, ["append", "1"])
        let outcome = writer.wait()
        #expect(outcome.status == 75)
        #expect((4900..<9000).contains(monotonicMilliseconds() - start))
        #expect(
            outcome.errors
                == "\(path) is locked by process \(holder.identifier) (journal-exercis); try again when it has finished\n"
        )
        #expect(holder.wait().status == 0)
        #expect(try store.exercise("append", "1").status == 0)
    }

    @Test func aLockThatIsLetGoIsTaken() throws {
        try store.use { try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 5)) }
        let holder = try ExerciseProcess(store, ["hold", store.runsFolder + "/here.jsonl"])
        #expect(holder.firstWords() == "held\n")
        let writer = try ExerciseProcess(store, ["append", "1"])
        usleep(300_000)
        #expect(holder.wait().status == 0)
        #expect(writer.wait().status == 0)
    }

    @Test func theHolderIsFoundInTheKernelsList() throws {
        var status = stat()
        status.st_dev = 0xfe01
        status.st_ino = 5678
        let list = """
            1: POSIX  ADVISORY  WRITE 11 fe:01:5678 0 EOF
            2: FLOCK  ADVISORY  WRITE 12 fe:02:5678 0 EOF
            3: FLOCK  ADVISORY  WRITE 1234 fe:01:5678 0 EOF
            3: -> FLOCK  ADVISORY  WRITE 1235 fe:01:5678 0 EOF
            """
        #expect(LockHolder.holder(of: FileStatus(status), in: list) == 1234)
        #expect(LockHolder.holder(of: FileStatus(status), in: "nonsense\n1: FLOCK\n") == nil)
    }
}

/// Numbers that look random and are the same in each run (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func next(below bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
}
