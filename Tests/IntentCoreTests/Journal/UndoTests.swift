import Testing

@testable import IntentCore

/// Undoing and redoing: each change is a line, or several, and can be taken back one by one.
@Suite struct UndoTests {
    private let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    private func put(_ name: String, _ line: String) throws { try store.write(line, to: store.runsFolder + "/" + name) }

    private func run(_ id: String, _ amount: Int, note: String? = nil) -> JournalRecord {
        var fields = JSONObject()
        fields["note"] = note.map { .string($0) }
        return JournalRecord(
            id: id, date: Moment(milliseconds: 1_764_489_600_000), amount: amount, fields: fields)
    }

    /// Identifiers and amounts of what stands, by identifier.
    private func standing() throws -> [String] {
        try runs.records().map { "\($0.id) \($0.amount)" }.sorted()
    }

    private func undo() throws -> Bool { try runs.revert(.undo) != nil }

    private func redo() throws -> Bool { try runs.revert(.redo) != nil }

    @Test func oneChangeAfterTheOther() throws {
        try store.use {
            try runs.append(run("a", 1))
            try runs.append(run("b", 2))
            _ = try runs.write { try $0.edit("a") { $0.amount = 5 } }
            try runs.remove("b")
            #expect(try standing() == ["a 5"])
            #expect(try undo())
            #expect(try standing() == ["a 5", "b 2"])
            #expect(try undo())
            #expect(try standing() == ["a 1", "b 2"])
            #expect(try undo())
            #expect(try standing() == ["a 1"])
            #expect(try undo())
            #expect(try standing() == [])
            #expect(try !undo())
            for expected in [["a 1"], ["a 1", "b 2"], ["a 5", "b 2"], ["a 5"]] {
                #expect(try redo())
                #expect(try standing() == expected)
            }
            #expect(try !redo())
            // What was done again can be taken back again.
            #expect(try undo())
            #expect(try standing() == ["a 5", "b 2"])
        }
    }

    @Test func aNewChangeEndsWhatCouldBeRedone() throws {
        try store.use {
            try runs.append(run("a", 1))
            _ = try runs.revert(.undo)
            try runs.append(run("b", 2))
            #expect(try !redo())
            #expect(try standing() == ["b 2"])
            _ = try runs.revert(.undo)
            #expect(try !undo())
        }
    }

    @Test func theLinesOfACommandAreOneChange() throws {
        try store.use {
            try runs.append(run("before", 9))
            try RunningChange.$current.withValue(RunningChange()) {
                for number in 1...700 { try runs.append(run("r\(number)", number)) }
                _ = try runs.write { try $0.edit("r1") { $0.amount = 1000 } }
            }
            let change = try #require(try runs.lastChange(.undo))
            #expect(change.steps.count == 700)
            #expect(change.steps.first?.before?.amount == nil && change.steps.first?.after?.amount == 1000)
            _ = try runs.revert(.undo)
            #expect(try standing() == ["before 9"])
            _ = try runs.revert(.redo)
            #expect(try runs.total() == JournalTotal(count: 701, amount: 9 + 1000 + (2...700).reduce(0, +)))
        }
    }

    @Test func unknownKeysComeBack() throws {
        try put(
            "here.jsonl",
            #"{"v":1,"id":"a","at":"2025-11-30T07:00:00Z","date":"2025-11-30T07:00:00+00:00","metres":5,"shoes":"red"}"#
                + "\n")
        try store.use {
            _ = try runs.write { try $0.edit("a") { $0.amount = 6 } }
            try runs.remove("a")
            _ = try runs.revert(.undo)
            #expect(try runs.record("a")?.fields["shoes"] == .string("red"))
            #expect(try runs.record("a")?.amount == 6)
            _ = try runs.revert(.undo)
            #expect(try runs.record("a")?.amount == 5)
            // A line of a version that did not name its changes is a change by itself.
            _ = try runs.revert(.undo)
            #expect(try standing() == [])
            #expect(try !undo())
        }
    }

    @Test func whatAnotherMachineChangedSinceIsLeftAlone() throws {
        try store.use { try runs.append(run("a", 1)) }
        try put(
            "there.jsonl",
            #"{"v":1,"id":"a","at":"2100-01-01T00:00:00Z","date":"2025-11-30T07:00:00+00:00","metres":7}"# + "\n")
        try store.use { () throws in
            #expect(throws: ChangedSinceError.self) { _ = try runs.revert(.undo) }
            #expect(try standing() == ["a 7"])
        }
    }

    @Test func whatIsRefusedChangesNothing() throws {
        struct No: Error {}
        try store.use {
            try runs.append(run("a", 1))
            #expect(throws: No.self) { _ = try runs.revert(.undo) { _ in throw No() } }
            #expect(try standing() == ["a 1"])
            #expect(try undo())
        }
    }

    @Test func theTimeOfALineIsNeverEarlierThanTheLineBefore() throws {
        try store.use {
            store.pass(milliseconds: 60_000)
            let first = try runs.append(run("a", 1))
            store.pass(milliseconds: -50_000)
            let second = try runs.append(run("b", 1))
            #expect(second.at.milliseconds >= first.at.milliseconds)
            let third = try RunningChange.$current.withValue(RunningChange()) { try runs.append(run("c", 1)) }
            #expect(third.at.milliseconds >= first.at.milliseconds)
        }
    }

    /// Other processes write between the lines of a long pipe.
    @Test func aChangeThatOthersInterrupt() throws {
        try store.use {
            let long = RunningChange()
            try RunningChange.$current.withValue(long) { _ = try runs.append(run("a", 1)) }
            try runs.append(run("x", 2))
            try RunningChange.$current.withValue(long) { _ = try runs.append(run("b", 3)) }
            _ = try runs.revert(.undo)
            #expect(try standing() == ["a 1", "b 3"])
            _ = try runs.revert(.undo)
            #expect(try standing() == [])
        }
    }

    /// A pipe whose first lines are behind the window that is read first, with somebody else's line in between.
    @Test func aLongChangeThatOthersInterrupt() throws {
        try store.use {
            let long = RunningChange()
            for number in 1...400 {
                try RunningChange.$current.withValue(long) {
                    _ = try runs.append(run("r\(number)", 1, note: String(repeating: "n", count: 100)))
                }
                if number % 7 == 0 { try runs.append(run("x\(number)", 2)) }
                store.pass(milliseconds: 1)
            }
            // Fifty-seven others came after its first line, and are undone before it.
            for _ in 1...57 { _ = try runs.revert(.undo) }
            #expect(try runs.total() == JournalTotal(count: 400, amount: 400))
            #expect(try runs.revert(.undo)?.steps.count == 400)
            #expect(try runs.total() == JournalTotal())
        }
    }

    /// However far back it is, behind windows of several sizes.
    @Test func farBack() throws {
        try store.use {
            try RunningChange.$current.withValue(RunningChange()) {
                try runs.append(run("first", 1))
                try runs.append(run("second", 1))
            }
            for _ in 1...60 {
                try runs.append(run("x", 2, note: String(repeating: "n", count: 900)))
                _ = try runs.revert(.undo)
            }
            let change = try #require(try runs.revert(.undo))
            #expect(change.steps.map(\.id) == ["first", "second"])
            #expect(try standing() == [])
            #expect(try !undo())
            for _ in 1...1 { _ = try runs.revert(.redo) }
            #expect(try standing() == ["first 1", "second 1"])
        }
    }
}
