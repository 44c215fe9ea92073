/// The values on standard input, one at a time: a line each, a JSON value that goes on over lines, or a row of CSV.
///
/// A line that begins an object or an array and does not end it opens a value, which is taken whole or refused whole.
/// After a broken one, reading goes on at the next unindented line that is a value by itself: what lies in between may be
/// its parts, and a part must never be taken for a whole.
struct PipedInput {
    /// What a value of the input is, or why it cannot be used.
    enum Item {
        case value(PipedValue)
        case refused(CommandLineError)
    }

    private struct NumberedLine {
        let number: Int
        let line: PipedLines.Line
    }

    private var lines: PipedLines
    private var rows: PipedRows?
    private let readHeadings: ([String]) throws -> CSVHeadings
    private var headings: CSVHeadings?
    /// What the values that the app itself wrote say of their origin.
    private let app: String?
    /// A line that was read and belongs to no value yet.
    private var waiting: NumberedLine?
    /// Where reading may go on after a broken value; nil where there was none.
    private var resumption: Resumption?
    /// The number of the line that the last value began on.
    private(set) var number = 0
    /// The number of the line that it ended on.
    private(set) var lastNumber = 0

    fileprivate enum Resumption {
        case object, anyValue
    }

    /// Lines of input.
    init(descriptor: Int32) {
        lines = PipedLines(descriptor: descriptor)
        readHeadings = { _ in throw CommandLineError.notUTF8 }
        app = nil
    }

    /// CSV.
    ///
    /// - Parameters:
    ///   - app: the app that reads it.
    ///   - headings: reads the first row; what it throws ends the input.
    init(rowsOf descriptor: Int32, app: String, headings: @escaping ([String]) throws -> CSVHeadings) {
        lines = PipedLines(descriptor: descriptor)
        rows = PipedRows(descriptor: descriptor)
        readHeadings = headings
        self.app = app
    }

    /// The next value; nil after the last one.
    ///
    /// - Parameter beforeWaiting: runs where the rest of the input is yet to come, so that nothing waits behind it.
    /// - Throws: `InputError` where the input cannot be read, and what `beforeWaiting` throws.
    mutating func next(beforeWaiting: () throws -> Void = {}) throws -> Item? {
        guard rows == nil else { return try nextRow(beforeWaiting) }
        while let first = try nextLine(beforeWaiting) {
            if let resumption, !resumption.allows(first.line) { continue }
            resumption = nil
            (number, lastNumber) = (first.number, first.number)
            switch first.line {
            case .notUTF8: return .refused(.notUTF8)
            case .tooLong: return .refused(.tooLong)
            case .text(let text):
                return try value(beginningWith: text, beforeWaiting)
            }
        }
        return nil
    }

    // MARK: Rows

    private mutating func nextRow(_ beforeWaiting: () throws -> Void) throws -> Item? {
        while let record = try rows?.next(beforeWaiting: beforeWaiting) {
            (number, lastNumber) = (record.lines.lowerBound, record.lines.upperBound)
            if let problem = record.problem {
                guard headings != nil else { throw CommandLineError(problem) }
                return .refused(CommandLineError(problem))
            }
            guard let headings else {
                headings = try readHeadings(record.cells)
                continue
            }
            // Spreadsheets end a table in rows of nothing.
            guard !record.cells.allSatisfy(\.isEmpty) else { continue }
            do throws(CommandLineError) {
                var value = PipedValue(.object(try headings.object(of: record.cells)))
                if let app, let intent = headings.ownIntent {
                    value.source = PipedValue.Source(app: app, intent: intent)
                }
                return .value(value)
            } catch {
                return .refused(error)
            }
        }
        return nil
    }

    // MARK: Lines

    private mutating func nextLine(_ beforeWaiting: () throws -> Void) throws -> NumberedLine? {
        if let waiting {
            self.waiting = nil
            return waiting
        }
        return try lines.next(beforeWaiting: beforeWaiting).map { NumberedLine(number: lines.number, line: $0) }
    }

    private mutating func value(beginningWith text: String, _ beforeWaiting: () throws -> Void) throws -> Item {
        let opening = text.utf8.first { $0 != 0x20 && $0 != 0x09 }
        let isArray = opening == UInt8(ascii: "[")
        guard isArray || opening == UInt8(ascii: "{") else {
            // Text may begin with a quote as well.
            guard opening == UInt8(ascii: "\""), let json = try? JSONValue(parsing: text) else {
                return .value(PipedValue(.text(text)))
            }
            return .value(PipedValue(json: json))
        }
        do {
            return .value(PipedValue(json: try JSONValue(parsing: text)))
        } catch let error as JSONSyntaxError {
            var outline = JSONOutline()
            switch outline.take(text) {
            case .open: return try further(after: text, &outline, isArray: isArray, beforeWaiting)
            case .whole: return .refused(.notJSON(error, firstLine: number))
            case .broken:
                // `[x]`, `[INFO] ready` and `[1] done` are text; an object in an array is not.
                if isArray, !text.utf8.filter({ $0 != 0x20 && $0 != 0x09 }).starts(with: "[{".utf8) {
                    return .value(PipedValue(.text(text)))
                }
                return broken(.notJSON(error, firstLine: number), isArray: isArray)
            }
        }
    }

    /// Reads the lines that a value goes on over.
    private mutating func further(
        after first: String, _ outline: inout JSONOutline, isArray: Bool, _ beforeWaiting: () throws -> Void
    ) throws -> Item {
        var text = first
        var isTooLong = false
        while let next = try nextLine(beforeWaiting) {
            guard case .text(let line) = next.line else {
                lastNumber = next.number
                if case .notUTF8 = next.line { return broken(.notUTF8, isArray: isArray) }
                return broken(.tooLong, isArray: isArray)
            }
            // Blank lines count, so that an error's place is right.
            let gap = next.number - lastNumber
            if text.utf8.count + gap + line.utf8.count > PipedLines.longest {
                isTooLong = true
                text = ""
            }
            if !isTooLong { text += String(repeating: "\n", count: gap) + line }
            switch outline.take(line) {
            case .open: lastNumber = next.number
            case .whole:
                lastNumber = next.number
                guard !isTooLong else { return .refused(.valueTooLong) }
                return read(text).map { .value(PipedValue(json: $0)) } ?? .refused(syntaxError(in: text))
            case .broken:
                // The line may be a value by itself.
                waiting = next
                return broken(isTooLong ? .valueTooLong : syntaxError(in: text), isArray: isArray)
            }
        }
        return .refused(isTooLong ? .valueTooLong : syntaxError(in: text))
    }

    private mutating func broken(_ error: CommandLineError, isArray: Bool) -> Item {
        resumption = isArray ? .object : .anyValue
        return .refused(error)
    }

    private func read(_ text: String) -> JSONValue? { try? JSONValue(parsing: text) }

    private func syntaxError(in text: String) -> CommandLineError {
        do {
            _ = try JSONValue(parsing: text)
        } catch let error as JSONSyntaxError {
            return .notJSON(error, firstLine: number)
        } catch {}
        return .notJSON(JSONSyntaxError(problem: "it is no value", line: 1, column: 1), firstLine: number)
    }
}

extension PipedInput.Resumption {
    /// Whether the line is unindented and a value by itself. A piece of a broken array may be one as well, so that after
    /// one only an object is.
    fileprivate func allows(_ line: PipedLines.Line) -> Bool {
        guard case .text(let text) = line, let first = text.utf8.first, first != 0x20, first != 0x09 else {
            return false
        }
        switch (self, first) {
        case (_, UInt8(ascii: "{")): return isJSON(text)
        case (.object, _): return false
        case (.anyValue, UInt8(ascii: "[")), (.anyValue, UInt8(ascii: "\"")): return isJSON(text)
        case (.anyValue, UInt8(ascii: "}")), (.anyValue, UInt8(ascii: "]")), (.anyValue, UInt8(ascii: ",")),
            (.anyValue, UInt8(ascii: ":")):
            return false
        // Plain text is a value too, unless it looks like a part of JSON.
        case (.anyValue, _): return text.utf8.last != UInt8(ascii: ",")
        }
    }

    private func isJSON(_ text: String) -> Bool { (try? JSONValue(parsing: text)) != nil }
}

extension CommandLineError {
    fileprivate init(_ problem: CSVScanner.Problem) {
        self =
            switch problem {
            case .textBehindQuote: .textBehindQuote
            case .unendedQuote: .unendedQuote
            case .notUTF8: .notUTF8
            case .tooLong: .rowTooLong
            }
    }
}
