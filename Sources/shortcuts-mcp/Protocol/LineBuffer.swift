import IntentCore

/// Cuts what arrives into lines, one a message. One that is longer than any message is passed over up to its end.
struct LineBuffer {
    /// More than any message needs.
    static let maxBytes = 16 << 20

    private var bytes: [UInt8] = []
    private var isSkipping = false

    enum Line {
        case message([UInt8])
        case tooLong
    }

    /// Takes what has arrived, and gives the lines that are complete.
    mutating func take(_ chunk: ArraySlice<UInt8>) -> [Line] {
        var lines: [Line] = []
        var rest = chunk
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            bytes += isSkipping ? [] : rest[..<end]
            lines += line()
            rest = rest[(end + 1)...]
        }
        if !isSkipping { bytes += rest }
        if bytes.count > Self.maxBytes {
            bytes = []
            isSkipping = true
        }
        return lines
    }

    /// What is there when nothing more arrives: a last line without an end.
    mutating func last() -> [Line] { line() }

    private mutating func line() -> [Line] {
        defer {
            bytes.removeAll(keepingCapacity: bytes.count < 1 << 16)
            isSkipping = false
        }
        if isSkipping || bytes.count > Self.maxBytes { return [.tooLong] }
        // Blank lines say nothing.
        return bytes.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 } ? [] : [.message(bytes)]
    }
}
