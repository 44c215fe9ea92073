/// A row of a rendered view: pieces of text that look alike throughout. What a format makes of it (a terminal's escape
/// sequences, a status bar's markup) is a function of these. The text holds no control character.
package struct StyledLine: Hashable, Sendable {
    package private(set) var runs: [Run] = []

    /// A piece of text that looks alike throughout.
    package struct Run: Hashable, Sendable {
        package var text: String
        package var style: TextStyle
    }

    package init() {}

    /// Adds text; what looks alike becomes one piece. A space shows no color of letters, so it joins what is before.
    mutating func append(_ text: String, _ style: TextStyle) {
        guard let last = runs.indices.last else { return runs.append(Run(text: text, style: style)) }
        let before = runs[last].style
        let isBlank =
            text == " " && style.background == before.background && !before.showsOnSpaces && !style.showsOnSpaces
        if before == style || isBlank {
            runs[last].text += text
        } else {
            runs.append(Run(text: text, style: style))
        }
    }

    /// The text alone, without spaces at its end.
    package var plainText: String {
        var text = runs.map(\.text).joined()
        while text.last == " " { text.removeLast() }
        return text
    }

    /// The text with escape sequences (ECMA-48, SGR) in the colors that a stream can show, without plain spaces at its
    /// end. Each line ends in the terminal's own style.
    package func terminalText(_ abilities: TerminalAbilities) -> String {
        guard abilities.hasEscapes else { return plainText }
        var shown = runs
        while let last = shown.last, last.style.background == nil, !last.style.showsOnSpaces, last.text.last == " " {
            shown[shown.count - 1].text.removeLast()
            if shown[shown.count - 1].text.isEmpty { shown.removeLast() }
        }
        return shown.reduce(into: "") { text, run in
            let codes = run.style.codes(abilities.depth)
            text += codes.isEmpty ? run.text : "\u{1B}[\(codes.joined(separator: ";"))m\(run.text)\u{1B}[0m"
        }
    }
}

extension TextStyle {
    /// Whether a space looks otherwise than plain.
    fileprivate var showsOnSpaces: Bool { isUnderlined || isStruckThrough || isReversed }

    fileprivate func codes(_ depth: ColorDepth) -> [String] {
        var codes: [String] = []
        if isBold { codes.append("1") }
        if isDim { codes.append("2") }
        if isItalic { codes.append("3") }
        if isUnderlined { codes.append("4") }
        if isReversed { codes.append("7") }
        if isStruckThrough { codes.append("9") }
        codes += foreground.map { $0.codes(depth, isBackground: false) } ?? []
        codes += background.map { $0.codes(depth, isBackground: true) } ?? []
        return codes
    }
}
