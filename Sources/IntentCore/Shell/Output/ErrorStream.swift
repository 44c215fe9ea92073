import Glibc

/// Standard error, as a tool speaks on it: one line for each fault, with the tool's name before it.
struct ErrorStream: Sendable {
    let program: String

    /// Writes `program: words`. What cannot be written there cannot be told anywhere.
    func report(_ words: String) {
        try? Stream(descriptor: ProcessContext.current.errors).write("\(program): \(sanitized(words))\n")
    }
}
