import Glibc

/// Lines from a descriptor, as many as there are: for whoever waits for other things besides.
package struct DescriptorLines {
    package let descriptor: Int32
    private var rest: [UInt8] = []
    /// Nothing that is meant as a line is longer.
    private static let mostBytes = 1 << 16

    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// The lines that one `read(2)` completes, without their ends; nil at the end of the input.
    package mutating func lines() -> [String]? {
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        guard let count = try? retryingOnInterrupt({ read(descriptor, &chunk, chunk.count) }) else {
            return errno == EAGAIN ? [] : nil
        }
        guard count > 0 else { return nil }
        rest += chunk[..<count]
        var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let last = lines.removeLast()
        rest = last.count <= Self.mostBytes ? Array(last) : []
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}
