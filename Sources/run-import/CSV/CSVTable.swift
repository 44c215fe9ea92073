import IntentCore

/// A table of comma-separated values (RFC 4180) with a heading.
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
        for (index, heading) in headings.enumerated() { columns[folded(heading), default: []].append(index) }
        self.columns = columns
        rows = all
    }

    /// Whether it has all of these headings, which are in lower case.
    func has(_ headings: String...) -> Bool { headings.allSatisfy { columns[$0] != nil } }

    /// The headings that begin so.
    func heading(_ start: String) -> String? { columns.keys.filter { $0.hasPrefix(start) }.min() }

    /// Gives each row in turn.
    func forEach(_ body: (Row) -> Void) {
        for cells in rows { body(Row(cells: cells, columns: columns)) }
    }

    private static func rows(of bytes: [UInt8]) throws(FileFault) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var cell: [UInt8] = []
        var isQuoted = false
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        func text() -> String { String(decoding: cell, as: UTF8.self) }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if isQuoted {
                if byte != UInt8(ascii: "\"") {
                    cell.append(byte)
                } else if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
                    cell.append(byte)
                    index += 1
                } else {
                    isQuoted = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\"") where cell.isEmpty: isQuoted = true
            case UInt8(ascii: ","), UInt8(ascii: "\n"):
                if byte == UInt8(ascii: "\n"), cell.last == UInt8(ascii: "\r") { cell.removeLast() }
                row.append(text())
                cell.removeAll(keepingCapacity: true)
                if byte == UInt8(ascii: "\n") {
                    if row != [""] { rows.append(row) }
                    row = []
                }
            default: cell.append(byte)
            }
        }
        guard !isQuoted else { throw .truncated("within quotes") }
        if !cell.isEmpty || !row.isEmpty { rows.append(row + [text()]) }
        return rows
    }
}

extension String {
    /// The number of a cell, with a decimal point or comma: `10.02`, `10,02`, `1,234.5`.
    var cellNumber: Double? {
        let plain =
            contains(".")
            ? filter { $0 != "," } : split(separator: ",").count == 2 ? String(map { $0 == "," ? "." : $0 }) : self
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
