/// A fast hash of 64 bits, for finding and for proving that nothing changed by accident; not for secrets.
package func hashed(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var state = seed ^ HashMultiplier.first
    var place = 0
    while bytes.count - place >= 16 {
        let one = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let two = bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
        state = folded(one ^ HashMultiplier.second, two ^ state)
        place += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    if place < bytes.count {
        withUnsafeMutableBytes(of: &rest) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[place...])) }
    }
    state = folded(rest.0 ^ HashMultiplier.second, rest.1 ^ state)
    return folded(state ^ HashMultiplier.third, UInt64(bytes.count) ^ HashMultiplier.first)
}

package func hashed(_ bytes: [UInt8], seed: UInt64) -> UInt64 { bytes.withUnsafeBytes { hashed($0, seed: seed) } }

/// Odd numbers without a pattern, so that no likely input multiplies to nothing.
enum HashMultiplier {
    static let first: UInt64 = 0xa076_1d64_78bd_642f
    static let second: UInt64 = 0xe703_7ed1_a0b4_28db
    static let third: UInt64 = 0x8ebc_6af0_9c88_c6e3
    static let fourth: UInt64 = 0x5899_65cc_7537_4cc3
}

/// Both halves of the product, so that each bit of the input reaches each bit of the answer.
@inline(__always)
func folded(_ one: UInt64, _ two: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: two)
    return product.high ^ product.low
}

/// The hash of a stream that comes in pieces: the same however the pieces fall, and it can go on where it stopped.
struct StreamHash: Hashable {
    /// Four lanes, which a processor works on side by side.
    private var lanes: (UInt64, UInt64, UInt64, UInt64) = (
        HashMultiplier.first, HashMultiplier.second, HashMultiplier.third, HashMultiplier.fourth
    )
    /// The bytes that do not yet fill the lanes.
    private var pending: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private(set) var length = 0

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var bytes = bytes
        let held = length % 32
        length += bytes.count
        if held > 0 {
            let count = min(32 - held, bytes.count)
            withUnsafeMutableBytes(of: &pending) { room in
                UnsafeMutableRawBufferPointer(rebasing: room[held..<held + count])
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            }
            bytes = UnsafeRawBufferPointer(rebasing: bytes[count...])
            guard held + count == 32 else { return }
            let words = pending
            take(words.0, words.1, words.2, words.3)
            pending = (0, 0, 0, 0)
        }
        var place = 0
        while bytes.count - place >= 32 {
            take(
                bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self),
                bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self),
                bytes.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self),
                bytes.loadUnaligned(fromByteOffset: place + 24, as: UInt64.self))
            place += 32
        }
        if place < bytes.count {
            withUnsafeMutableBytes(of: &pending) {
                $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[place...]))
            }
        }
    }

    private mutating func take(_ one: UInt64, _ two: UInt64, _ three: UInt64, _ four: UInt64) {
        lanes.0 = folded(lanes.0 ^ one, HashMultiplier.first)
        lanes.1 = folded(lanes.1 ^ two, HashMultiplier.second)
        lanes.2 = folded(lanes.2 ^ three, HashMultiplier.third)
        lanes.3 = folded(lanes.3 ^ four, HashMultiplier.fourth)
    }

    /// The state as plain words, and back.
    var words: [UInt64] {
        get {
            [lanes.0, lanes.1, lanes.2, lanes.3, pending.0, pending.1, pending.2, pending.3, UInt64(length)]
        }
    }

    init() {}

    init?(words: [UInt64]) {
        guard words.count == 9, let length = Int(exactly: words[8]) else { return nil }
        lanes = (words[0], words[1], words[2], words[3])
        pending = (words[4], words[5], words[6], words[7])
        self.length = length
    }

    static func == (left: StreamHash, right: StreamHash) -> Bool { left.words == right.words }

    func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
