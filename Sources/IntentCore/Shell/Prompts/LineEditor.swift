/// A line of text being typed, and the place in it.
struct LineEditor: Equatable {
    private(set) var before = ""
    private(set) var after = ""

    var text: String { before + after }
    var isEmpty: Bool { before.isEmpty && after.isEmpty }

    /// Does what the key means to a line; false where it means nothing to it.
    mutating func take(_ key: Key) -> Bool {
        switch key {
        case .scalar(let scalar): before.unicodeScalars.append(contentsOf: harmless(String(scalar)).unicodeScalars)
        case .paste(let text): before += harmless(text)
        case .left: moveLeft(1)
        case .right: moveRight(1)
        case .wordLeft: moveLeft(wordBefore)
        case .wordRight: moveRight(wordAfter)
        case .home, .lineStart: (before, after) = ("", text)
        case .end, .lineEnd: (before, after) = (text, "")
        case .backspace: before = String(before.dropLast())
        case .delete, .endOfInput: after = String(after.dropFirst())
        case .killToEnd: after = ""
        case .killToStart: before = ""
        case .killWord: before = String(before.dropLast(wordBefore))
        case .enter, .escape, .tab, .backTab, .click, .interrupt, .suspend, .quit, .up, .down, .pageUp, .pageDown:
            return false
        }
        return true
    }

    private mutating func moveLeft(_ count: Int) {
        after = before.suffix(count) + after
        before = String(before.dropLast(count))
    }

    private mutating func moveRight(_ count: Int) {
        before += after.prefix(count)
        after = String(after.dropFirst(count))
    }

    /// The length of the word before the place, with the space between.
    private var wordBefore: Int { Self.wordLength(before.reversed()) }
    private var wordAfter: Int { Self.wordLength(after) }

    private static func wordLength(_ text: some Collection<Character>) -> Int {
        let space = text.prefix { $0.isWhitespace }.count
        return space + text.dropFirst(space).prefix { !$0.isWhitespace }.count
    }
}

/// Text as it may stand in one line: ends of lines and tabs are spaces, none at the end; what `sanitized(_:)` would
/// replace is left out.
private func harmless(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var isAtSpace = false
    for scalar in text.unicodeScalars {
        if ["\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) {
            isAtSpace = !line.isEmpty
        } else if !isUnsafe(scalar) {
            if isAtSpace { line.append(" ") }
            isAtSpace = false
            line.append(scalar)
        }
    }
    return String(line)
}
