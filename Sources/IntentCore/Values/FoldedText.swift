@_spi(_Unicode) import Swift

/// Text in the form in which names and titles are compared: case and Unicode form do not count, nor white space around
/// it or how much of it stands between words. Accents count.
///
///     folded("  Half\u{A0}Marathon\r\n")  // "half marathon"
///     folded("STRASSE") == folded("Straße")
///
/// Full-width ASCII is ASCII, as keyboards for Chinese and Japanese write it. Idempotent.
package func folded(_ text: String) -> String {
    switch asciiForm(of: text) {
    case .folded: return text
    case .ascii: return foldedASCII(text)
    case .other: return foldedScalars(text)
    }
}

private enum ASCIIForm { case folded, ascii, other }

/// What most names are is told by one look at their bytes.
private func asciiForm(of text: String) -> ASCIIForm {
    var form = ASCIIForm.folded
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
        switch byte {
        case 0x80...: return .other
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x09...0x0D: form = .ascii
        case UInt8(ascii: " ") where previous == byte: form = .ascii
        default: break
        }
        previous = byte
    }
    return previous == UInt8(ascii: " ") && !text.isEmpty ? .ascii : form
}

private func foldedASCII(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isBetween = false
    for byte in text.utf8 {
        if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
            isBetween = !bytes.isEmpty
            continue
        }
        if isBetween { bytes.append(UInt8(ascii: " ")) }
        isBetween = false
        bytes.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func foldedScalars(_ text: String) -> String {
    var folded = ""
    var isBetween = false
    for scalar in text._nfd {
        if scalar.properties.isWhitespace {
            isBetween = !folded.isEmpty
            continue
        }
        if isBetween { folded.unicodeScalars.append(" ") }
        isBetween = false
        appendFolded(scalar, to: &folded)
    }
    return folded
}

private func appendFolded(_ scalar: Unicode.Scalar, to folded: inout String) {
    var scalar = scalar
    if (0xFF01...0xFF5E).contains(scalar.value), let ascii = Unicode.Scalar(scalar.value - 0xFEE0) { scalar = ascii }
    guard !scalar.isASCII else { return folded += scalar.properties.lowercaseMapping }
    // The Turkish dotless i is a letter of its own; its capital is that of i.
    guard scalar != "\u{131}" else { return folded.unicodeScalars.append(scalar) }
    // Small, capital, small again: the way that takes ß and ẞ to ss, ſ to s, ς to σ and ﬁ to fi.
    folded += scalar.properties.lowercaseMapping.uppercased().lowercased()
}

/// The same without accents and other marks above and below letters: `Café` is `cafe`. Marks that make another letter,
/// as in Japanese and in the scripts of India, stay.
package func foldedWithoutAccents(_ text: String) -> String {
    let plain = folded(text)
    guard plain.utf8.contains(where: { $0 >= 0x80 }) else { return plain }
    var bare = String.UnicodeScalarView()
    for scalar in plain._nfd where !isAccent(scalar) { bare.append(scalar) }
    return String(bare)
}

/// Whether a scalar is of the blocks of combining diacritical marks.
private func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
}
