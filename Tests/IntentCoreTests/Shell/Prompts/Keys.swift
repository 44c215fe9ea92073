@testable import IntentCore

/// The keys that those bytes are, with the pause after them.
func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
    var reader = KeyReader()
    var keys = bytes.compactMap { reader.take($0) }
    if reader.isPending, let key = reader.timeOut() { keys.append(key) }
    return keys
}

func keys(_ text: String) -> [Key] { keys(text.utf8) }

/// The same numbers in every run, so that what fails once fails again.
struct FixedNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Bytes as terminals send them, and worse: sequences, parts of them, text, anything.
    mutating func input() -> [UInt8] {
        let pieces = [
            "\u{1B}[A", "\u{1B}[B", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[200~", "\u{1B}[201~",
            "\u{1B}",
            "\u{1B}[", "\u{1B}O", "\u{1B}]0;", "\u{7}", "\u{1B}[1;5", "a", "é", "e\u{301}", "瞑", "🧘🏽‍♀️", " ", "\r",
            "\n", "\u{7F}",
            "\u{4}", "\u{15}", "\u{B}", "\u{17}", "\u{1}", "\u{5}", "\u{1B}[3~", "\u{1B}[D", "\u{1B}[C", "\u{1B}b",
            "\u{1B}f", "\u{202E}",
        ]
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...40, using: &self) {
            if Bool.random(using: &self) {
                bytes += Array((pieces.randomElement(using: &self) ?? "").utf8)
            } else {
                bytes.append(UInt8.random(in: 0...255, using: &self))
            }
        }
        return bytes
    }
}
