import Testing

@testable import IntentCore

/// What is written can be read: random records through the writer's line and both readers.
@Suite struct WrittenAndReadTests {
    private static let count = 3000

    @Test func everyLineThatIsWrittenIsRead() throws {
        let place = JournalLocation(name: "runs", amountKey: "metres", machine: here, path: "/nowhere")
        var random = SystemRandomNumberGenerator()
        for _ in 1...Self.count {
            let record = Self.record(&random)
            let line = try place.line(record, of: ChangeMark(id: RunningChange.newID(), undoes: nil))
            line.dropLast().withUnsafeBytes { bytes in
                let words = String(decoding: bytes, as: UTF8.self)
                let expected = JournalLine(
                    key: RecordKey(record.id), at: record.at.milliseconds, date: record.date.milliseconds,
                    offset: Int32(record.date.offset), amount: UInt32(record.amount))
                #expect(place.reader.read(bytes) == .line(expected), "\(words)")
                #expect(place.reader.readSlowly(bytes) == .line(expected), "\(words)")
                #expect(place.reader.record(bytes) == record, "\(words)")
            }
            let removal = place.tombstone(record.id, at: record.at, of: ChangeMark(id: "c", undoes: "b"))
            removal.dropLast().withUnsafeBytes { bytes in
                let expected = JournalLine(key: RecordKey(record.id), at: record.at.milliseconds, isTombstone: true)
                #expect(place.reader.read(bytes) == .line(expected))
                #expect(ChangeLine(bytes, place.reader)?.undoes == "b")
            }
        }
    }

    private static func record(_ random: inout SystemRandomNumberGenerator) -> JournalRecord {
        // Up to the seconds of a day of 24:59 either way, as clocks can be set, in years 1900 to 9000.
        let offset = Int.random(in: -1499...1499, using: &random) * 60
        let date = Moment(
            milliseconds: Int.random(in: -2_200_000_000...221_000_000_000, using: &random) * 1000, offset: offset)
        var fields = JSONObject()
        for number in 0..<Int.random(in: 0...5, using: &random) { fields["k\(number)"] = value(&random, depth: 0) }
        var record = JournalRecord(
            id: text(&random, 1...40), date: date,
            amount: Int.random(in: LineBounds.amount, using: &random), fields: fields)
        record.at = Moment(milliseconds: Int.random(in: 0...4_000_000_000_000, using: &random))
        return record
    }

    private static func value(_ random: inout SystemRandomNumberGenerator, depth: Int) -> JSONValue {
        switch Int.random(in: 0...(depth < 3 ? 6 : 4), using: &random) {
        case 0: .null
        case 1: .bool(Bool.random(using: &random))
        case 2: .integer(Int.random(in: -1_000_000...1_000_000, using: &random))
        case 3: .number(Double(Int.random(in: -4000...4000, using: &random)) / 8 + 0.0625)
        case 4: .string(text(&random, 0...30))
        case 5: .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(&random, depth: depth + 1) })
        default: .object(["inner": value(&random, depth: depth + 1)])
        }
    }

    /// Letters, quotes, backslashes, controls, emoji, combining marks and line ends of all kinds.
    private static func text(_ random: inout SystemRandomNumberGenerator, _ length: ClosedRange<Int>) -> String {
        let pieces = [
            "a", "Z", "0", " ", "\"", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{7F}", "\u{2028}", "é", "e\u{301}", "🧘",
            "川", "\u{FEFF}",
        ]
        var text = ""
        for _ in 0..<Int.random(in: length, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
        return text
    }
}
