import IntentCore

/// Reads FIT files of activities, by Garmin's public description of the protocol and its profile.
///
/// A file is a header, records and a checksum; a record either defines what messages of a local number look like, in
/// either byte order, or is such a message. Only the fields that tell of an activity are looked at; all others, those of
/// developers included, are passed over by their sizes. Files may stand one behind the other.
struct FITReader {
    private let bytes: [UInt8]
    private let contents: FileContents
    private var index = 0

    /// Reads all of it.
    static func read(_ bytes: [UInt8], into contents: FileContents) throws(FileFault) {
        var reader = FITReader(bytes: bytes, contents: contents)
        repeat { try reader.readFile() } while reader.index < bytes.count
    }

    private init(bytes: [UInt8], contents: FileContents) {
        self.bytes = bytes
        self.contents = contents
    }

    private mutating func readFile() throws(FileFault) {
        let start = index
        guard bytes.count - start >= 12 else { throw .truncated("within a header") }
        let headerSize = Int(bytes[start])
        guard headerSize >= 12, bytes[(start + 8)..<(start + 12)].elementsEqual(".FIT".utf8) else {
            throw FileFault("has no FIT header at byte \(start)")
        }
        guard bytes[start + 1] >> 4 <= 2 else { throw FileFault("is of a later version of FIT") }
        let size = FITField.unsigned(bytes, start + 4, 4, isBigEndian: false)
        let end = start + headerSize + size
        var messages = FITActivityFile()
        var decoder = FITDecoder(bytes: bytes, index: start + headerSize, end: min(end, bytes.count))
        let isWhole = end + 2 <= bytes.count
        do {
            if isWhole { try Self.check(bytes, from: start, end: end) }
            try decoder.decode(into: &messages)
        } catch {
            contents.incompletePoints = messages.points
            throw error
        }
        guard isWhole else {
            contents.activities += messages.sessions
            contents.incompletePoints = messages.sessions.isEmpty ? messages.points : 0
            throw .truncated("after \(decoder.index - start) of \(headerSize + size + 2) bytes")
        }
        contents.activities += messages.activities
        index = end + 2
    }

    /// Compares the checksums of the header, which may be left out, and of the whole.
    private static func check(_ bytes: [UInt8], from start: Int, end: Int) throws(FileFault) {
        let stored = FITField.unsigned(bytes, end, 2, isBigEndian: false)
        guard FITChecksum.of(bytes[start..<end]) == stored else {
            throw FileFault("the checksum is wrong, so that nothing in it can be trusted")
        }
    }
}
