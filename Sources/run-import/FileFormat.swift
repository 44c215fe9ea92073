/// What a file is, told by its first bytes.
enum FileFormat {
    case gzip, zip, fit, xml, json, table
    case nothing, unknown

    init(of input: InputBuffer) throws(FileFault) {
        try input.fill(upTo: 4096)
        let bytes = input.unread
        self =
            if bytes.isEmpty {
                .nothing
            } else if bytes.starts(with: [0x1F, 0x8B]) {
                .gzip
            } else if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6]) {
                .zip
            } else if bytes.count >= 12, bytes[8..<12].elementsEqual(".FIT".utf8) {
                .fit
            } else {
                Self.ofText(bytes)
            }
    }

    private static func ofText(_ bytes: UnsafeRawBufferPointer) -> FileFormat {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard let first = text.first(where: { !isXMLSpace($0) }), !text.prefix(4096).contains(0) else {
            return .unknown
        }
        switch first {
        case UInt8(ascii: "<"): return .xml
        case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
        default: return text.prefix { $0 != 0x0A }.contains(UInt8(ascii: ",")) ? .table : .unknown
        }
    }

    /// The encoding of a text that is not UTF-8, by its byte order mark or what its XML declares.
    static func encoding(of input: InputBuffer) throws(FileFault) -> TranscodedBytes.Encoding? {
        try input.fill(upTo: 256)
        let bytes = input.unread.prefix(256)
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        guard bytes.starts(with: "<?xml".utf8) else { return nil }
        let declaration = String(decoding: bytes.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
        let names = ["iso-8859-1", "windows-1252", "latin1"]
        return names.contains { declaration.contains("\"\($0)\"") || declaration.contains("'\($0)'") } ? .latin1 : nil
    }
}
