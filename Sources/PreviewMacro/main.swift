import Glibc

// Expands `#Preview { … }` to nothing: there is no canvas here to preview on, and most files with a widget have one.
//
// The compiler starts this program and talks to it through the standard streams: each message is its length in eight bytes,
// the least significant first, and then JSON. All that it is asked is what it can do, and to expand the one macro; so no
// library for the compiler's syntax is needed.

func readExactly(_ count: Int) -> [UInt8]? {
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

func answer(_ json: String) {
    let length = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(json.utf8.count) >> ($0 * 8)) }
    var rest = (length + json.utf8)[...]
    while !rest.isEmpty {
        let result = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        if result < 0, errno == EINTR { continue }
        guard result > 0 else { exit(1) }
        rest = rest.dropFirst(result)
    }
}

while let header = readExactly(8) {
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= 1 << 28, let message = readExactly(Int(length)) else { exit(1) }
    // The name of the request is the message's first key.
    let request = message.drop { $0 != UInt8(ascii: "\"") }.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
    if request.elementsEqual("getCapability".utf8) {
        answer(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    } else {
        answer(#"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
    }
}
