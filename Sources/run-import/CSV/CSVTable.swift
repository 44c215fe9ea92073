import IntentCore

/// A table of comma-separated values (RFC 4180) with a heading, whose columns are told by their English names.
struct CSVTable {
    /// A row, by its columns.
    struct Row {
        fileprivate let cells: [String]
        fileprivate let columns: [String: [Int]]

        /// The cell under a heading, nil where it is empty or a dash. Of headings that are there twice it is the last one's.
        subscript(heading: String) -> String? { cell(columns[heading]?.last) }

        /// The cell under the first of several equal headings.
        func first(_ heading: String) -> String? { cell(columns[heading]?.first) }

        /// Whether several columns have that heading.
        func isTwice(_ heading: String) -> Bool { (columns[heading]?.count ?? 0) > 1 }

        private func cell(_ column: Int?) -> String? {
            guard let column, cells.indices.contains(column) else { return nil }
            let cell = cells[column]
            return cell.isEmpty || cell == "--" ? nil : cell
        }
    }

    private let columns: [String: [Int]]
    private let rows: [[String]]

    /// - Throws: where it ends within quotes.
    init(_ bytes: [UInt8]) throws(FileFault) {
        var all = try Self.rows(of: bytes)
        let headings = all.isEmpty ? [] : all.removeFirst()
        var columns: [String: [Int]] = [:]
        for (index, heading) in headings.enumerated() {
            columns[HeadingNames.english(heading), default: []].append(index)
        }
        self.columns = columns
        rows = all
    }

    /// Whether it has all of these headings, in English and lower case.
    func has(_ headings: String...) -> Bool { headings.allSatisfy { columns[$0] != nil } }

    /// The headings that begin so.
    func heading(_ start: String) -> String? { columns.keys.filter { $0.hasPrefix(start) }.min() }

    /// Gives each row in turn.
    func forEach(_ body: (Row) -> Void) {
        for cells in rows { body(Row(cells: cells, columns: columns)) }
    }

    private static func rows(of bytes: [UInt8]) throws(FileFault) -> [[String]] {
        var scanner = CSVScanner()
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var records: [CSVScanner.Record] = []
        bytes.withUnsafeBytes { bytes in
            while let record = scanner.next(in: bytes, from: &index) { records.append(record) }
            if let record = scanner.end() { records.append(record) }
        }
        // What other services write need not be well-formed in all else.
        guard !records.contains(where: { $0.problem == .unendedQuote }) else { throw .truncated("within quotes") }
        return records.map(\.cells)
    }
}

extension String {
    /// The number of a cell, with a decimal point or comma: `10.02`, `10,02`, `1,234.5`, `1.234,5`. Of both the last is
    /// that of the decimals.
    var cellNumber: Double? {
        var plain = self
        if let comma = lastIndex(of: ",") {
            let isDecimal = lastIndex(of: ".").map { $0 < comma } ?? (split(separator: ",").count == 2)
            plain = filter { $0 != (isDecimal ? "." : ",") }
            if isDecimal { plain = String(plain.map { $0 == "," ? "." : $0 }) }
        }
        return Array(plain.utf8).withUnsafeBytes { decimal($0) }
    }

    /// The seconds of a cell: `0:41:30`, `41:30.5`, `2490`.
    var cellSeconds: Double? {
        var total = 0.0
        let parts = split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 3 else { return nil }
        for part in parts {
            guard let number = String(part).cellNumber, number >= 0 else { return nil }
            total = total * 60 + number
        }
        return total
    }
}
