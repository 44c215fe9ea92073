/// Text as it may stand in HTML, between tags and between the quotes of an attribute: what would be markup there is
/// written as character references, and what is no text (controls, marks that turn the direction of other text, code
/// points that HTML forbids) becomes U+FFFD. Line feeds and tabs stay.
package func htmlEscaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in sanitizedLines(String(text)).unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "'": escaped += "&#39;"
        default:
            // Unicode's noncharacters: the last two code points of each plane, and a range of their own.
            let isCharacter = scalar.value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF).contains(scalar.value)
            escaped.unicodeScalars.append(isCharacter ? scalar : "\u{FFFD}")
        }
    }
    return escaped
}

/// Each line made safe by itself: line feeds and tabs are no danger in a page, as they would be in a terminal.
private func sanitizedLines(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    if isPlain { return text }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map { sanitized(String($0)) }
            .joined(separator: "\t")
    }.joined(separator: "\n")
}
