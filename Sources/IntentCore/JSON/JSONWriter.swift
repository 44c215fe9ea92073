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
        case .digits(let digits): bytes += digits.utf8
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
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { text in
            var start = 0
            var index = 0
            while index < text.count {
                let byte = text[index]
                // U+0080 to U+009F are C2 80 to C2 9F.
                let isLongControl = byte == 0xC2 && index + 1 < text.count && text[index + 1] < 0xA0
                guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || isLongControl else {
                    index += 1
                    continue
                }
                bytes += text[start..<index]
                write(escapeOf: isLongControl ? text[index + 1] : byte, to: &bytes)
                index += isLongControl ? 2 : 1
                start = index
            }
            bytes += text[start...]
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func write(escapeOf byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""): bytes += "\\\"".utf8
        case UInt8(ascii: "\\"): bytes += "\\\\".utf8
        case UInt8(ascii: "\n"): bytes += "\\n".utf8
        case UInt8(ascii: "\r"): bytes += "\\r".utf8
        case UInt8(ascii: "\t"): bytes += "\\t".utf8
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes += "\\u00".utf8
            bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
}
