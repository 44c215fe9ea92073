import Testing

@testable import IntentCore

@Suite struct WriteGroupTests {
    let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    func run(_ metres: Int) throws -> JournalRecord {
        JournalRecord(date: try date("2026-11-30T08:00:00Z"), amount: metres)
    }

    @Test func aGroupSeesWhatItWroteAndOthersSeeItToo() throws {
        try store.use {
            try runs.append(run(1))
            let group = WriteGroup()
            try WriteGroup.$current.withValue(group) {
                for number in 2...100 {
                    try runs.append(run(1))
                    #expect(try runs.total().count == number)
                    if number % 30 == 0 { try group.commit() }
                }
            }
            try group.commit()
            #expect(try runs.total() == JournalTotal(count: 100, amount: 100))
        }
    }

    @Test func anAbandonedGroupLeavesNothingSinceItsLastCommit() throws {
        try store.use {
            let group = WriteGroup()
            try WriteGroup.$current.withValue(group) {
                try runs.append(run(1))
                try group.commit()
                try runs.append(run(2))
                try runs.append(run(4))
                group.abandon()
                #expect(try runs.total() == JournalTotal(count: 1, amount: 1))
                try runs.append(run(8))
            }
            try group.commit()
            #expect(try runs.total() == JournalTotal(count: 2, amount: 9))
        }
    }

    @Test func aRecordThatDoesNotFitLeavesTheGroupAsItIs() throws {
        try store.use {
            let group = WriteGroup()
            try WriteGroup.$current.withValue(group) {
                try runs.append(run(1))
                #expect(throws: StoreError.self) { try runs.append(run(0)) }
                try runs.append(run(2))
            }
            try group.commit()
            #expect(try runs.total() == JournalTotal(count: 2, amount: 3))
        }
    }

    @Test func aKeyThatIsTakenIsSeenWithinTheGroup() throws {
        try store.use {
            let group = WriteGroup()
            let record = JournalRecord(id: "k1", date: try date("2026-11-30T08:00:00Z"), amount: 5)
            try WriteGroup.$current.withValue(group) {
                #expect(try runs.appendUnlessPresent(record).record.amount == 5)
                guard case .present = try runs.appendUnlessPresent(record) else {
                    Issue.record("recorded twice")
                    return
                }
            }
            try group.commit()
            #expect(try runs.total().count == 1)
        }
    }
}
