import Glibc

/// The conversation of a macro's program with the compiler, which starts it.
///
/// They talk through the standard streams: each message is its length in eight bytes, the least significant first, and
/// then JSON. The compiler asks what the program can do, and to expand macros; so no library for its syntax is needed.
enum CompilerConnection {
    /// Answers until the compiler has no more to ask.
    ///
    /// - Parameter expand: makes the JSON text of an answer, given a request.
    static func serve(_ expand: ([UInt8]) -> String) {
        while let header = readExactly(8) {
            let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard length <= 1 << 28, let message = readExactly(Int(length)) else { exit(1) }
            // The name of the request is the message's first key.
            let request = message.drop { $0 != UInt8(ascii: "\"") }.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
            if request.elementsEqual("getCapability".utf8) {
                write(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
            } else {
                write(expand(message))
            }
        }
    }

    private static func readExactly(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let result = bytes.withUnsafeMutableBytes {
                read(STDIN_FILENO, $0.baseAddress?.advanced(by: done), count - done)
            }
            if result < 0, errno == EINTR { continue }
            guard result > 0 else { return nil }
            done += result
        }
        return bytes
    }

    private static func write(_ json: String) {
        let length = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(json.utf8.count) >> ($0 * 8)) }
        var rest = (length + json.utf8)[...]
        while !rest.isEmpty {
            let result = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if result < 0, errno == EINTR { continue }
            guard result > 0 else { exit(1) }
            rest = rest.dropFirst(result)
        }
    }
}
