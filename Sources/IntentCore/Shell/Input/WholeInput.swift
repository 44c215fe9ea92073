import Glibc

/// Standard input, for an intent that takes it as a whole and not a line at a time.
package enum WholeInput {
    private static let mostBytes = 1 << 30

    /// All of it.
    ///
    /// - Throws: `UserFacingError` where it cannot be read or is larger than memory should hold.
    package static func read() throws -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let input = ProcessContext.current.input
        while true {
            let count = try readInput(input, into: &chunk)
            guard count > 0 else { return bytes }
            guard bytes.count + count <= mostBytes else { throw InputError(cause: Errno(code: EFBIG)) }
            bytes += chunk.prefix(count)
        }
    }

    /// The first line's value as a word: its text, or what a record's value is called by.
    ///
    /// - Returns: nil where there is no line.
    package static func firstWord() throws -> String? {
        var input = PipedInput(descriptor: ProcessContext.current.input)
        guard let item = try input.next() else { return nil }
        switch item {
        case .refused(let error): throw error
        case .value(let value):
            switch value.content {
            case .text(let word): return word
            case .json(let json): return json.word ?? json.text
            case .object(let object):
                let json = JSONValue.object(object)
                return json.identifier ?? object["value"]?.word ?? json.text
            }
        }
    }
}
