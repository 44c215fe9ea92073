/// A page in the language mdoc(7), line by line. All text is data: none of it is ever taken for a macro or an escape.
struct Mdoc {
    private(set) var lines: [String] = []

    /// A macro with its arguments: `.Sh NAME`.
    mutating func macro(_ name: String, _ arguments: String...) {
        lines.append(([".\(name)"] + arguments).joined(separator: " "))
    }

    /// Running text, a sentence a line.
    mutating func text(_ text: String) {
        for sentence in Self.sentences(text) { lines.append(Self.escaped(sentence)) }
    }

    /// Text as it may stand in a line; a point or an apostrophe at its beginning would make it a macro.
    static func escaped(_ text: String) -> String {
        let text = sanitized(text)
        return (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text.unicodeScalars.map(escaped).joined()
    }

    /// A text as one argument of a macro.
    static func argument(_ text: String) -> String {
        let escaped = sanitized(text).unicodeScalars.map(escaped).joined()
        let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
        // A short word could be a macro's name.
        return isPlain && text.utf8.count > 3 ? escaped : "\"\\&\(escaped)\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": "\\e"
        case "\"": "\\(dq"
        case "'": "\\(aq"
        case "`": "\\(ga"
        case "^": "\\(ha"
        case "~": "\\(ti"
        case "-": "\\-"
        case _ where scalar.isASCII: String(scalar)
        default: "\\[u\(String(repeating: "0", count: max(0, 4 - hex(scalar).count)))\(hex(scalar))]"
        }
    }

    private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }

    private static func sentences(_ text: String) -> [String] {
        text.replacing(". ", with: ".\n").split(separator: "\n").map(String.init)
    }
}
