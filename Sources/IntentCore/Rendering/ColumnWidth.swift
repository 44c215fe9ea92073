/// How many columns a text takes on a terminal.
package func columnWidth(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x7F && $0 >= 0x20 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columnWidth($1) }
}

/// A grapheme cluster is as wide as its base character; one that is shown as an emoji takes two columns.
package func columnWidth(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return 0 }
    if scalars.contains("\u{FE0F}") || base.properties.isEmojiPresentation { return 2 }
    switch base.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: return isWide(base) ? 2 : 1
    }
}

/// East Asian Wide and Fullwidth of Unicode's Standard Annex 11, emoji aside.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
        true
    default: false
    }
}
