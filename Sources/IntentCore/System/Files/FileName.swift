import Glibc

/// A file's name or path as the kernel has it: any bytes but NUL. Most are UTF-8, but one that a synchroniser brought
/// need not be, and must still open.
struct FileName: Hashable, Comparable, ExpressibleByStringLiteral, Sendable {
    /// Without the NUL at the end.
    let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8.prefix { $0 != 0 }) }

    init(bytes: [UInt8]) { self.bytes = Array(bytes.prefix { $0 != 0 }) }

    init(stringLiteral text: String) { self.init(text) }

    init(cString: UnsafePointer<CChar>) {
        bytes = Array(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
    }

    /// The name as a terminal may show it: control characters, and what could be mistaken for them, are escaped.
    var shown: String { shownSafely(String(decoding: bytes, as: UTF8.self)) }

    func hasSuffix(_ ending: String) -> Bool { bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) }

    func withPointer<Answer>(_ body: (UnsafePointer<CChar>) -> Answer) -> Answer {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
            for (place, byte) in bytes.enumerated() { buffer[place] = CChar(bitPattern: byte) }
            buffer[bytes.count] = 0
            // The buffer holds at least the NUL, so that it has an address.
            return buffer.baseAddress.map { body($0) } ?? body("")
        }
    }

    static func < (left: FileName, right: FileName) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}

/// Text from outside as a terminal may show it: each control character (C0, DEL, C1) as `\u{1B}`.
func shownSafely(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: shown.unicodeScalars.append(scalar)
        }
    }
    return shown
}
