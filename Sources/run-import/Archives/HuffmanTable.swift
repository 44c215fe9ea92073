/// A Huffman code as a table: the next bits of the stream are the index of a symbol with its code's length.
struct HuffmanTable {
    /// The symbol and, in the lowest four bits, the length; zero where no code begins so. Their number is a power of two.
    private(set) var entries: [UInt16] = [0]

    init() {}

    /// The canonical code of these lengths (RFC 1951, 3.2.2), zero for a symbol without a code.
    ///
    /// - Returns: nil where there are more codes than fit.
    init?(lengths: some Collection<UInt8>) {
        let longest = Int(lengths.max() ?? 0)
        guard longest <= 15 else { return nil }
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 17)
        for length in 1..<16 {
            next[length + 1] = (next[length] + counts[length]) << 1
            guard next[length] + counts[length] <= 1 << length else { return nil }
        }
        entries = [UInt16](repeating: 0, count: 1 << longest)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let length = Int(length)
            var code = next[length]
            next[length] += 1
            // The stream has a code's first bit lowest.
            var reversed = 0
            for _ in 0..<length {
                reversed = reversed << 1 | code & 1
                code >>= 1
            }
            let entry = UInt16(symbol << 4 | length)
            for index in stride(from: reversed, to: entries.count, by: 1 << length) { entries[index] = entry }
        }
    }

    /// The code of literals and lengths that needs no table in the stream (RFC 1951, 3.2.6).
    static let fixedLiterals =
        HuffmanTable(
            lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }) ?? HuffmanTable()
    static let fixedDistances = HuffmanTable(lengths: [UInt8](repeating: 5, count: 30)) ?? HuffmanTable()
}
