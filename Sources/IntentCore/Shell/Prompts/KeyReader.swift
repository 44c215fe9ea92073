/// Turns the bytes that a terminal sends into keys.
///
/// It takes any bytes at all: UTF-8 that is split over reads, an escape sequence that it does not know (ignored whole),
/// one that never ends. A lone Escape begins like a sequence; only time tells them apart, so whoever reads waits for
/// `patience` while `isPending` and then calls `timeOut()`.
struct KeyReader {
    private enum State {
        case plain
        /// Of a scalar in UTF-8 some bytes are still to come.
        case scalar(bytes: [UInt8], length: Int)
        case escape
        /// ESC [, with the parameters so far.
        case sequence([UInt8])
        /// ESC O.
        case shifted
        /// A message from the terminal itself (ESC ], P, X, ^ or _), up to its end.
        case message(hasEscape: Bool)
        /// So many bytes more belong to a sequence that is ignored.
        case rest(Int)
        case paste([UInt8])
    }

    private var state = State.plain

    /// Whether more bytes may belong to what has come.
    var isPending: Bool { if case .plain = state { false } else { true } }

    /// How long to wait for these, in milliseconds: terminals send a sequence at once, a long paste with pauses.
    var patience: Int32 { if case .paste = state { 1000 } else { 50 } }

    /// Takes a byte; the key that it completes, or nil.
    mutating func take(_ byte: UInt8) -> Key? {
        switch state {
        case .plain: return begin(byte)
        case .scalar(let bytes, let length): return takeInScalar(byte, bytes, length)
        case .escape: return takeAfterEscape(byte)
        case .sequence(let parameters): return takeInSequence(byte, parameters)
        case .shifted: return takeShifted(byte)
        case .message(let hasEscape): takeInMessage(byte, hasEscape)
        case .rest(let count): state = count > 1 ? .rest(count - 1) : .plain
        case .paste(let bytes): return takeInPaste(byte, bytes)
        }
        return nil
    }

    /// Nothing more came: the key that it is then, or nil.
    mutating func timeOut() -> Key? {
        defer { state = .plain }
        switch state {
        case .escape: return .escape
        case .paste(let bytes): return .paste(String(decoding: bytes, as: UTF8.self))
        default: return nil
        }
    }

    // MARK: Plain bytes

    private mutating func begin(_ byte: UInt8) -> Key? {
        state = .plain
        switch byte {
        case 0x1B: state = .escape
        case 0x20...0x7E: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: state = .scalar(bytes: [byte], length: 2)
        case 0xE0...0xEF: state = .scalar(bytes: [byte], length: 3)
        case 0xF0...0xF4: state = .scalar(bytes: [byte], length: 4)
        default: return Self.controls[byte]
        }
        return nil
    }

    /// A line feed is Enter as well: what was typed ahead, before the terminal was raw, has it for a carriage return.
    private static let controls: [UInt8: Key] = [
        0x01: .lineStart, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .lineEnd, 0x06: .right,
        0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0B: .killToEnd, 0x0D: .enter, 0x0E: .down, 0x10: .up,
        0x15: .killToStart,
        0x17: .killWord, 0x1A: .suspend, 0x1C: .quit, 0x7F: .backspace,
    ]

    private mutating func takeInScalar(_ byte: UInt8, _ bytes: [UInt8], _ length: Int) -> Key? {
        // What is no UTF-8 is left out; the byte that shows it may begin something else.
        guard byte & 0xC0 == 0x80 else { return begin(byte) }
        let bytes = bytes + [byte]
        guard bytes.count == length else {
            state = .scalar(bytes: bytes, length: length)
            return nil
        }
        state = .plain
        guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first,
            !(0x80...0x9F).contains(scalar.value)
        else { return nil }
        return .scalar(scalar)
    }

    // MARK: Escape sequences

    private mutating func takeAfterEscape(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "["): state = .sequence([])
        case UInt8(ascii: "O"): state = .shifted
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .message(hasEscape: false)
        case 0x1B: state = .escape  // Some terminals send Alt with an arrow key as ESC before its sequence.
        case 0x03, 0x1A, 0x1C: return begin(byte)
        default:
            state = .plain
            return Self.withAlt[byte]
        }
        return nil
    }

    private static let withAlt: [UInt8: Key] = [
        UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, 0x7F: .killWord, 0x08: .killWord,
    ]

    private mutating func takeInSequence(_ byte: UInt8, _ parameters: [UInt8]) -> Key? {
        switch byte {
        case 0x20...0x3F:
            // No key has so many; what is over is still ignored with the rest.
            state = .sequence(parameters.count < 32 ? parameters + [byte] : parameters)
            return nil
        case UInt8(ascii: "[") where parameters.isEmpty:  // The Linux console's function keys: ESC [ [ A.
            state = .rest(1)
            return nil
        case UInt8(ascii: "M") where parameters.isEmpty:  // A mouse button, in the oldest form.
            state = .rest(3)
            return nil
        case 0x40...0x7E:
            state = .plain
            return key(of: parameters, final: byte)
        default: return begin(byte)
        }
    }

    private mutating func key(of parameters: [UInt8], final: UInt8) -> Key? {
        if parameters.first == UInt8(ascii: "<") { return Self.mouse(parameters.dropFirst(), final) }
        let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { Int(String(decoding: $0, as: UTF8.self)) }
        let isModified = numbers.count > 1
        guard final == UInt8(ascii: "~") else { return Self.letter(final, isModified: isModified) }
        switch numbers.first ?? nil {
        case 1, 7: return .home
        case 4, 8: return .end
        case 3: return .delete
        case 5: return .pageUp
        case 6: return .pageDown
        case 200:
            state = .paste([])
            return nil
        default: return nil
        }
    }

    /// A mouse button in the form of SGR: which, column and row, counted from 1; `M` for down.
    private static func mouse(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> Key? {
        let numbers = parameters.split(separator: UInt8(ascii: ";")).compactMap {
            Int(String(decoding: $0, as: UTF8.self))
        }
        // No terminal is larger, and what is typed or pasted may say anything.
        guard final == UInt8(ascii: "M"), numbers.count == 3, numbers[1...].allSatisfy({ (1...10_000).contains($0) })
        else { return nil }
        switch numbers[0] {
        case 0: return .click(x: numbers[1] - 1, y: numbers[2] - 1)
        case 64: return .pageUp
        case 65: return .pageDown
        default: return nil
        }
    }

    private mutating func takeShifted(_ byte: UInt8) -> Key? {
        if (0x30...0x3F).contains(byte) { return nil }
        guard (0x40...0x7E).contains(byte) else { return begin(byte) }
        state = .plain
        return byte == UInt8(ascii: "M") ? .enter : Self.letter(byte, isModified: false)
    }

    private static func letter(_ letter: UInt8, isModified: Bool) -> Key? {
        switch letter {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): isModified ? .wordRight : .right
        case UInt8(ascii: "D"): isModified ? .wordLeft : .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "Z"): .backTab
        default: nil
        }
    }

    /// It ends with BEL or with ESC \.
    private mutating func takeInMessage(_ byte: UInt8, _ hasEscape: Bool) {
        let isOver = byte == 0x07 || hasEscape && byte == UInt8(ascii: "\\")
        state = isOver ? .plain : .message(hasEscape: byte == 0x1B)
    }

    // MARK: Paste

    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    private mutating func takeInPaste(_ byte: UInt8, _ bytes: [UInt8]) -> Key? {
        state = .plain  // So that the array is not copied for each byte.
        var bytes = bytes
        bytes.append(byte)
        guard byte == UInt8(ascii: "~"), bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else {
            state = .paste(bytes)
            return nil
        }
        return .paste(String(decoding: bytes.dropLast(Self.pasteEnd.count), as: UTF8.self))
    }
}
