/// Reads a journal line of the shape that we write: one flat object, keys and identifiers without escapes. Nil for
/// anything else, right or wrong; it never answers other than the slow way would.
enum FastLineParser {
    static func read(_ bytes: UnsafeRawBufferPointer, amountKey: UnsafeRawBufferPointer) -> JournalLine? {
        var scanner = Scanner(bytes: bytes)
        return scanner.line(amountKey)
    }
}

private struct Scanner {
    let bytes: UnsafeRawBufferPointer
    var index = 0
    /// Whether a byte beyond ASCII was met, which must then prove to be UTF-8.
    var isPlain = true

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// A bit for each key that has a meaning, to see one that stands twice.
    struct Known: OptionSet {
        let rawValue: UInt8
        static let version = Known(rawValue: 1)
        static let id = Known(rawValue: 2)
        static let at = Known(rawValue: 4)
        static let date = Known(rawValue: 8)
        static let amount = Known(rawValue: 16)
        static let deleted = Known(rawValue: 32)
    }

    mutating func line(_ amountKey: UnsafeRawBufferPointer) -> JournalLine? {
        var seen: Known = []
        // Other keys are told apart by a hash; two that share one are left to the slow way.
        var others = InlineArray<16, UInt64>(repeating: 0)
        var otherCount = 0
        var line = JournalLine(key: RecordKey(high: 0, low: 0), at: 0)
        guard take("{") else { return nil }
        repeat {
            let wasPlain = isPlain
            isPlain = true
            guard let key = text(), take(":") else { return nil }
            // Keys that look the same but are written differently are the slow way's to judge.
            guard isPlain else { return nil }
            isPlain = wasPlain
            let known = meaning(of: key, amountKey)
            guard seen.isDisjoint(with: known) else { return nil }
            seen.formUnion(known)
            switch known {
            case .version: guard digits() == 1 else { return nil }
            case .id:
                guard let id = text(), LineBounds.identifier.contains(id.count) else { return nil }
                line.key = RecordKey(id)
            case .at:
                guard let text = text(), let moment = moment(text) else { return nil }
                line.at = moment.milliseconds
            case .date:
                guard let text = text(), let moment = moment(text) else { return nil }
                line.date = moment.milliseconds
                line.offset = Int32(truncatingIfNeeded: moment.offset)
            case .amount:
                guard let number = digits(), LineBounds.amount.contains(number), let amount = UInt32(exactly: number)
                else { return nil }
                line.amount = amount
            case .deleted:
                guard take("true") else { return nil }
                line.isTombstone = true
            default:
                let hash = hashed(key, seed: 0)
                guard otherCount < 16 else { return nil }
                for place in 0..<otherCount where others[place] == hash { return nil }
                others[otherCount] = hash
                otherCount += 1
                guard skipValue() else { return nil }
            }
        } while take(",")
        guard take("}"), index == bytes.count, isPlain || isUTF8 else { return nil }
        guard seen.isSuperset(of: [.version, .id, .at]) else { return nil }
        if line.isTombstone {
            line.date = 0
            line.offset = 0
            line.amount = 0
            return line
        }
        return seen.isSuperset(of: [.date, .amount]) ? line : nil
    }

    private func meaning(of key: UnsafeRawBufferPointer, _ amountKey: UnsafeRawBufferPointer) -> Known {
        if key.count == 1, key[0] == UInt8(ascii: "v") { return .version }
        if key.count == 2, key[0] == UInt8(ascii: "i"), key[1] == UInt8(ascii: "d") { return .id }
        if key.count == 2, key[0] == UInt8(ascii: "a"), key[1] == UInt8(ascii: "t") { return .at }
        if same(key, amountKey) { return .amount }
        if equals(key, "date") { return .date }
        if equals(key, "deleted") { return .deleted }
        return []
    }

    private func equals(_ key: UnsafeRawBufferPointer, _ word: StaticString) -> Bool {
        same(key, UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    private func same(_ one: UnsafeRawBufferPointer, _ two: UnsafeRawBufferPointer) -> Bool {
        guard one.count == two.count else { return false }
        for place in 0..<one.count where one[place] != two[place] { return false }
        return true
    }

    private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard bytes.count - index >= count else { return false }
        for place in 0..<count where bytes[index + place] != word.utf8Start[place] { return false }
        index += count
        return true
    }

    /// The bytes between two quotes, if there are no escapes or control characters among them.
    private mutating func text() -> UnsafeRawBufferPointer? {
        guard peek() == UInt8(ascii: "\"") else { return nil }
        let start = index + 1
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\"") {
                index = end + 1
                return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
            }
            if byte == UInt8(ascii: "\\") || byte < 0x20 { return nil }
            if byte >= 0x80 { isPlain = false }
            end += 1
        }
        return nil
    }

    /// A whole number of at most ten digits, with no sign and no leading zero.
    private mutating func digits() -> Int? {
        let start = index
        var number = 0
        while let byte = peek(), byte >= 0x30, byte <= 0x39 {
            guard index - start < 10 else { return nil }
            number = number * 10 + Int(byte) - 0x30
            index += 1
        }
        let count = index - start
        guard count > 0, count == 1 || bytes[start] != 0x30 else { return nil }
        // A fraction or an exponent would follow here.
        return peek() == UInt8(ascii: ",") || peek() == UInt8(ascii: "}") ? number : nil
    }

    /// Passes over a value under a key that means nothing to the journal.
    private mutating func skipValue() -> Bool {
        switch peek() {
        case UInt8(ascii: "\""): text() != nil
        case UInt8(ascii: "t"): take("true")
        case UInt8(ascii: "f"): take("false")
        case UInt8(ascii: "n"): take("null")
        default: digits() != nil
        }
    }

    private var isUTF8: Bool {
        bytes.withMemoryRebound(to: UInt8.self) { bytes in
            (try? UTF8Span(validating: Span(_unsafeElements: bytes))) != nil
        }
    }

    /// `2026-11-30T07:00:01`, with up to three digits of fraction, and `Z` or `+01:00`.
    private func moment(_ text: UnsafeRawBufferPointer) -> Moment? {
        guard text.count >= 20, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
            text[10] == UInt8(ascii: "T"), text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
            let hundreds = pair(text, 0), let years = pair(text, 2), let month = pair(text, 5),
            let day = pair(text, 8), let hour = pair(text, 11), hour < 24, let minute = pair(text, 14), minute < 60,
            let second = pair(text, 17), second < 60,
            let day = Day(year: hundreds * 100 + years, month: month, day: day)
        else { return nil }
        var place = 19
        var millisecond = 0
        if text[place] == UInt8(ascii: ".") {
            place += 1
            var scale = 100
            while place < text.count, text[place] >= 0x30, text[place] <= 0x39 {
                guard scale > 0 else { return nil }
                millisecond += (Int(text[place]) - 0x30) * scale
                scale /= 10
                place += 1
            }
            guard scale < 100 else { return nil }
        }
        guard let offset = offset(text, place) else { return nil }
        let local = day.number * 86_400 + hour * 3600 + minute * 60 + second
        return Moment(milliseconds: (local - offset) * 1000 + millisecond, offset: offset)
    }

    private func offset(_ text: UnsafeRawBufferPointer, _ place: Int) -> Int? {
        if text.count == place + 1, text[place] == UInt8(ascii: "Z") { return 0 }
        guard text.count == place + 6, text[place + 3] == UInt8(ascii: ":"), let hours = pair(text, place + 1),
            hours <= 24, let minutes = pair(text, place + 4), minutes < 60
        else { return nil }
        switch text[place] {
        case UInt8(ascii: "+"): return hours * 3600 + minutes * 60
        case UInt8(ascii: "-"): return -(hours * 3600 + minutes * 60)
        default: return nil
        }
    }

    private func pair(_ text: UnsafeRawBufferPointer, _ place: Int) -> Int? {
        let tens = text[place]
        let ones = text[place + 1]
        guard tens >= 0x30, tens <= 0x39, ones >= 0x30, ones <= 0x39 else { return nil }
        return Int(tens - 0x30) * 10 + Int(ones - 0x30)
    }
}
