/// The records of CSV on standard input, the heading first, in memory that does not grow with their number.
///
/// A byte order mark is passed over. Where the heading has more semicolons or tabs than commas these separate the cells, as
/// spreadsheets write it where the comma is the decimal sign.
struct PipedRows {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private var start = 0
    private var isAtEnd = false
    /// Nil until the heading shows what separates cells.
    private var scanner: CSVScanner?
    private var heading = Heading()

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// The next record; nil after the last one.
    ///
    /// - Parameter beforeWaiting: runs where the rest is yet to come, so that nothing waits behind it.
    /// - Throws: `InputError` where the input cannot be read, and what `beforeWaiting` throws.
    mutating func next(beforeWaiting: () throws -> Void) throws -> CSVScanner.Record? {
        while true {
            if scanner == nil, let separator = separator() {
                if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
                scanner = CSVScanner(separator: separator)
            }
            if scanner != nil {
                if let record = scan() { return record }
                if isAtEnd { return scanner?.end() }
                buffer.removeAll(keepingCapacity: true)
                start = 0
            }
            if !Readiness.wait(for: .input(descriptor), milliseconds: 0) { try beforeWaiting() }
            let count = try readInput(descriptor, into: &chunk)
            buffer += chunk[..<count]
            isAtEnd = count == 0
        }
    }

    private mutating func scan() -> CSVScanner.Record? {
        var index = start
        defer { start = index }
        return buffer.withUnsafeBytes { scanner?.next(in: $0, from: &index) }
    }

    /// What stands most often in the heading, outside of quotes; nil while the heading is not all there.
    private mutating func separator() -> UInt8? {
        let isWhole = heading.take(buffer[heading.size...]) || isAtEnd || buffer.count > PipedLines.longest
        return isWhole ? heading.separator : nil
    }
}

/// The heading as far as it was looked through.
private struct Heading {
    private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    private(set) var size = 0
    private var counts = [0, 0, 0]
    private var isQuoted = false
    private var hasText = false

    var separator: UInt8 { Self.separators[counts.firstIndex(of: counts.max() ?? 0) ?? 0] }

    /// Looks through what came behind, up to its end; true once that is there. Blank lines before the heading are none, and
    /// one of one column has no separator.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> Bool {
        for byte in bytes {
            size += 1
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard !isQuoted else { continue }
            if byte == UInt8(ascii: "\n"), hasText || counts != [0, 0, 0] { return true }
            if byte > 0x20, byte < 0x80 { hasText = true }
            if let index = Self.separators.firstIndex(of: byte) { counts[index] += 1 }
        }
        return false
    }
}
