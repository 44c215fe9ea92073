import IntentCore

/// Names for tools and prompts: letters, digits, `-` and `_`, at most 64, each once.
struct ToolNames {
    static let maxLength = 64
    private var taken: Set<String> = []

    /// The name that is made of these parts, `run-track_list-runs`; one that is taken gets a number.
    mutating func name(_ parts: String...) -> String {
        let plain = parts.map { String($0.map(Self.allowed)) }.joined(separator: "_")
        var name = Self.shortened(plain)
        var number = 2
        while !taken.insert(name).inserted {
            let suffix = "_\(number)"
            name = String(Self.shortened(plain).prefix(Self.maxLength - suffix.count)) + suffix
            number += 1
        }
        return name
    }

    private static func allowed(_ character: Character) -> Character {
        character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
            ? character : "-"
    }

    /// A long name keeps its beginning; what stands for the whole of it follows, so that it does not depend on others.
    private static func shortened(_ name: String) -> String {
        guard name.count > maxLength else { return name }
        let mark = "-" + String(hashed(Array(name.utf8), seed: 0), radix: 36).suffix(8)
        return String(name.prefix(maxLength - mark.count)) + mark
    }
}
