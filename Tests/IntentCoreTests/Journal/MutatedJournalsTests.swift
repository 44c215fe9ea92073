import Testing

@testable import IntentCore

/// Journals that were damaged in ways that nobody thought of: never a trap, and always the same answer from the fast
/// way of reading a line as from the thorough one.
@Suite struct MutatedJournalsTests {
    static let seeds = [
        line("7d1f9a52-aaaa-4bbb-8ccc-000000000001", 10_000),
        line("k", at: "2026-11-30T07:00:01.250Z", date: "2026-11-30T08:00:00+01:00", 1),
        line("b", 5).replacing(
            ":5}", with: #":5,"run":"5K","time":1500,"note":"by the “river” 瞑想","ok":true,"x":null}"#),
        #"{"v":1,"id":"k","at":"2026-11-30T07:05:00Z","deleted":true}"# + "\n",
        #"{"v":1,"id":"c","at":"2026-11-30T07:05:00Z","date":"2026-11-30T07:05:00Z","metres":7,"a":{"b":[1,-2.5e3]}}"#
            + "\n",
    ].map { Array($0.utf8) }

    /// Bits of JSON and of journals, which lead further in than random bytes do.
    static let pieces = [
        #"""#, "\\", "\n", "\0", "{", "}", "[", "]", ",", ":", #""v":1,"#, #""v":2,"#, #""deleted":true,"#,
        #""deleted":false,"#, #""metres":3,"#, "-", "1e3", "0", "999999999999", "9999999999999999999999", ".5", "true",
        "null", "\\u0000", "\\ud83d\\ude00", "\\ud800", "\u{85}", "é", "2026-02-30", "T24:00:00Z", "+99:99",
        #""id":"""#,
        #""at":7,"#, "    ", "\r", "[[[[", "}\n{",
    ].map { Array($0.utf8) }

    static func mutated(_ random: inout SeededRandom) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0...random.next(below: 3) { bytes += seeds[random.next(below: seeds.count)] }
        for _ in 0...random.next(below: 4) {
            let place = random.next(below: bytes.count + 1)
            let end = min(bytes.count, place + random.next(below: 12))
            switch random.next(below: 6) {
            case 0: bytes.insert(contentsOf: pieces[random.next(below: pieces.count)], at: place)
            case 1: bytes.replaceSubrange(place..<end, with: pieces[random.next(below: pieces.count)])
            case 2: bytes.removeSubrange(place..<end)
            case 3 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.next(below: 8))
            case 4 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: random.next())
            case 5: bytes.insert(contentsOf: bytes[place..<end], at: random.next(below: bytes.count + 1))
            default: bytes = Array(bytes.prefix(place))
            }
        }
        return bytes
    }

    @Test(arguments: [1, 2]) func aHundredThousandAreReadWithoutATrap(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let reader = LineReader(amountKey: "metres")
        var understood = 0
        var refused = 0
        for _ in 0..<50_000 {
            for line in Self.mutated(&random).split(separator: 0x0A, omittingEmptySubsequences: false) {
                let (fast, slow) = line.withUnsafeBytes { (reader.read($0), reader.readSlowly($0)) }
                if fast != slow { Issue.record("\(String(decoding: line, as: UTF8.self)): \(fast), \(slow)") }
                switch slow {
                case .line: understood += 1
                case .notUnderstood: refused += 1
                case .blank: break
                }
            }
        }
        // It must neither leave all lines whole nor break them all.
        #expect(understood > 20_000 && refused > 20_000)
    }

    /// Some of them through files and the whole journal: the total is that of the lines that are understood.
    @Test func someAreReadAsFiles() throws {
        let store = try TemporaryStore()
        var random = SeededRandom(seed: 3)
        let reader = LineReader(amountKey: "metres")
        for _ in 0..<1500 {
            let bytes = Self.mutated(&random)
            try store.write(bytes, to: store.runsFolder + "/here.jsonl")
            var latest: [RecordKey: JournalLine] = [:]
            for line in bytes.split(separator: 0x0A) {
                guard case .line(let read) = line.withUnsafeBytes({ reader.readSlowly($0) }) else { continue }
                if let old = latest[read.key], (old.at, old.isTombstone ? 1 : 0) > (read.at, read.isTombstone ? 1 : 0) {
                    continue
                }
                // Which of two contradicting lines of one moment holds is a matter of their bytes.
                if let old = latest[read.key], old.at == read.at, old.isTombstone == read.isTombstone, old != read {
                    latest[read.key] = nil
                    continue
                }
                latest[read.key] = read
            }
            let live = latest.values.filter { !$0.isTombstone }
            let (total, records) = try store.use { try (runs.total(), Array(runs.records())) }
            #expect(total.count == records.count)
            #expect(total.amount == records.reduce(0) { $0 + $1.amount })
            #expect(total.count >= live.count)
        }
    }
}
