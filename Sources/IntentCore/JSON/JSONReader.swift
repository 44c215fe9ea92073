/// Text that is not JSON, and where.
package struct JSONSyntaxError: Error, Equatable {
    /// What is wrong, without the place: `a key stands twice`.
    package let problem: String
    /// Counted from 1.
    package let line: Int
    /// In bytes, counted from 1.
    package let column: Int

    package var place: JSONPlace { JSONPlace(line: line, column: column) }
}

extension JSONValue {
    /// Reads one JSON text (RFC 8259), strictly: UTF-8, each key once, nothing after the value.
    ///
    /// - Throws: `JSONSyntaxError` with line and column.
    package init(parsing bytes: UnsafeRawBufferPointer) throws {
        var reader = JSONReader(bytes: bytes)
        self = try reader.wholeText()
    }

    /// Reads one JSON text.
    package init(parsing text: String) throws {
        var text = text
        self = try text.withUTF8 { try JSONValue(parsing: UnsafeRawBufferPointer($0)) }
    }
}

/// The reading of one JSON text. Every index is checked, and nesting is bounded, so that no input traps.
struct JSONReader {
    static let deepest = 512

    let bytes: UnsafeRawBufferPointer
    var index = 0
    var depth = 0

    /// A byte order mark, which some editors write, is passed over.
    init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    }

    mutating func wholeText() throws -> JSONValue {
        let value = try value()
        skipSpace()
        guard index == bytes.count else { throw wrong("something follows the value") }
        return value
    }

    mutating func value() throws -> JSONValue {
        skipSpace()
        guard let byte = peek() else { throw wrong("it ends too early") }
        switch byte {
        case UInt8(ascii: "{"): return try nested { try $0.object() }
        case UInt8(ascii: "["): return try nested { try $0.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw wrong("no JSON value begins here")
        }
    }

    mutating func nested(_ read: (inout JSONReader) throws -> JSONValue) throws -> JSONValue {
        guard depth < Self.deepest else { throw wrong("it is nested too deeply") }
        depth += 1
        index += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    mutating func object() throws -> JSONValue {
        var object = JSONObject()
        // Past a few keys a set is faster than looking through them all; most objects never need it.
        var seen: Set<String> = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(object) }
        repeat {
            skipSpace()
            let start = index
            guard peek() == UInt8(ascii: "\"") else { throw wrong("a key in double quotes is missing") }
            let key = try string()
            if object.members.count == 16 { seen = Set(object.members.map(\.key)) }
            let isNew = object.members.count < 16 ? object[key] == nil : seen.insert(key).inserted
            guard isNew else {
                index = start
                throw wrong("a key stands twice")
            }
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw wrong("a colon is missing") }
            object.append(newKey: key, try value())
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw wrong("a comma or } is missing") }
        return .object(object)
    }

    mutating func array() throws -> JSONValue {
        var elements: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(elements) }
        repeat {
            elements.append(try value())
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw wrong("a comma or ] is missing") }
        return .array(elements)
    }

    mutating func string() throws -> String {
        let start = index
        index += 1
        let run = index
        while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { index += 1 }
        if peek() == UInt8(ascii: "\"") {
            guard let text = String(validating: bytes[run..<index], as: UTF8.self) else {
                index = start
                throw wrong("a text is not UTF-8")
            }
            index += 1
            return text
        }
        return try stringWithEscapes(from: run, start: start)
    }

    private mutating func stringWithEscapes(from run: Int, start: Int) throws -> String {
        var text = Array(bytes[run..<index])
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                guard let string = String(validating: text, as: UTF8.self) else {
                    index = start
                    throw wrong("a text is not UTF-8")
                }
                return string
            case UInt8(ascii: "\\"):
                index += 1
                text += try escape()
            case 0..<0x20: throw wrong("a control character stands in a text")
            default:
                text.append(byte)
                index += 1
            }
        }
        throw wrong("a text has no closing quote")
    }

    private mutating func escape() throws -> [UInt8] {
        guard let byte = peek() else { throw wrong("a text has no closing quote") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return Array(String(try escapedScalar()).utf8)
        default:
            index -= 1
            throw wrong("an escape is unknown")
        }
    }

    private mutating func escapedScalar() throws -> Unicode.Scalar {
        let first = try hexUnit()
        guard (0xD800..<0xDC00).contains(first) else {
            guard let scalar = Unicode.Scalar(first) else { throw wrong("half a surrogate pair stands alone") }
            return scalar
        }
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
            throw wrong("half a surrogate pair stands alone")
        }
        let second = try hexUnit()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw wrong("half a surrogate pair stands alone") }
        return scalar
    }

    private mutating func hexUnit() throws -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw wrong("an escape needs four hexadecimal digits")
            }
            unit = unit << 4 | UInt32(digit)
            index += 1
        }
        return unit
    }

    private mutating func number() throws -> JSONValue {
        let start = index
        _ = take(UInt8(ascii: "-"))
        let leadingZero = peek() == UInt8(ascii: "0")
        let whole = digits()
        guard whole > 0, !(leadingZero && whole > 1) else { throw wrong("a number is malformed") }
        var isInteger = true
        if take(UInt8(ascii: ".")) {
            isInteger = false
            guard digits() > 0 else { throw wrong("a number is malformed") }
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            isInteger = false
            _ = take(UInt8(ascii: "-")) || take(UInt8(ascii: "+"))
            guard digits() > 0 else { throw wrong("a number is malformed") }
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isInteger, let integer = Int(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else {
            index = start
            throw wrong("a number is out of range")
        }
        // Sixteen digits and more may be an identifier, of which none may be lost.
        return text.utf8.count > 15 ? .digits(text) : .number(number)
    }

    private mutating func digits() -> Int {
        let start = index
        while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return index - start
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws -> JSONValue {
        let start = index
        for offset in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[offset]) {
            index = start
            throw wrong("no JSON value begins here")
        }
        return value
    }

    func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        index += 1
        return true
    }

    mutating func skipSpace() {
        while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private func wrong(_ problem: String) -> JSONSyntaxError {
        JSONSyntaxError(problem: problem, line: place.line, column: place.column)
    }

    /// Where the reader is.
    var place: JSONPlace {
        let before = bytes[..<min(index, bytes.count)]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        return JSONPlace(line: line, column: before.endIndex - lineStart + 1)
    }
}
