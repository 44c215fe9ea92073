/// A field of a message that is looked at: where its number lies.
struct FITField {
    let number: UInt8
    /// Counted from the message's first byte.
    let offset: Int
    let size: Int
    let type: UInt8

    /// The number in a message, nil where the field says that it has none.
    func value(_ bytes: [UInt8], at message: Int, isBigEndian: Bool) -> Int? {
        let width: Int
        let isSigned: Bool
        switch type & 0x1F {
        case 0, 2, 10, 13: (width, isSigned) = (1, false)  // enum, uint8, uint8z, byte
        case 1: (width, isSigned) = (1, true)
        case 3: (width, isSigned) = (2, true)
        case 4, 11: (width, isSigned) = (2, false)
        case 5: (width, isSigned) = (4, true)
        case 6, 12: (width, isSigned) = (4, false)
        default: return nil  // Text and fractions, of which none is needed.
        }
        guard size >= width else { return nil }
        let raw = Self.unsigned(bytes, message + offset, width, isBigEndian: isBigEndian)
        let isZeroInvalid = (10...12).contains(type & 0x1F)
        let invalid = isZeroInvalid ? 0 : isSigned ? 1 << (width * 8 - 1) - 1 : 1 << (width * 8) - 1
        guard raw != invalid else { return nil }
        return isSigned && raw >= 1 << (width * 8 - 1) ? raw - 1 << (width * 8) : raw
    }

    /// The text in a message, up to its zero.
    func text(_ bytes: [UInt8], at message: Int) -> String? {
        guard type & 0x1F == 7, message + offset + size <= bytes.count else { return nil }
        let text = bytes[(message + offset)..<(message + offset + size)].prefix { $0 != 0 }
        return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }

    /// A number of up to four bytes; zero beyond the end.
    static func unsigned(_ bytes: [UInt8], _ index: Int, _ width: Int, isBigEndian: Bool) -> Int {
        guard index >= 0, index + width <= bytes.count else { return 0 }
        var value = 0
        for place in 0..<width { value = value << 8 | Int(bytes[index + (isBigEndian ? place : width - 1 - place)]) }
        return value
    }
}
