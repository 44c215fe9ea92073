/// The markup that texts for people may have, as Foundation on Apple's platforms has it: `**strong**`, `*emphasis*`,
/// `[a link](https://…)` and `^[\(count) item](inflect: true)`.
///
/// No markup is ever shown raw. On a terminal what is strong is bold; elsewhere the bare words are left. English has one rule
/// of agreement here: with a number other than one, the noun is in the plural. Only what the source says is markup: a value
/// in a text is what it is, stars included.
enum TextMarkup {
    /// A part of a text.
    struct Run: Equatable {
        var text: String
        var isStrong = false
        var isEmphasized = false
    }

    /// Whether a literal may have markup. Most have none, and cost no more than this look.
    static func mayBegin(in literal: String) -> Bool {
        var literal = literal
        return literal.withUTF8 { bytes in
            bytes.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "_") }
        }
    }

    /// A value's text as a part of markup that says nothing but itself.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { special.contains($0) }) else { return text }
        var escaped = ""
        for character in text {
            if let byte = character.asciiValue, special.contains(byte) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }

    /// The words without the markup.
    static func plain(_ markup: String) -> String { runs(markup).map(\.text).joined() }

    /// The parts in order.
    static func runs(_ markup: String) -> [Run] {
        var reader = MarkupReader(Array(markup))
        return reader.runs()
    }

    private static let special = Array(#"\*_[]()^"#.utf8)

    /// A noun phrase in agreement with its number: `2 item` is `2 items`. Without a number it stays as it is.
    static func agreeing(_ phrase: String) -> String {
        var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let number = words.firstIndex(where: { Double($0) != nil }), Double(words[number]) != 1 else {
            return phrase
        }
        let rest = words[(number + 1)...]
        let end = rest.firstIndex { prepositions.contains($0) } ?? words.endIndex
        guard end > number + 1 else { return phrase }
        let noun = words[end - 1]
        let isPlural = noun.hasSuffix("s") && !["ss", "us", "is"].contains { noun.hasSuffix($0) }
        if !isPlural { words[end - 1] = englishPlural(noun) }
        return words.joined(separator: " ")
    }

    private static let prepositions: Set<String> = [
        "at", "by", "for", "from", "in", "of", "on", "per", "to", "with", "without",
    ]
}

/// Takes markup apart.
private struct MarkupReader {
    private let characters: [Character]
    private var position = 0

    init(_ characters: [Character]) { self.characters = characters }

    mutating func runs() -> [TextMarkup.Run] {
        var runs: [TextMarkup.Run] = []
        func add(_ run: TextMarkup.Run) {
            if let last = runs.last, last.isStrong == run.isStrong, last.isEmphasized == run.isEmphasized {
                runs[runs.count - 1].text += run.text
            } else {
                runs.append(run)
            }
        }
        while let character = character(at: position) {
            if let found = marked() {
                found.forEach(add)
            } else {
                var text = character
                if character == "\\", let next = self.character(at: position + 1), next.isASCII,
                    next.isPunctuation || next.isSymbol
                {
                    text = next
                    position += 1
                }
                add(TextMarkup.Run(text: String(text)))
                position += 1
            }
        }
        return runs
    }

    private func character(at index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

    /// What begins here and is marked; then the position is behind it.
    private mutating func marked() -> [TextMarkup.Run]? {
        switch character(at: position) {
        case "^": return character(at: position + 1) == "[" ? bracketed(from: position + 1) : nil
        case "[": return bracketed(from: position)
        case "*": return strong("*") ?? emphasized()
        case "_": return strong("_")
        default: return nil
        }
    }

    /// `[words](address)`, or with `^` before it and attributes in place of the address.
    private mutating func bracketed(from start: Int) -> [TextMarkup.Run]? {
        guard let end = closing(start, "[", "]"), character(at: end + 1) == "(", let last = closing(end + 1, "(", ")")
        else { return nil }
        let attributes = String(characters[(end + 2)..<last])
        let isInflected = position < start && attributes.contains("inflect") && attributes.contains("true")
        var inner = MarkupReader(Array(characters[(start + 1)..<end]))
        let runs = inner.runs()
        position = last + 1
        guard isInflected, let first = runs.first else { return runs }
        var agreeing = first
        agreeing.text = TextMarkup.agreeing(runs.map(\.text).joined())
        return [agreeing]
    }

    /// Where what opens at an index is closed.
    private func closing(_ start: Int, _ opening: Character, _ closing: Character) -> Int? {
        var depth = 0
        var index = start
        while let character = character(at: index) {
            switch character {
            case "\\": index += 1
            case opening: depth += 1
            case closing:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    private mutating func strong(_ mark: Character) -> [TextMarkup.Run]? {
        guard character(at: position + 1) == mark, let first = character(at: position + 2), !first.isWhitespace,
            mark == "*" || !isWord(at: position - 1)
        else { return nil }
        var end = position + 3
        while let character = character(at: end) {
            if character == "\\" {
                end += 2
                continue
            }
            if character == mark, self.character(at: end + 1) == mark,
                self.character(at: end - 1)?.isWhitespace == false
            {
                return inner(from: position + 2, to: end, after: end + 2) { $0.isStrong = true }
            }
            end += 1
        }
        return nil
    }

    private mutating func emphasized() -> [TextMarkup.Run]? {
        guard !isWord(at: position - 1), isWord(at: position + 1) else { return nil }
        var end = position + 2
        while let character = character(at: end) {
            if character == "\\" {
                end += 2
                continue
            }
            if character == "*", self.character(at: end - 1)?.isWhitespace == false, !isWord(at: end + 1) {
                return inner(from: position + 1, to: end, after: end + 1) { $0.isEmphasized = true }
            }
            end += 1
        }
        return nil
    }

    private func isWord(at index: Int) -> Bool { character(at: index).map { $0.isLetter || $0.isNumber } ?? false }

    private mutating func inner(
        from start: Int, to end: Int, after next: Int, _ change: (inout TextMarkup.Run) -> Void
    ) -> [TextMarkup.Run] {
        var inner = MarkupReader(Array(characters[start..<end]))
        var runs = inner.runs()
        for index in runs.indices { change(&runs[index]) }
        position = next
        return runs
    }
}
