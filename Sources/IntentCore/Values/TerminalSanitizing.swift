/// Text as it may be shown on a terminal or in a line of a message: nothing in it moves the cursor, changes colors,
/// ends the line, turns the direction of what follows or hides in it.
///
/// Control characters (U+0000 to U+001F, with line feed and tab; U+007F to U+009F), line and paragraph separators and
/// the characters that embed, override or isolate a direction become U+FFFD each, and so do those that show nothing (of
/// zero width, marks of direction, tags), so that two names that look alike are alike. A joiner behind an emoji or a letter
/// beyond ASCII stays, as do marks of direction in a text that runs from right to left, and the tags of a flag. All else
/// is unchanged.
package func sanitized(_ text: String) -> String {
    guard mayNeedReplacing(text), text.unicodeScalars.contains(where: { isUnsafe($0) || isInvisible($0) }) else {
        return text
    }
    let runsRightToLeft = text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) && $0.value != 0x61C }
    var safe = String.UnicodeScalarView()
    var isFlag = false
    for scalar in text.unicodeScalars {
        let isTag = (0xE0020...0xE007F).contains(scalar.value)
        isFlag = scalar.value == 0x1F3F4 || isFlag && isTag
        let isNeeded =
            switch scalar.value {
            case 0x200C, 0x200D: safe.last.map { $0.value > 0x7F && $0 != "\u{FFFD}" } ?? false
            case 0x200E, 0x200F, 0x61C: runsRightToLeft
            default: isTag && isFlag
            }
        let isReplaced = isUnsafe(scalar) || isInvisible(scalar) && !isNeeded
        safe.append(isReplaced ? "\u{FFFD}" : scalar)
    }
    return String(safe)
}

/// Whether a scalar shows nothing, so that it could hide in a name.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200B...0x200F, 0x2060...0x2064, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
}

/// Whether a scalar moves the cursor, ends the line or turns the direction of what follows.
func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
}

/// A look at the bytes, which is all that most text costs: U+0080 to U+009F begin with C2, the others above with D8, E2,
/// EF or F3.
private func mayNeedReplacing(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.contains { $0 < 0x20 || $0 == 0x7F || [0xC2, 0xD8, 0xE2, 0xEF, 0xF3].contains($0) }
    } ?? true
}
