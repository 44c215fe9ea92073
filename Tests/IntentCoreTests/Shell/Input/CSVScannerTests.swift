import Testing

@testable import IntentCore

@Suite struct CSVScannerTests {
    /// The records of a text that arrives in pieces of that size.
    private func records(_ text: String, pieces size: Int = .max, separator: Character = ",") -> [String] {
        var scanner = CSVScanner(separator: separator.asciiValue ?? 0)
        var records: [CSVScanner.Record] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let piece = rest.prefix(size)
            rest = rest.dropFirst(piece.count)
            var index = 0
            Array(piece).withUnsafeBytes { bytes in
                while let record = scanner.next(in: bytes, from: &index) { records.append(record) }
            }
        }
        if let record = scanner.end() { records.append(record) }
        return records.map { record in
            "\(record.lines.lowerBound)-\(record.lines.upperBound) " + record.cells.joined(separator: "|")
                + (record.problem.map { " \($0)" } ?? "")
        }
    }

    @Test(arguments: [
        ("a,b\nc,d\n", ["1-1 a|b", "2-2 c|d"]), ("a,b\r\nc,d", ["1-1 a|b", "2-2 c|d"]), ("", []), ("\n\r\n", []),
        ("a,\n,b\n,\n", ["1-1 a|", "2-2 |b", "3-3 |"]), ("\"\"\n\"\"", ["1-1 ", "2-2 "]),
        ("\"a,b\",\"c\"\"d\"\n", ["1-1 a,b|c\"d"]), ("\"a\nb\r\nc\",d\ne,f", ["1-3 a\nb\r\nc|d", "4-4 e|f"]),
        ("5\" nail, \"x\"\n", ["1-1 5\" nail| \"x\""]), ("\"a\" b,c\nd,e\n", ["1-1 a b|c textBehindQuote", "2-2 d|e"]),
        ("a\n\n\"b,c\nd", ["1-1 a", "3-4 b,c\nd unendedQuote"]), ("a\rb,c\r\r\n", ["1-1 a\rb|c\r"]),
    ])
    func whatIsARecord(text: String, expected: [String]) {
        for size in 1...max(1, text.utf8.count) { #expect(records(text, pieces: size) == expected, "\(size)") }
    }

    @Test func anotherSeparator() {
        #expect(records("a;\"b;c\";7,3\n", separator: ";") == ["1-1 a|b;c|7,3"])
    }

    @Test func whatIsNoText() {
        let bytes: [UInt8] = [0x61, 0xFF, 0x2C, 0x62, 0x0A, 0x63, 0x0A]
        var fresh = CSVScanner()
        var position = 0
        let record = bytes.withUnsafeBytes { fresh.next(in: $0, from: &position) }
        #expect(record?.problem == .notUTF8 && record?.cells.last == "b")
        let next = bytes.withUnsafeBytes { fresh.next(in: $0, from: &position) }
        #expect(next?.problem == nil && next?.cells == ["c"])
    }

    @Test func whatIsWrittenIsReadAgain() {
        for cells in [["a", "b"], [""], ["", ""], ["a,b", "c\"d", "e\nf", "g\r", " h "], ["\""]] {
            #expect(
                records(csvRow(cells) + "\n").map { $0.drop { $0 != " " }.dropFirst() } == [
                    cells.joined(separator: "|")[...]
                ])
        }
    }
}
