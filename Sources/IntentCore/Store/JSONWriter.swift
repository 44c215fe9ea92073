extension JSONValue {
    /// The value as one line of JSON: no spaces, keys in their order, `/` as it is, numbers in shortest decimal form.
    /// Control characters (also U+007F to U+009F) are escaped, so that the line is safe to show. What no JSON number
    /// can be, infinity and not-a-number, is null.
    public var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the same line to a buffer.
    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let bool): bytes += (bool ? "true" : "false").utf8
        case .integer(let integer): bytes += String(integer).utf8
        case .number(let number): bytes += (number.isFinite ? plainDecimal(number) : "null").utf8
        case .string(let string): JSONValue.write(string, to: &bytes)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let object):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in object.members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                JSONValue.write(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ string: String, to bytes: inout [UInt8]) {
        var string = string
        bytes.append(UInt8(ascii: "\""))
        string.withUTF8 { text in
            var start = 0
            for index in text.indices {
                guard let escape = escape(text[index], after: index > 0 ? text[index - 1] : 0) else { continue }
                bytes += text[start..<index]
                // The first byte of a two-byte control character was copied; the escape replaces both.
                if text[index] >= 0x80 { bytes.removeLast() }
                bytes += escape.utf8
                start = index + 1
            }
            bytes += text[start...]
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// What stands for a byte that may not stand for itself. U+0080 to U+009F are C2 and the byte of their own number.
    private static func escape(_ byte: UInt8, after previous: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "\""): return "\\\""
        case UInt8(ascii: "\\"): return "\\\\"
        case 0x0A: return "\\n"
        case 0x0D: return "\\r"
        case 0x09: return "\\t"
        case 0..<0x20, 0x7F: break
        case 0x80..<0xA0: if previous != 0xC2 { return nil }
        default: return nil
        }
        let hex = String(byte, radix: 16)
        return "\\u00" + (hex.utf8.count < 2 ? "0" : "") + hex
    }
}
