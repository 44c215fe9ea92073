/// A phrase whose parts are known: text, where the application's name stands, where a parameter's value stands.
///
/// A manifest writes it as Apple's tables of phrases do: `Track ${run} with ${applicationName}`.
package struct PhraseTemplate: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
        case text(String)
        case applicationName
        /// By the property's name.
        case parameter(String)
    }

    package let pieces: [Piece]

    package init(pieces: [Piece]) { self.pieces = pieces }

    /// Reads the form of manifests. A `${` that nothing closes is text.
    package init(_ text: String) {
        var pieces: [Piece] = []
        var rest = text[...]
        while let open = rest.firstRange(of: "${"), let close = rest[open.upperBound...].firstIndex(of: "}") {
            if open.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<open.lowerBound]))) }
            let name = String(rest[open.upperBound..<close])
            pieces.append(name == Self.applicationName ? .applicationName : .parameter(name))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        self.pieces = pieces
    }

    private static let applicationName = "applicationName"

    /// The form of manifests.
    package var text: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .applicationName: "${\(Self.applicationName)}"
            case .parameter(let name): "${\(name)}"
            }
        }.joined()
    }

    /// The names of the parameters in it.
    package var parameters: [String] {
        pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// What stands in the text as other languages write a placeholder: `{run}`, `\(run)`, `%@`, `<run>`, `$run`, and
    /// `${run` that nothing closes.
    package var foreignPlaceholder: String? {
        pieces.lazy.compactMap { if case .text(let text) = $0 { Self.foreignPlaceholder(in: text) } else { nil } }.first
    }

    private static func foreignPlaceholder(in text: String) -> String? {
        var rest = text[...]
        while let character = rest.first {
            let behind = rest.dropFirst()
            switch character {
            case "{", "<":
                let end: Character = character == "{" ? "}" : ">"
                if let close = behind.firstIndex(of: end), behind[..<close].contains(where: \.isLetter) {
                    return String(rest[...close])
                }
            case "\\" where behind.first == "(":
                return String(rest[...(behind.firstIndex(of: ")") ?? rest.index(before: rest.endIndex))])
            case "%" where behind.first.map { "@sd".contains($0) } == true: return String(rest.prefix(2))
            case "$" where behind.first == "{": return String(rest)
            case "$" where behind.first?.isLetter == true:
                return "$" + behind.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            default: break
            }
            rest = behind
        }
        return nil
    }

    package var hasApplicationName: Bool { pieces.contains(.applicationName) }

    /// The phrase as it is said: `Start an Open Awareness session` where the template says `Start a ${session} session`.
    package func spoken(application: String, value: String) -> String {
        pieces.reduce(into: "") { phrase, piece in
            switch piece {
            case .text(let text): phrase += text
            case .applicationName: phrase += application
            case .parameter:
                phrase = (beginsWithVowel(value) ? phrase.withArticleBeforeVowel ?? phrase : phrase) + value
            }
        }
    }
}

private func beginsWithVowel(_ word: String) -> Bool {
    foldedWithoutAccents(word).utf8.first.map { "aeiou".utf8.contains($0) } ?? false
}

extension StringProtocol {
    /// The text with `an ` for the `a ` at its end; nil where it does not end so.
    var withArticleBeforeVowel: String? {
        guard hasSuffix(" a ") || self == "a " || self == "A " else { return nil }
        return dropLast() + "n "
    }
}
