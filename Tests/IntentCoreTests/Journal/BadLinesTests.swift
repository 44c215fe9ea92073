import Foundation
import Testing

@testable import IntentCore

/// Files that were damaged, cut, edited by hand or written by a later version.
@Suite struct BadLinesTests {
    let store: TemporaryStore
    let path: String

    init() throws {
        store = try TemporaryStore()
        path = store.runsFolder + "/here.jsonl"
    }

    /// What the journal adds up to, and the warnings, with the path left out.
    private func reading(_ text: String) throws -> (JournalTotal, [String]) {
        try reading(Array(text.utf8))
    }

    private func reading(_ bytes: [UInt8]) throws -> (JournalTotal, [String]) {
        try store.write(bytes, to: path)
        let total = try store.use { try runs.total() }
        return (total, store.takeWarnings().map { $0.replacing(path, with: "FILE") })
    }

    private func warning(_ line: Int, _ cause: String) -> String {
        "FILE line \(line) is not understood and was left alone: \(cause)"
    }

    @Test(arguments: [
        ("not JSON", "no JSON value begins here at column 1"),
        ("[]", "it is no object"),
        ("{}", "v is missing"),
        (String(line("x", 5).dropLast()) + String(line("y", 6).dropLast()), "something follows the value at column 86"),
        (#"{"v":2,"id":"x"}"#, "it is of a newer format, 2"),
        (#"{"v":"1","id":"x"}"#, "v is not 1"),
        (#"{"v":1,"id":""}"#, "id is missing or is not a text of 1 to 255 bytes"),
        (#"{"v":1,"id":7}"#, "id is missing or is not a text of 1 to 255 bytes"),
        (#"{"v":1,"id":"x"}"#, "at is missing or is not a date with time and offset"),
        (#"{"v":1,"id":"x","at":"2026-11-30T07:00:01"}"#, "at is missing or is not a date with time and offset"),
        (#"{"v":1,"id":"x","at":"2026-02-30T07:00:01Z"}"#, "at is missing or is not a date with time and offset"),
        (
            #"{"v":1,"id":"x","at":"2026-11-30T07:00:01Z","deleted":1}"#, "deleted is not true or false"
        ),
        (line("x", 0), "metres is not between 1 and 1000000000"),
        (line("x", -5), "metres is not between 1 and 1000000000"),
        (line("x", 1_000_000_001), "metres is not between 1 and 1000000000"),
        (line("x", 5).replacing(":5}", with: ":5.5}"), "metres is missing or is not a whole number"),
        (line("x", 5).replacing(":5}", with: ":1e999}"), "a number is out of range at column 84"),
        (line("x", 5).replacing(":5}", with: ":99999999999999999999}"), "metres is missing or is not a whole number"),
        (line("x", 5).replacing(":5}", with: #":5,"note":"a","note":"b"}"#), "a key stands twice at column 97"),
        (line("x", 5).replacing(":5}", with: #":5,"metres":6}"#), "a key stands twice at column 86"),
        (
            line("x", 5).replacing(":5}", with: #":5,"note":"a\#u{1}b"}"#),
            "a control character stands in a text at column 95"
        ),
        (
            line("x", 5).replacing(":5}", with: #":5,"note":"\ud800"}"#),
            "half a surrogate pair stands alone at column 100"
        ),
        (String(repeating: "[", count: 1_000_000), "it is nested too deeply at column 513"),
        (String(repeating: #"{"a":"#, count: 100_000), "it is nested too deeply at column 2561"),
    ])
    func aLineThatIsNotUnderstoodIsNamedAndTheOthersCount(bad: String, cause: String) throws {
        let bad = bad.hasSuffix("\n") ? String(bad.dropLast()) : bad
        let (total, warnings) = try reading(line("a", 1) + bad + "\n" + line("b", 2))
        #expect(total == JournalTotal(count: 2, amount: 3))
        #expect(warnings == [warning(2, cause)])
        // It stays where it is, whatever is written after it.
        let before = try store.read(path)
        try store.use { try runs.append(JournalRecord(date: date("2026-11-30T08:00:00Z"), amount: 4)) }
        #expect(try store.read(path).hasPrefix(before))
        #expect(try store.use { try runs.total() } == JournalTotal(count: 3, amount: 7))
    }

    @Test func nulBytesAndBadUTF8AreNamed() throws {
        let good = Array(line("a", 1).utf8)
        let zeros = [UInt8](repeating: 0, count: 10_000) + [0x0A]
        let text = Array(line("b", 2).replacing(":2}", with: #":2,"note":"?"}"#).utf8).map { $0 == 0x3F ? 0xFF : $0 }
        let (total, warnings) = try reading(good + zeros + text)
        #expect(total == JournalTotal(count: 1, amount: 1))
        #expect(
            warnings == [
                warning(2, "no JSON value begins here at column 1"), warning(3, "a text is not UTF-8 at column 93"),
            ])
    }

    @Test func emptyLinesAndOtherLineEndsDoNotMatter() throws {
        let text = "\n\r\n" + line("a", 1).replacing("\n", with: "\r\n") + "   \n" + line("b", 2)
        let (total, warnings) = try reading(text)
        #expect(total == JournalTotal(count: 2, amount: 3))
        #expect(warnings == [])
    }

    @Test func onlyTheFirstFewAreNamed() throws {
        let (_, warnings) = try reading(String(repeating: "x\n", count: 100))
        #expect(warnings.count == 6)
        #expect(warnings.last?.hasSuffix("has 95 more lines like that") == true)
    }

    @Test func unknownKeysComeBackAndSurvive() throws {
        let text = line("a", 1).replacing(":1}", with: #":1,"shoes":{"b":[1,2.5,null],"a":true},"über":"é"}"#)
        let (total, warnings) = try reading(text)
        #expect(total.amount == 1 && warnings == [])
        try store.use {
            var record = try #require(try runs.record("a"))
            #expect(record.fields.members.map(\.key) == ["shoes", "über"])
            record.amount = 2
            try runs.append(record)
        }
        let last = try #require(try store.read(path).split(separator: "\n").last)
        #expect(last.contains(#""metres":2,"shoes":{"b":[1,2.5,null],"a":true},"über":"é","change":""#))
    }

    @Test func aLineThatIsTooLongIsPassedOverWhereverItEnds() throws {
        // Around the sizes of the buffers that it passes through.
        for length in [262_143, 262_144, 1_048_576, 1_048_577, 1_310_719, 3_000_000] {
            let long = String(repeating: "x", count: length)
            try? FileManager.default.removeItem(atPath: store.cache)
            let (total, warnings) = try reading(line("a", 1) + long + "\n" + line("b", 2))
            #expect(total == JournalTotal(count: 2, amount: 3))
            let cause = length > 1_048_576 ? "it is longer than 1048576 bytes" : "no JSON value begins here at column 1"
            #expect(warnings == [warning(2, cause)])
            // Without an end, and with nothing before it.
            try? FileManager.default.removeItem(atPath: store.cache)
            let (_, open) = try reading(line("a", 1) + long)
            #expect(open == [warning(2, cause)])
        }
    }

    @Test func aLongLineOfOursIsReadBack() throws {
        try store.use {
            let note = String(repeating: "瞑", count: 300_000)
            let stored = try runs.append(
                JournalRecord(
                    date: date("2026-11-30T08:00:00Z"), amount: 5, fields: ["note": .string(note)]))
            #expect(try runs.record(stored.id) == stored)
            #expect(throws: StoreError.self) {
                let note = String(repeating: "瞑", count: 400_000)
                try runs.append(
                    JournalRecord(
                        date: date("2026-11-30T08:00:00Z"), amount: 5, fields: ["note": .string(note)]))
            }
            #expect(try runs.total().count == 1)
        }
    }

    /// A sparse file: a line of 256 MB takes no room on disk and, being passed over in pieces, little in memory.
    @Test func aHugeLineTakesLittleMemory() throws {
        try store.write(line("a", 1), to: path)
        let usual = try memory(try store.exercise("memory", "total"))
        let file = try Descriptor.open(FileName(path), O_RDWR)
        try file.truncate(to: 256 << 20)
        let outcome = try store.exercise("memory", "total")
        #expect(outcome.lines.first == "1 1")
        #expect(outcome.errors.contains("line 2 is not understood and was left alone: it is longer than"))
        #expect(try memory(outcome) < usual + 64_000)
    }

    /// In kilobytes.
    private func memory(_ outcome: ExerciseProcess.Outcome) throws -> Int {
        try #require(outcome.lines.last?.split(separator: " ").first.flatMap { Int($0) })
    }
}
