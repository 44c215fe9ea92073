/// A step into a JSON value.
package enum JSONStep: Hashable, Sendable {
    case key(String)
    case index(Int)
}

/// Where in a text something stands, as messages say it.
package struct JSONPlace: Equatable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    package let line: Int
    /// In bytes, counted from 1.
    package let column: Int

    init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package var description: String { "line \(line) column \(column)" }

    /// Where the value begins that the steps lead to, in a text that is known to be JSON; as far as they lead.
    ///
    /// Values do not keep their places, since a place is wanted only of the one that turns out to be wrong.
    package init(of steps: [JSONStep], in bytes: UnsafeRawBufferPointer) {
        var reader = JSONReader(bytes: bytes)
        try? reader.go(to: steps[...])
        self = reader.place
    }
}

extension JSONReader {
    /// Reads up to the value; stops at the last one that is there.
    fileprivate mutating func go(to steps: ArraySlice<JSONStep>) throws {
        skipSpace()
        let start = index
        switch steps.first {
        case nil: return
        case .key(let wanted):
            guard take(UInt8(ascii: "{")) else { return }
            repeat {
                skipSpace()
                guard peek() == UInt8(ascii: "\"") else { break }
                let key = try string()
                skipSpace()
                guard take(UInt8(ascii: ":")) else { break }
                if key == wanted { return try go(to: steps.dropFirst()) }
                _ = try value()
                skipSpace()
            } while take(UInt8(ascii: ","))
        case .index(let wanted):
            guard take(UInt8(ascii: "[")) else { return }
            for _ in 0..<max(0, wanted) {
                _ = try value()
                skipSpace()
                guard take(UInt8(ascii: ",")) else { break }
            }
            return try go(to: steps.dropFirst())
        }
        index = start
    }
}
