/// How far a JSON text has come that is read a line at a time: whole, open, or broken. It costs one pass over the text,
/// however many lines it has; only its brackets are kept.
struct JSONOutline {
    /// What a text is after the lines so far.
    enum State {
        /// It is one whole value.
        case whole
        /// Further lines can make it whole.
        case open
        /// No further line can make it JSON.
        case broken
    }

    private enum Bracket { case object, array }

    /// What the grammar has next.
    private enum Next {
        case value, firstElement, firstKey, key, colon, commaOrEnd, nothing
    }

    private var brackets: [Bracket] = []
    private var next = Next.value

    /// Takes a line without its end. No token goes over a line's end: a line break in a text is none of JSON's.
    mutating func take(_ line: String) -> State {
        var line = line
        return line.withUTF8 { bytes in
            var reader = JSONReader(bytes: UnsafeRawBufferPointer(bytes))
            while true {
                reader.skipSpace()
                guard let byte = reader.peek() else { return next == .nothing ? .whole : .open }
                guard takeToken(byte, &reader) else { return .broken }
            }
        }
    }

    /// Takes the token that the byte begins; false where the grammar has none such there.
    private mutating func takeToken(_ byte: UInt8, _ reader: inout JSONReader) -> Bool {
        switch (next, byte) {
        case (.value, UInt8(ascii: "{")), (.firstElement, UInt8(ascii: "{")):
            return open(.object, .firstKey, &reader)
        case (.value, UInt8(ascii: "[")), (.firstElement, UInt8(ascii: "[")):
            return open(.array, .firstElement, &reader)
        case (.firstElement, UInt8(ascii: "]")), (.firstKey, UInt8(ascii: "}")):
            return close(&reader)
        case (.commaOrEnd, UInt8(ascii: "]")):
            return brackets.last == .array && close(&reader)
        case (.commaOrEnd, UInt8(ascii: "}")):
            return brackets.last == .object && close(&reader)
        case (.commaOrEnd, UInt8(ascii: ",")):
            reader.index += 1
            next = brackets.last == .object ? .key : .value
        case (.firstKey, UInt8(ascii: "\"")), (.key, UInt8(ascii: "\"")):
            guard (try? reader.string()) != nil else { return false }
            next = .colon
        case (.colon, UInt8(ascii: ":")):
            reader.index += 1
            next = .value
        case (.value, _), (.firstElement, _):
            guard (try? reader.value()) != nil else { return false }
            next = brackets.isEmpty ? .nothing : .commaOrEnd
        default: return false
        }
        return true
    }

    private mutating func open(_ bracket: Bracket, _ next: Next, _ reader: inout JSONReader) -> Bool {
        guard brackets.count < JSONReader.deepest else { return false }
        reader.index += 1
        brackets.append(bracket)
        self.next = next
        return true
    }

    private mutating func close(_ reader: inout JSONReader) -> Bool {
        reader.index += 1
        brackets.removeLast()
        next = brackets.isEmpty ? .nothing : .commaOrEnd
        return true
    }
}
