import Testing

@testable import IntentCore

/// The reason for which a word is refused; nil where it is read, and `unlike` where it is no such thing at all.
func refusal<Value>(_ read: () throws -> Value) -> String? {
    do {
        _ = try read()
        return nil
    } catch ValueParsingError.refused(let reason) {
        return reason
    } catch ValueParsingError.noMatch {
        return "unlike"
    } catch {
        return "another error: \(error)"
    }
}

/// A generator with a fixed seed (SplitMix64), so that every run tries the same.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

/// Words made of random bytes and of valid words with a few bytes changed, for readers that must take any of them
/// without a trap.
func randomWords(like seeds: [String], count: Int) -> some Sequence<String> {
    var generator = SeededGenerator(seed: 20_261_130)
    let alphabet = Array("0123456789:.,-+/ptmhdskwyz \u{2212}\u{A0}\u{0663}\u{301}é\r\n".utf8)
    return (0..<count).lazy.map { index -> String in
        guard index % 4 > 0, var bytes = seeds.randomElement(using: &generator).map({ Array($0.utf8) }) else {
            let length = Int.random(in: 0...24, using: &generator)
            return String(
                decoding: (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }, as: UTF8.self)
        }
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            let byte = alphabet.randomElement(using: &generator) ?? 0
            switch Int.random(in: 0...2, using: &generator) {
            case 0: bytes.insert(byte, at: place)
            case 1 where place < bytes.count: bytes[place] = byte
            case 2 where place < bytes.count: bytes.remove(at: place)
            default: bytes += bytes.prefix(place)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
