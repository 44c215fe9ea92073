/// Takes CSV apart (RFC 4180), a record at a time, however its bytes arrive.
///
/// A cell in double quotes may hold separators, line ends and doubled quotes; a quote within a cell that has none around
/// it is a character like others. A record ends at LF or CRLF, and blank lines are none.
package struct CSVScanner {
    /// What is wrong with a record.
    package enum Problem {
        /// Characters follow the quote that ends a cell.
        case textBehindQuote
        /// The input ends within quotes.
        case unendedQuote
        case notUTF8
        case tooLong
    }

    package struct Record {
        package let cells: [String]
        /// The number of the line that it begins on, and of the one that it ends on.
        package let lines: ClosedRange<Int>
        package let problem: Problem?
    }

    private enum State { case start, plain, quoted, behindQuote }

    private let separator: UInt8
    private var state = State.start
    private var cell: [UInt8] = []
    private var cells: [String] = []
    private var size = 0
    private var problem: Problem?
    private var firstLine = 1
    private var line = 1

    package init(separator: UInt8 = UInt8(ascii: ",")) { self.separator = separator }

    /// Reads on until a record ends; nil where all bytes were read before that.
    package mutating func next(in bytes: UnsafeRawBufferPointer, from index: inout Int) -> Record? {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            size += 1
            switch (state, byte) {
            case (.quoted, UInt8(ascii: "\"")): state = .behindQuote
            case (.quoted, _):
                if byte == UInt8(ascii: "\n") { line += 1 }
                append(byte)
            case (.behindQuote, UInt8(ascii: "\"")):
                append(byte)
                state = .quoted
            case (_, separator): endCell()
            case (_, UInt8(ascii: "\n")):
                line += 1
                if let record = endRecord(before: line) { return record }
            case (.start, UInt8(ascii: "\"")): state = .quoted
            case (.behindQuote, UInt8(ascii: "\r")): break
            case (.behindQuote, _):
                problem = problem ?? .textBehindQuote
                append(byte)
            default:
                append(byte)
                state = .plain
            }
        }
        return nil
    }

    /// The record that the end of the input ends; nil where there is none.
    package mutating func end() -> Record? {
        guard size > 0 else { return nil }
        if state == .quoted { problem = problem ?? .unendedQuote }
        return endRecord(before: line + 1)
    }

    private mutating func append(_ byte: UInt8) {
        if size <= PipedLines.longest { cell.append(byte) } else { problem = .tooLong }
    }

    private mutating func endCell() {
        // However many cells there are, no more are kept than a record may have bytes.
        guard size <= PipedLines.longest else {
            (problem, cells, cell) = (.tooLong, [], [])
            return
        }
        if state == .plain, cell.last == UInt8(ascii: "\r") { cell.removeLast() }
        if let text = String(validating: cell, as: UTF8.self) {
            cells.append(text)
        } else {
            problem = problem ?? .notUTF8
            cells.append(String(decoding: cell, as: UTF8.self))
        }
        cell.removeAll(keepingCapacity: true)
        state = .start
    }

    /// Nil for a blank line.
    private mutating func endRecord(before next: Int) -> Record? {
        let isQuoted = state == .behindQuote
        endCell()
        defer {
            (firstLine, size, problem) = (line, 0, nil)
            cells = []
        }
        guard isQuoted || problem != nil || cells != [""] else { return nil }
        return Record(cells: cells, lines: firstLine...max(firstLine, next - 1), problem: problem)
    }
}
