/// Text as it may be shown on a terminal or in a line of a message: nothing in it moves the cursor, changes colors,
/// ends the line or turns the direction of what follows.
///
/// Control characters (U+0000 to U+001F, with line feed and tab; U+007F to U+009F), line and paragraph separators and
/// the characters that embed, override or isolate a direction become U+FFFD each. All else is unchanged.
package func sanitized(_ text: String) -> String {
    guard mayNeedReplacing(text), text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar) }
    return String(safe)
}

/// Whether a scalar moves the cursor, ends the line or turns the direction of what follows.
func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
}

/// A look at the bytes, which is all that most text costs: U+0080 to U+009F begin with C2, the others above with E2.
private func mayNeedReplacing(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
    } ?? true
}
