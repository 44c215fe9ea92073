import Glibc

/// Whether bytes are those of a text.
func bytesEqual(_ bytes: UnsafeRawBufferPointer, _ text: StaticString) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    guard let base = bytes.baseAddress else { return true }
    return memcmp(base, text.utf8Start, bytes.count) == 0
}

/// Where a byte stands next.
func offset(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from index: Int) -> Int? {
    guard let base = bytes.baseAddress, index < bytes.count else { return nil }
    return memchr(base + index, Int32(byte), bytes.count - index).map { base.distance(to: UnsafeRawPointer($0)) }
}

func isXMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

extension UnsafeRawBufferPointer {
    /// The bytes without space around them.
    var trimmingXMLSpace: UnsafeRawBufferPointer {
        var rest = self[...]
        while let first = rest.first, isXMLSpace(first) { rest = rest.dropFirst() }
        while let last = rest.last, isXMLSpace(last) { rest = rest.dropLast() }
        return UnsafeRawBufferPointer(rebasing: rest)
    }
}

/// The finite number that ASCII text means: `-12.5`, `1.2E-4`. Up to 15 digits, which is nearly always, take no detour.
func decimal(_ bytes: UnsafeRawBufferPointer) -> Double? {
    let text = bytes.trimmingXMLSpace
    var index = 0
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative || text.first == UInt8(ascii: "+") { index = 1 }
    var digits = 0
    var number = 0
    var decimals = 0
    var isBehindPoint = false
    while index < text.count {
        let byte = text[index]
        if (0x30...0x39).contains(byte), digits < 15 {
            number = number * 10 + Int(byte &- 0x30)
            digits += 1
            if isBehindPoint { decimals += 1 }
        } else if byte == UInt8(ascii: "."), !isBehindPoint {
            isBehindPoint = true
        } else {
            return longDecimal(text)
        }
        index += 1
    }
    guard digits > 0 else { return nil }
    // Both are exact, so that their quotient is the nearest number there is.
    let magnitude = Double(number) / powersOfTen[decimals]
    return isNegative ? -magnitude : magnitude
}

private let powersOfTen: [Double] = (0...15).map { pow(10, Double($0)) }

/// `Double` itself takes `nan`, `inf` and hexadecimal too, which are no numbers here.
private func longDecimal(_ text: UnsafeRawBufferPointer) -> Double? {
    let isPlain = text.allSatisfy { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
    guard isPlain, let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else { return nil }
    return number
}
