import Testing

@testable import IntentCore

/// Sums of a whole history are the same as those of its records, whatever the lines look like.
@Suite struct JournalAmountTests {
    @Test func theNumberOfEachLine() throws {
        let store = try TemporaryStore()
        let line = { (id: String, rest: String) in
            #"{"v":1,"id":"\#(id)","at":"2026-03-02T07:00:00Z","date":"2026-03-02T07:00:00Z","metres":1000\#(rest)}"#
        }
        let lines = [
            line("plain", #","seconds":300"#), line("fraction", #","seconds":300.25,"note":"x""#), line("none", ""),
            line("text", #","note":"\"seconds\":7""#), line("nested", #","other":{"seconds":7}"#),
            line("nestedToo", #","other":{"seconds":7},"seconds":8"#), line("spaced", #","seconds" : 9"#),
            line("exponent", #","seconds":1e2"#), line("escaped", #","\u0073econds":11"#),
            line("word", #","seconds":"12""#), line("removed", #","seconds":13"#),
            #"{"v":1,"id":"removed","at":"2026-03-03T07:00:00Z","deleted":true}"#,
            line("changed", #","seconds":14"#),
            #"{"v":1,"id":"changed","at":"2026-03-03T07:00:00Z","date":"2026-03-04T07:00:00Z","metres":2000,"seconds":15}"#,
        ]
        try store.write(lines.joined(separator: "\n") + "\n", to: store.runsFolder + "/a.jsonl")
        try store.use {
            let journal = Journal("runs", amount: "metres")
            let numbers = try journal.amounts(with: "seconds").map { $0.number ?? -1 }.sorted()
            #expect(numbers == [-1, -1, -1, -1, 8, 9, 11, 15, 100, 300, 300.25])
            #expect(try journal.amounts().map(\.amount).reduce(0, +) == 12_000)
            let day = try Day.read("2026-03-04")
            #expect(try journal.amounts(since: day, with: "seconds").map(\.number) == [15])
            #expect(try journal.amounts(until: Day(number: day.number - 1)).count == 10)
        }
    }
}
