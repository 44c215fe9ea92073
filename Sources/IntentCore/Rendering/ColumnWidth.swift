/// How many columns a text takes on a terminal.
///
/// Wide and fullwidth characters of Unicode's Standard Annex 11 take two, as do emoji: those that are shown as such by
/// themselves, and those that a variation selector, a joiner, a skin color, a keycap or a second half of a flag makes
/// so (UTS 51). Marks and format characters take none, and neither do control characters, which have no place here.
/// Terminals differ in a few of these; this is what the standards say and most of them do.
package func columnWidth(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x7F && $0 >= 0x20 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columnWidth($1) }
}

/// The width of a grapheme cluster.
package func columnWidth(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return 0 }
    guard scalars.count > 1 else { return columnWidth(base) }
    if isEmoji(base, among: scalars) { return 2 }
    // Letters that are written as one, as in Indic scripts and old Hangul, still take their places each.
    return scalars.reduce(0) { $0 + columnWidth($1) }
}

private func isEmoji(_ base: Unicode.Scalar, among scalars: Character.UnicodeScalarView) -> Bool {
    if isRegionalIndicator(base) { return true }
    guard base.properties.isEmoji else { return false }
    if base.properties.isEmojiPresentation { return true }
    // U+FE0F asks for the emoji; a skin color or a joined emoji needs no asking.
    return scalars.dropFirst().contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
}

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

/// The width of a scalar by itself.
func columnWidth(_ scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .lineSeparator, .paragraphSeparator: return 0
    // The soft hyphen is shown; the signs that stand before Arabic numbers are letters of their own.
    case .format: return scalar == "\u{AD}" || !properties.isDefaultIgnorableCodePoint ? 1 : 0
    default: break
    }
    // The second and third parts of a Hangul syllable are drawn in the place of the first.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
    if properties.isEmojiPresentation { return isRegionalIndicator(scalar) ? 1 : 2 }
    return isWide(scalar) ? 2 : 1
}

/// East Asian Wide and Fullwidth of Unicode 16, emoji aside. The gaps of a block count as its characters do.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
        0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D356,
        0x1D360...0x1D376, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
        true
    default: false
    }
}
