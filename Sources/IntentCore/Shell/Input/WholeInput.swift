import Glibc

/// Standard input, for an intent that takes it as a whole and not a line at a time.
package enum WholeInput {
    private static let mostBytes = 64 << 20

    /// All of it.
    ///
    /// - Throws: `UserFacingError` where it cannot be read.
    package static func read() throws -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let input = ProcessContext.current.input
        while bytes.count < mostBytes {
            do throws(Errno) {
                let count = try retryingOnInterrupt {
                    chunk.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress, $0.count) }
                }
                if count == 0 { break }
                bytes += chunk.prefix(count)
            } catch {
                throw InputError(cause: error)
            }
        }
        return bytes
    }

    /// The first line's value as a word: its text, or what a record's value is called by.
    ///
    /// - Returns: nil where there is no line.
    package static func firstWord() throws -> String? {
        var lines = PipedLines(descriptor: ProcessContext.current.input)
        guard let line = try lines.next() else { return nil }
        guard case .text(let text) = line else { throw CommandLineError.notUTF8 }
        switch try PipedValue(text) {
        case .text(let word): return word
        case .json(let json): return json.word ?? json.text
        case .object(let object): return JSONValue.object(object).identifier ?? object["value"]?.word ?? text
        }
    }
}
