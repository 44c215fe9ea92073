extension LayoutBuilder {
    /// The layout of a text.
    func textLayout(_ runs: [ViewNode.TextRun], _ inherited: InheritedStyle) -> any Layout {
        var paragraphs: [[TextLayout.Letter]] = [[]]
        for run in runs {
            var own = inherited
            for modifier in run.modifiers.reversed() { _ = own.take(modifier) }
            append(run, own, to: &paragraphs)
        }
        let text = TextLayout(
            paragraphs: paragraphs, lineLimit: inherited.lineLimit, truncation: inherited.truncation,
            alignment: inherited.alignment, ellipsis: context.isUnicode ? "…" : "...")
        guard context.hasLargeLetters, !inherited.isInBrackets, !inherited.isGround else { return text }
        return LargeTextLayout(text) ?? text
    }

    /// A picture as a piece of text: a symbol's character, or the words that stand for an image.
    func run(_ picture: ViewNode.Picture) -> ViewNode.TextRun {
        ViewNode.TextRun(picture.symbol.map { .symbol($0) } ?? .text(picture.words))
    }

    /// What a piece of text says, in the letters that can be shown.
    func words(_ run: ViewNode.TextRun) -> String {
        if case .symbol(let name) = run.content { return symbolText(name, isUnicode: context.isUnicode) }
        return run.words(at: context.now) ?? ""
    }

    private func append(
        _ run: ViewNode.TextRun, _ inherited: InheritedStyle, to paragraphs: inout [[TextLayout.Letter]]
    ) {
        var style = inherited.textStyle
        let paint = inherited.palette(context.scheme).paint(.named("foreground"), opacity: inherited.opacity)
        if paint == .dim, !style.isBold { style.isDim = true }
        let isHidden = paint == .nothing
        let isLarge = inherited.font?.isLarge ?? false
        var words = words(run)
        switch inherited.textCase {
        case .uppercase: words = words.uppercased()
        case .lowercase: words = words.lowercased()
        case nil: break
        }
        for character in words {
            if character.isNewline, character != "\u{2028}", character != "\u{2029}" {
                paragraphs.append([])
                continue
            }
            for (text, width) in shownPieces(character) {
                let isBar = inherited.isRedacted && text != " "
                let bar = context.isUnicode ? "▒" : "-"
                let shown = isHidden ? " " : isBar ? bar : text
                let isWhole = shown == text
                for _ in 0..<(isWhole ? 1 : width) {
                    paragraphs[paragraphs.count - 1].append(
                        TextLayout.Letter(
                            text: shown, width: isWhole ? width : 1, style: style, paint: paint, isLarge: isLarge))
                }
            }
        }
    }
}

/// A character as it may be shown: usually one piece of one or two columns, and none where nothing of it is seen.
///
/// Nothing in it acts on the terminal, and nothing in it joins with what is shown beside it, so that the widths of
/// pieces add up to that of their line.
func shownPieces(_ character: Character) -> [(text: String, width: Int)] {
    if character == "\t" { return [(" ", 1)] }
    let text = sanitized(String(character))
    let scalars = text.unicodeScalars
    if let only = scalars.first, scalars.count == 1, let letter = regionalLetter(only) { return [(letter, 1)] }
    let width = columnWidth(text)
    if width == 1 || width == 2 { return [(withoutLastJoiner(text), width)] }
    // Letters written as one that take more room than a cell has: each goes with the marks after it.
    var pieces: [(text: String, width: Int)] = []
    for scalar in scalars {
        let width = columnWidth(scalar)
        if width > 0 {
            pieces.append((String(scalar), width))
        } else if !pieces.isEmpty {
            pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
        }
    }
    return pieces
}

/// A joiner at the end would join with the next character, which is a piece of another text.
private func withoutLastJoiner(_ text: String) -> String {
    var text = text
    while text.unicodeScalars.count > 1, text.unicodeScalars.last == "\u{200D}" { text.unicodeScalars.removeLast() }
    return text
}

/// Half of a flag alone, as the letter that it is: two of them would otherwise become a flag.
private func regionalLetter(_ scalar: Unicode.Scalar) -> String? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x1F1E6 + 65).map { String($0) }
}
