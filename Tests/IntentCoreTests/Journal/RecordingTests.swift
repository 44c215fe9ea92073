import Testing

@testable import IntentCore

@Suite struct RecordingTests {
    let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    @Test func aRecordIsALineInTheMachinesFile() throws {
        let change = try store.use {
            let record = JournalRecord(
                id: "k1", date: try date("2026-11-30T08:00:00+01:00"), amount: 10_000,
                fields: ["note": .string("by the “river”"), "time": .integer(2490)])
            let change = RunningChange()
            try RunningChange.$current.withValue(change) { _ = try runs.append(record) }
            return change.id
        }
        #expect(RunningChange.start(of: change) == store.clock.withLock { $0 })
        let line = """
            {"v":1,"id":"k1","at":"2026-11-30T00:53:20Z","date":"2026-11-30T08:00:00+01:00","metres":10000,\
            "note":"by the “river”","time":2490,"change":"\(change)"}

            """
        #expect(try store.read(store.runsFolder + "/here.jsonl") == line)
    }

    @Test func whatWasAppendedIsReadBack() throws {
        try store.use {
            let stored = try runs.append(
                JournalRecord(
                    date: try date("2026-11-30T08:00:00+01:00"), amount: 7300,
                    fields: ["note": .string("x")]))
            #expect(stored.at.utcISO8601 == "2026-11-30T00:53:20Z")
            #expect(try runs.record(stored.id) == stored)
            #expect(try Array(runs.records()) == [stored])
            #expect(try runs.total() == JournalTotal(count: 1, amount: 7300))
        }
    }

    @Test func totalsAreExact() throws {
        try store.use {
            for _ in 0..<10 { try runs.append(JournalRecord(date: try date("2026-11-30T08:00:00Z"), amount: 100)) }
            #expect(try runs.total() == JournalTotal(count: 10, amount: 1000))
        }
    }

    @Test func aTotalCountsTheDayOfThePlaceWhereItHappened() throws {
        try store.use {
            // Both are 2026-11-30 on their own calendars, and neither is on that of UTC.
            try runs.append(JournalRecord(date: try date("2026-11-30T23:30:00-10:00"), amount: 1))
            try runs.append(JournalRecord(date: try date("2026-11-30T00:30:00+05:30"), amount: 2))
            let day = try #require(Day(year: 2026, month: 11, day: 30))
            #expect(try runs.total(since: day, until: day) == JournalTotal(count: 2, amount: 3))
            #expect(try runs.total(since: Day(number: day.number + 1)) == JournalTotal())
            #expect(try runs.total(until: Day(number: day.number - 1)) == JournalTotal())
        }
    }

    @Test func theSameKeyIsRecordedOnce() throws {
        try store.use {
            let record = JournalRecord(id: "k1", date: try date("2026-11-30T08:00:00Z"), amount: 5)
            guard case .recorded(let first) = try runs.appendUnlessPresent(record) else {
                Issue.record("nothing was recorded")
                return
            }
            #expect(try runs.appendUnlessPresent(record) == .present(first))
            #expect(try runs.total() == JournalTotal(count: 1, amount: 5))
        }
    }

    @Test func theSameRecordAppendedTwiceCountsOnce() throws {
        try store.use {
            let record = JournalRecord(date: try date("2026-11-30T08:00:00Z"), amount: 5)
            try runs.append(record)
            try runs.append(record)
            #expect(try runs.total() == JournalTotal(count: 1, amount: 5))
            let group = WriteGroup()
            try WriteGroup.$current.withValue(group) {
                let other = JournalRecord(date: try date("2026-11-30T08:00:00Z"), amount: 7)
                for _ in 0..<3 { try runs.append(other) }
                #expect(try runs.total() == JournalTotal(count: 2, amount: 12))
            }
            try group.commit()
            #expect(try runs.total() == JournalTotal(count: 2, amount: 12))
        }
    }

    @Test func removedOnce() throws {
        try store.use {
            let kept = try runs.append(JournalRecord(date: try date("2026-11-30T08:00:00Z"), amount: 1))
            let other = try runs.append(JournalRecord(date: try date("2026-11-30T08:00:00Z"), amount: 2))
            #expect(try runs.remove(other.id))
            #expect(try runs.remove(other.id) == false)
            #expect(try runs.record(other.id) == nil)
            #expect(try runs.total() == JournalTotal(count: 1, amount: 1))
            #expect(try runs.records(beginning: String(kept.id.prefix(6))).map(\.id) == [kept.id])
        }
    }

    @Test func aRemovalHoldsThoughTheClockWasSetBack() throws {
        try store.use {
            let stored = try runs.append(JournalRecord(date: try date("2026-11-30T08:00:00Z"), amount: 5))
            store.pass(milliseconds: -86_400_000)
            #expect(try runs.remove(stored.id))
            #expect(try runs.total() == JournalTotal())
        }
    }

    @Test func listsBeginWithTheNewestDate() throws {
        try store.use {
            for (amount, day) in [(1, "28"), (2, "30"), (3, "29"), (4, "30")] {
                try runs.append(JournalRecord(date: try date("2026-11-\(day)T08:00:00Z"), amount: amount))
                store.pass(milliseconds: 1)
            }
            #expect(try runs.records().map(\.amount) == [4, 2, 3, 1])
            #expect(try runs.records(limit: 2).map(\.amount) == [4, 2])
            #expect(try runs.records(limit: 0).map(\.amount) == [])
            let day = Day(year: 2026, month: 11, day: 29)
            #expect(try runs.records(since: day).map(\.amount) == [4, 2, 3])
            #expect(try runs.records(until: day).map(\.amount) == [3, 1])
        }
    }
}

extension JournalTotal {
    init(count: Int, amount: Int) {
        self.init()
        self.count = count
        self.amount = amount
    }
}
