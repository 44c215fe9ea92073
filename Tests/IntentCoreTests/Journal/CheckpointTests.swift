import Foundation
import Glibc
import Testing

@testable import IntentCore

/// A checkpoint is proved, never believed: whatever happens to the journal or to the checkpoint, the answers are those
/// of the journal.
@Suite struct CheckpointTests {
    let store: TemporaryStore
    let path: String
    let seal: String
    let table: String

    /// A journal of 800 records of 1 to 800 m, a day each two, which is enough for a table; and one more by us, so
    /// that the seal is settled.
    init() throws {
        store = try TemporaryStore()
        path = store.runsFolder + "/here.jsonl"
        seal = store.cache + "/checkpoints/runs.seal"
        table = store.cache + "/checkpoints/runs.table"
        let text = (1...800).map { number in
            let date = Moment(milliseconds: 1_700_000_000_000 + number * 43_200_000)
            return line("r\(number)", at: "2026-11-01T07:00:00Z", date: date.iso8601, number)
        }
        try store.write(text.joined(), to: path)
        try store.use {
            #expect(try runs.total() == JournalTotal(count: 800, amount: 320_400))
            try runs.append(JournalRecord(id: "last", date: date("2026-11-30T08:00:00Z"), amount: 10_000))
        }
    }

    /// All that can be asked, by the checkpoint and without one.
    private func expectTheTruth(
        _ total: JournalTotal, _ journal: Journal = runs, limit: Int? = 50,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let since = Day(year: 2024, month: 3, day: 3)
        let until = Day(year: 2024, month: 9, day: 2)
        let questions = {
            let all = try journal.total()
            let some = try journal.total(since: since, until: until)
            let list = try Array(journal.records(limit: limit))
            let part = try journal.records(since: since, until: until, limit: 50).map(\.id)
            let one = try journal.record("r77")
            let latest = try journal.records(limit: 1).first { _ in true }
            return Answers(all: all, some: some, list: list, part: part, one: one, latest: latest)
        }
        let answers = try store.use(questions)
        var elsewhere = store.context
        elsewhere.variable = { [store] in $0 == "XDG_CACHE_HOME" ? "/proc/nowhere" : store.variables[$0] }
        let truth = try ProcessContext.$current.withValue(elsewhere, operation: questions)
        #expect(truth.all == total, sourceLocation: sourceLocation)
        #expect(answers == truth, sourceLocation: sourceLocation)
        // And once more, by what the first reading has left in the cache.
        #expect(try store.use(questions) == truth, sourceLocation: sourceLocation)
    }

    private struct Answers: Equatable {
        let all: JournalTotal
        let some: JournalTotal
        let list: [JournalRecord]
        let part: [String]
        let one: JournalRecord?
        let latest: JournalRecord?
    }

    private let everything = JournalTotal(count: 801, amount: 330_400)

    private func folder() throws -> CheckpointFolder { try #require(store.use { CheckpointFolder("runs") }) }

    /// A seal that holds but says something else, to see whether it is looked at.
    private func forgeSeal() throws {
        let folder = try folder()
        let real = try #require(CheckpointSummary.read(folder))
        #expect(real.isSettled && real.total == everything && real.tableID != 0)
        CheckpointSummary(
            place: real.place, amountKey: real.amountKey, ownName: real.ownName, files: real.files,
            total: JournalTotal(count: 7, amount: 7), problems: real.problems, tableID: real.tableID,
            uncovered: real.uncovered
        ).write(folder)
        #expect(try store.use { try runs.total() } == JournalTotal(count: 7, amount: 7))
    }

    @Test func answersAreTheSameAsWithout() throws {
        try expectTheTruth(everything, limit: nil)
    }

    @Test func theFirstReadingLeavesASealThatNamesItsTable() throws {
        try FileManager.default.removeItem(atPath: store.cache)
        #expect(try store.use { try runs.total() } == everything)
        let folder = try folder()
        let real = try #require(CheckpointSummary.read(folder))
        let made = try #require(folder.open(table).flatMap { CheckpointIndex($0) })
        #expect(real.tableID == made.id && made.count == 801 && made.live == 801 && real.uncovered == 0)
    }

    @Test func theSealGoesOnFromRecordToRecord() throws {
        try forgeSeal()
        // It goes on from what it said, which shows that no line was read.
        try store.use {
            try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 100))
            #expect(try runs.total() == JournalTotal(count: 8, amount: 107))
        }
    }

    @Test func recordsByThemselvesMakeANewTableWhenItIsDue() throws {
        let folder = try folder()
        let first = try #require(CheckpointSummary.read(folder))
        try store.use {
            for _ in 0..<700 { try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 1)) }
        }
        let last = try #require(CheckpointSummary.read(folder))
        #expect(last.isSettled && last.tableID != first.tableID && last.uncovered < 1 << 16)
        #expect(last.total == JournalTotal(count: 1501, amount: 331_100))
        try expectTheTruth(JournalTotal(count: 1501, amount: 331_100))
    }

    // MARK: Edits behind its back

    @Test func aLineAppendedByHandCounts() throws {
        try forgeSeal()
        let file = try Descriptor.open(FileName(path), O_WRONLY | O_APPEND)
        try file.write(Array(line("hand", 5).utf8))
        try expectTheTruth(JournalTotal(count: 802, amount: 330_405))
    }

    @Test(arguments: [false, true])
    func anEditOfTheSameSizeInTheSameMomentIsSeen(restoresTime: Bool) throws {
        try forgeSeal()
        let file = try Descriptor.open(FileName(path), O_RDWR)
        let before = try file.status()
        let text = try store.read(path)
        let place = try #require(text.range(of: "\"metres\":799}"))
        let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound) + 9
        #expect(pwrite(file.number, "899", 3, offset) == 3)
        if restoresTime { try file.setModified(before.modified) }
        try expectTheTruth(JournalTotal(count: 801, amount: 330_500))
    }

    @Test func anEditOfTheFirstLineIsSeen() throws {
        try forgeSeal()
        let text = try store.read(path).replacing("\"metres\":1}", with: "\"metres\":3}")
        try store.write(text, to: path)
        try expectTheTruth(JournalTotal(count: 801, amount: 330_402))
    }

    @Test func aFileThatWasCutShortIsSeen() throws {
        try forgeSeal()
        let text = try store.read(path).split(separator: "\n").prefix(400).joined(separator: "\n") + "\n"
        let file = try Descriptor.open(FileName(path), O_RDWR)
        try file.truncate(to: text.utf8.count)
        try expectTheTruth(JournalTotal(count: 400, amount: 80_200))
        try store.use { try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 5)) }
        try expectTheTruth(JournalTotal(count: 401, amount: 80_205))
    }

    @Test func aFileThatTookItsPlaceIsSeen() throws {
        try forgeSeal()
        let before = try Descriptor.open(FileName(path), O_RDONLY).status()
        let text = try store.read(path).replacing("\"metres\":800}", with: "\"metres\":801}")
        try store.write(text, to: path + ".new")
        let file = try Descriptor.open(FileName(path + ".new"), O_RDWR)
        try file.setModified(before.modified)
        #expect(rename(path + ".new", path) == 0)
        try expectTheTruth(JournalTotal(count: 801, amount: 330_401))
    }

    @Test func anotherMachinesFileThatArrivesCounts() throws {
        try forgeSeal()
        // Before and after our own in the order of names.
        try store.write(line("a", 1) + line("r1", at: "2026-11-30T07:00:00Z", 501), to: store.runsFolder + "/a.jsonl")
        try expectTheTruth(JournalTotal(count: 802, amount: 330_901))
        try store.write(line("z", 2), to: store.runsFolder + "/z.jsonl")
        try expectTheTruth(JournalTotal(count: 803, amount: 330_903))
        try store.use { try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 5)) }
        try expectTheTruth(JournalTotal(count: 804, amount: 330_908))
    }

    @Test func aFileThatGoesAwayOrChangesItsNameIsSeen() throws {
        try store.write(line("z", 2), to: store.runsFolder + "/z.jsonl")
        try FileManager.default.removeItem(atPath: store.cache)
        try expectTheTruth(JournalTotal(count: 802, amount: 330_402))
        #expect(rename(store.runsFolder + "/z.jsonl", store.runsFolder + "/b.jsonl") == 0)
        try expectTheTruth(JournalTotal(count: 802, amount: 330_402))
        #expect(unlink(store.runsFolder + "/b.jsonl") == 0)
        try expectTheTruth(everything)
        #expect(unlink(path) == 0)
        try expectTheTruth(JournalTotal())
    }

    @Test func aLineThatIsNotUnderstoodIsNamedEachTime() throws {
        let file = try Descriptor.open(FileName(path), O_WRONLY | O_APPEND)
        try file.write(Array("rubbish\n".utf8))
        try store.use { try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 5)) }
        _ = store.takeWarnings()
        for _ in 0..<3 {
            #expect(try store.use { try runs.total() }.count == 802)
            #expect(store.takeWarnings().map { $0.contains("line 802 is not understood") } == [true])
        }
    }

    // MARK: Damage

    @Test func aSealDamagedAnywhereIsNotBelieved() throws {
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: seal)))
        #expect(CheckpointSummary(bytes) != nil)
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= 1 << UInt8(place % 8)
            #expect(CheckpointSummary(damaged) == nil, "byte \(place)")
            #expect(CheckpointSummary(Array(bytes.prefix(place))) == nil, "cut at \(place)")
        }
        try store.write([UInt8](repeating: 0, count: bytes.count), to: seal)
        try expectTheTruth(everything)
    }

    @Test func aTableDamagedAnywhereIsMadeAgain() throws {
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: table)))
        let whole = try [UInt8](Data(contentsOf: URL(filePath: seal)))
        var random = SeededRandom(seed: 11)
        for round in 0..<12 {
            var damaged = bytes
            switch round {
            case 0: damaged = []
            case 1: damaged = Array(bytes.prefix(5000))
            case 2: damaged = Array(bytes.prefix(bytes.count - 512))
            case 3: damaged = [UInt8](repeating: 0xFF, count: bytes.count)
            // Each page: a part of a page is what a disk loses.
            case 4: for place in stride(from: 8300, to: bytes.count, by: 512) { damaged[place] ^= 0x10 }
            default: damaged[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
            }
            try store.write(damaged, to: table)
            try store.write(whole, to: seal)
            try expectTheTruth(everything)
        }
    }

    @Test func partsThatDoNotBelongTogetherAreSeen() throws {
        let old = try (Data(contentsOf: URL(filePath: seal)), Data(contentsOf: URL(filePath: table)))
        let more = (1...1000).map { line("m\($0)", 1) }.joined()
        let file = try Descriptor.open(FileName(path), O_WRONLY | O_APPEND)
        try file.write(Array(more.utf8))
        let total = JournalTotal(count: 1801, amount: 331_400)
        try expectTheTruth(total)
        let new = try (Data(contentsOf: URL(filePath: seal)), Data(contentsOf: URL(filePath: table)))
        #expect(new.1 != old.1)
        for (seal, table) in [(old.0, new.1), (new.0, old.1), (old.0, old.1)] {
            try store.write([UInt8](seal), to: self.seal)
            try store.write([UInt8](table), to: self.table)
            try expectTheTruth(total)
        }
    }

    @Test func withoutTheCacheAllIsAsBefore() throws {
        try FileManager.default.removeItem(atPath: store.cache)
        try expectTheTruth(everything)
        try FileManager.default.removeItem(atPath: seal)
        try expectTheTruth(everything)
        try FileManager.default.removeItem(atPath: table)
        try expectTheTruth(everything)
    }

    @Test func theCheckpointOfAnotherUnitOrMachineIsNotOurs() throws {
        let others = [
            Journal("runs", amount: "seconds", machine: here),
            Journal("runs", amount: "metres", machine: Machine(host: "there", identifier: nil)),
        ]
        try expectTheTruth(JournalTotal(), others[0])
        try expectTheTruth(everything, others[1])
        try expectTheTruth(everything)
    }

    @Test(.enabled(if: Needs.root, "needs root")) func aCheckpointOfAnotherUserIsNotBelieved() throws {
        try forgeSeal()
        #expect(chown(seal, 1234, 1234) == 0)
        try expectTheTruth(everything)
    }

    // MARK: Together

    /// Records, changes, removals, other machines' words and readings in any order.
    @Test(arguments: 1...3) func anyHistoryGivesTheSameAnswers(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let there = Journal("runs", amount: "metres", machine: Machine(host: "there", identifier: nil))
        for round in 0..<8 {
            for _ in 0..<40 {
                store.pass(milliseconds: random.next(below: 1000))
                let journal = random.next(below: 4) == 0 ? there : runs
                let id = "r\(random.next(below: 1000))"
                let date = Moment(milliseconds: 1_700_000_000_000 + random.next(below: 90_000_000_000), offset: 3600)
                let record = JournalRecord(id: id, date: date, amount: 1 + random.next(below: 5000))
                try store.use {
                    switch random.next(below: 5) {
                    case 0: try journal.remove(id)
                    case 1: _ = try journal.appendUnlessPresent(record)
                    case 2: try journal.append(JournalRecord(date: date, amount: 3))
                    default: try journal.append(record)
                    }
                }
            }
            if round % 3 == 2 {
                let more = (1...700).map { line("m\(round)-\($0)", 1) }.joined()
                let file = try Descriptor.open(FileName(store.runsFolder + "/there.jsonl"), O_WRONLY | O_APPEND)
                try file.write(Array(more.utf8))
            }
            let amounts = try store.use { try runs.records().map(\.amount) }
            try expectTheTruth(JournalTotal(count: amounts.count, amount: amounts.reduce(0, +)), limit: nil)
        }
        #expect(store.takeWarnings() == [])
    }

    @Test func anEntryTakesTheRoomThatATableGivesIt() {
        #expect(MemoryLayout<JournalEntry>.size == CheckpointIndex.rowSize)
        #expect(MemoryLayout<JournalEntry>.stride == CheckpointIndex.rowSize)
    }

    @Test func aHashIsTheSameHoweverTheBytesFall() {
        var random = SeededRandom(seed: 5)
        let bytes = (0..<1000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        var whole = StreamHash()
        bytes.withUnsafeBytes { whole.update($0) }
        for _ in 0..<50 {
            var pieces = StreamHash()
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = rest.prefix(1 + random.next(below: 90))
                part.withUnsafeBytes { pieces.update($0) }
                rest = rest.dropFirst(part.count)
            }
            #expect(pieces == whole)
            #expect(StreamHash(words: pieces.words) == whole)
        }
        var other = bytes
        other[500] ^= 1
        var changed = StreamHash()
        other.withUnsafeBytes { changed.update($0) }
        #expect(changed != whole)
    }
}
