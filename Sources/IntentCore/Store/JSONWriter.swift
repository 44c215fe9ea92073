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
        bytes.append(UInt8(ascii: "\""))
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
                let hex = String(scalar.value, radix: 16)
                bytes += "\\u".utf8
                bytes += String(repeating: "0", count: 4 - hex.utf8.count).utf8
                bytes += hex.utf8
            default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
