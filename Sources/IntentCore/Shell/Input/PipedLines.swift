import Glibc

/// The lines of standard input, one at a time, in memory that does not grow with their number.
struct PipedLines {
    static let longest = 16 << 20

    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private var start = 0
    private var isAtEnd = false
    /// How many lines were handed out or skipped so far.
    private(set) var number = 0

    init(descriptor: Int32) { self.descriptor = descriptor }

    enum Line {
        case text(String)
        case notUTF8
        case tooLong
    }

    /// The next line that is not blank, without its end (LF or CRLF); nil after the last one.
    ///
    /// - Parameter beforeWaiting: runs where the rest of the line is yet to come, so that nothing waits behind it.
    /// - Throws: `InputError` where the input cannot be read, and what `beforeWaiting` throws.
    mutating func next(beforeWaiting: () throws -> Void = {}) throws -> Line? {
        while let line = try nextRaw(beforeWaiting) {
            if let line { return line }
        }
        return nil
    }

    /// A line, `.some(nil)` for a blank one.
    private mutating func nextRaw(_ beforeWaiting: () throws -> Void) throws -> Line?? {
        var searched = start
        var isTooLong = false
        while true {
            if let end = lineFeed(from: searched) {
                defer { start = end + 1 }
                return .some(take(start..<end, isTooLong: isTooLong))
            }
            if isAtEnd {
                guard start < buffer.count || isTooLong else { return nil }
                defer { start = buffer.count }
                return .some(take(start..<buffer.count, isTooLong: isTooLong))
            }
            if buffer.count - start > Self.longest {
                isTooLong = true
                start = buffer.count
            }
            searched = buffer.count - start
            if !Readiness.wait(for: .input(descriptor), milliseconds: 0) { try beforeWaiting() }
            try readMore()
        }
    }

    private func lineFeed(from position: Int) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, position < bytes.count else { return nil }
            return memchr(base + position, Int32(UInt8(ascii: "\n")), bytes.count - position).map {
                base.distance(to: $0)
            }
        }
    }

    private mutating func take(_ range: Range<Int>, isTooLong: Bool) -> Line? {
        number += 1
        if isTooLong { return .tooLong }
        var bytes = buffer[range]
        if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
        // Some programs begin a file with a byte order mark.
        if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        guard let text = String(validating: bytes, as: UTF8.self) else { return .notUTF8 }
        return text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? nil : .text(text)
    }

    /// Moves what is left to the front and reads on behind it.
    private mutating func readMore() throws {
        buffer.removeSubrange(..<start)
        start = 0
        let count = try readInput(descriptor, into: &chunk)
        buffer += chunk[..<count]
        isAtEnd = count == 0
    }
}

/// Reads what there is of an input, and waits for something where there is nothing yet.
///
/// - Returns: how many bytes were read; 0 at the end, and for a descriptor that was closed before the tool started: that
///   is no input, as a terminal's absence is.
func readInput(_ descriptor: Int32, into chunk: inout [UInt8]) throws(InputError) -> Int {
    while true {
        do throws(Errno) {
            return try retryingOnInterrupt {
                chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            }
        } catch {
            switch error.code {
            case EAGAIN: Readiness.wait(for: .input(descriptor))
            case EBADF: return 0
            default: throw InputError(cause: error)
            }
        }
    }
}

/// Standard input that cannot be read.
struct InputError: UserFacingError {
    let cause: Errno
    var words: String { "standard input cannot be read: \(cause.words)" }
    var status: ExitStatus { .noInput }
}
