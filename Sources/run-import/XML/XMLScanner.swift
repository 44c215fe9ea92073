/// Reads an XML text once, from front to back, in memory that does not grow with it, and hands its elements to a reader.
///
/// It is made for what devices and services export: elements, attributes, text, CDATA, comments, a document type that is
/// passed over. Tags must match, and an end that comes too early is found. No library is linked for it, so that it builds
/// wherever the other tools do; a million points of GPX pass in a second, and nothing in a file can make it read another.
struct XMLScanner {
    private static let deepest = 256

    private let input: InputBuffer
    private let readerOfRoot: (XMLName) throws(FileFault) -> any XMLReader
    private var reader: (any XMLReader)?
    /// The names of the elements that are open, one behind the other, and where each begins.
    private var names: [UInt8] = []
    private var nameStarts: [Int] = []
    private var text: [UInt8] = []
    private var isTextWanted = false
    private var hasRoot = false

    /// Reads all of it.
    ///
    /// - Parameter readerOfRoot: chooses the reader by the name of the first element.
    /// - Throws: `FileFault` where it is no XML or ends too early, and what the reader throws.
    static func scan(
        _ input: InputBuffer, with readerOfRoot: @escaping (XMLName) throws(FileFault) -> any XMLReader
    ) throws(FileFault) {
        var scanner = XMLScanner(input: input, readerOfRoot: readerOfRoot)
        while try scanner.takeText() { try scanner.takeMarkup() }
    }

    private init(input: InputBuffer, readerOfRoot: @escaping (XMLName) throws(FileFault) -> any XMLReader) {
        self.input = input
        self.readerOfRoot = readerOfRoot
    }

    /// Goes on to the next `<`; false at the end of the text.
    private mutating func takeText() throws(FileFault) -> Bool {
        var searched = 0
        // Comments and CDATA may cut a text into any number of pieces.
        guard text.count <= InputBuffer.longestPiece else { throw wrong("a text of over 1 MB") }
        while true {
            let unread = input.unread
            if let end = offset(of: UInt8(ascii: "<"), in: unread, from: searched) {
                if isTextWanted { try appendUnescaped(UnsafeRawBufferPointer(rebasing: unread[..<end]), to: &text) }
                input.skip(end)
                return true
            }
            // Only text that somebody wants must lie in memory as a whole.
            if !isTextWanted {
                guard offset(of: 0, in: unread, from: 0) == nil else { throw wrong("a zero byte") }
                input.skip(unread.count)
            }
            searched = isTextWanted ? unread.count : 0
            guard try input.fill() else {
                guard hasRoot, nameStarts.isEmpty else { throw .truncated(whereItIs) }
                return false
            }
        }
    }

    private mutating func takeMarkup() throws(FileFault) {
        try input.fill(upTo: 2)
        guard input.unread.count > 1 else { throw .truncated(whereItIs) }
        switch input.unread[1] {
        case UInt8(ascii: "/"): try takeEndTag()
        case UInt8(ascii: "?"): try skip(past: "?>")
        case UInt8(ascii: "!"): try takeDeclaration()
        default: try takeStartTag()
        }
    }

    // MARK: Tags

    private mutating func takeStartTag() throws(FileFault) {
        let end = try endOfTag()
        let tag = input.unread
        let isEmpty = tag[end - 1] == UInt8(ascii: "/")
        let contentEnd = isEmpty ? end - 1 : end
        var nameEnd = 1
        while nameEnd < contentEnd, !isXMLSpace(tag[nameEnd]) { nameEnd += 1 }
        let name = UnsafeRawBufferPointer(rebasing: tag[1..<nameEnd])
        guard let first = name.first, first >= 0x80 || first == 0x5F || (0x41...0x5A).contains(first & 0xDF) else {
            throw wrong("a < that begins no element")
        }
        guard !hasRoot || !nameStarts.isEmpty else { throw wrong("a second root element") }
        guard nameStarts.count < Self.deepest else { throw wrong("elements nested more than \(Self.deepest) deep") }
        hasRoot = true
        text.removeAll(keepingCapacity: true)
        let local = localName(name)
        let attributes = UnsafeRawBufferPointer(rebasing: tag[nameEnd..<contentEnd])
        if reader == nil { reader = try readerOfRoot(local) }
        guard let reader else { return }
        isTextWanted = try reader.begin(local, XMLAttributes(bytes: attributes))
        if isEmpty {
            isTextWanted = false
            try reader.end(local, text: XMLText(bytes: UnsafeRawBufferPointer(start: nil, count: 0)))
        } else {
            nameStarts.append(names.count)
            names += name
        }
        input.skip(end + 1)
    }

    private mutating func takeEndTag() throws(FileFault) {
        let end = try endOfTag()
        let name = UnsafeRawBufferPointer(rebasing: input.unread[2..<end]).trimmingXMLSpace
        guard let start = nameStarts.popLast(), names[start...].elementsEqual(name) else {
            throw wrong("an end tag that matches no element")
        }
        names.removeSubrange(start...)
        isTextWanted = false
        let fault = text.withUnsafeBytes { text in
            Result { () throws(FileFault) in try reader?.end(localName(name), text: XMLText(bytes: text)) }
        }
        try fault.get()
        text.removeAll(keepingCapacity: true)
        input.skip(end + 1)
    }

    /// Where the `>` of the tag stands that the input begins with; one in quotes is none.
    private func endOfTag() throws(FileFault) -> Int {
        while true {
            let tag = input.unread
            var index = 1
            scan: while index < tag.count {
                switch tag[index] {
                case UInt8(ascii: ">"): return index
                case UInt8(ascii: "<"): throw wrong("a < within a tag")
                case 0: throw wrong("a zero byte")
                case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
                    guard let end = offset(of: quote, in: tag, from: index + 1) else { break scan }
                    index = end
                default: break
                }
                index += 1
            }
            guard try input.fill() else { throw .truncated(whereItIs) }
        }
    }

    private func localName(_ name: UnsafeRawBufferPointer) -> XMLName {
        guard let colon = offset(of: UInt8(ascii: ":"), in: name, from: 0) else { return XMLName(bytes: name) }
        return XMLName(bytes: UnsafeRawBufferPointer(rebasing: name[(colon + 1)...]))
    }

    // MARK: The rest

    private mutating func takeDeclaration() throws(FileFault) {
        try input.fill(upTo: 9)
        let head = UnsafeRawBufferPointer(rebasing: input.unread.prefix(9))
        if bytesEqual(head, "<![CDATA[") {
            input.skip(9)
            let isWanted = isTextWanted
            try skip(past: "]]>") { text, piece in if isWanted { text += piece } }
        } else if bytesEqual(UnsafeRawBufferPointer(rebasing: head.prefix(4)), "<!--") {
            input.skip(4)
            try skip(past: "-->")
        } else {
            try skipDocumentType()
        }
    }

    /// Goes on behind a mark; what stands before it is handed on.
    private mutating func skip(
        past mark: StaticString, _ take: (inout [UInt8], UnsafeRawBufferPointer) -> Void = { _, _ in }
    ) throws(FileFault) {
        let length = mark.utf8CodeUnitCount
        while true {
            let unread = input.unread
            var index = 0
            while let found = offset(of: mark.utf8Start[0], in: unread, from: index), found + length <= unread.count {
                if bytesEqual(UnsafeRawBufferPointer(rebasing: unread[found..<(found + length)]), mark) {
                    take(&text, UnsafeRawBufferPointer(rebasing: unread[..<found]))
                    input.skip(found + length)
                    return
                }
                index = found + 1
            }
            // The mark may begin within the last bytes.
            let passed = max(0, unread.count - length + 1)
            guard text.count + passed <= InputBuffer.longestPiece else { throw wrong("a text of over 1 MB") }
            take(&text, UnsafeRawBufferPointer(rebasing: unread[..<passed]))
            input.skip(passed)
            guard try input.fill() else { throw .truncated(whereItIs) }
        }
    }

    /// Passes over a document type, whose declarations may hold `>` in quotes, comments and brackets.
    private mutating func skipDocumentType() throws(FileFault) {
        var depth = 0
        var quote: UInt8?
        while true {
            try input.fill(upTo: 4)
            let unread = input.unread
            guard let byte = unread.first else { throw .truncated(whereItIs) }
            if quote == nil, unread.count >= 4, bytesEqual(UnsafeRawBufferPointer(rebasing: unread.prefix(4)), "<!--") {
                input.skip(4)
                try skip(past: "-->")
                continue
            }
            input.skip(1)
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">"):
                depth -= 1
                if depth <= 0 { return }
            case 0: throw wrong("a zero byte")
            default: break
            }
        }
    }

    private var whereItIs: String {
        guard let start = nameStarts.last else { return "before its first element" }
        return "within <\(String(decoding: names[start...], as: UTF8.self))>"
    }

    private func wrong(_ what: String) -> FileFault { FileFault("has \(what), at byte \(input.position)") }
}
