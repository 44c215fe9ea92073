extension LayoutBuilder {
    /// The layout of a text.
    func textLayout(_ runs: [ViewNode.TextRun], _ inherited: Inherited) -> TextLayout {
        var paragraphs: [[TextLayout.Letter]] = [[]]
        for run in runs {
            var own = inherited
            for modifier in run.modifiers.reversed() { _ = own.take(modifier) }
            append(run, own, to: &paragraphs)
        }
        return TextLayout(
            paragraphs: paragraphs, lineLimit: inherited.lineLimit, truncation: inherited.truncation,
            alignment: inherited.alignment, ellipsis: context.isUnicode ? "…" : "...")
    }

    /// A picture as a piece of text: a symbol's character, or the words that stand for an image.
    func run(_ picture: ViewNode.Picture) -> ViewNode.TextRun {
        ViewNode.TextRun(picture.symbol.map { .symbol($0) } ?? .text(picture.label ?? ""))
    }

    /// What a piece of text says, in the letters that can be shown.
    func words(_ run: ViewNode.TextRun) -> String {
        if case .symbol(let name) = run.content { return symbolText(name, isUnicode: context.isUnicode) }
        return run.words(at: context.now) ?? ""
    }

    private func append(
        _ run: ViewNode.TextRun, _ inherited: Inherited, to paragraphs: inout [[TextLayout.Letter]]
    ) {
        var style = inherited.textStyle
        let paint = inherited.palette(context.scheme).paint(.named("foreground"), opacity: inherited.opacity)
        if paint == .dim, !style.isBold { style.isDim = true }
        let isHidden = paint == .nothing
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
            guard let (text, width) = shownCharacter(character) else { continue }
            let isBar = inherited.isRedacted && text != " "
            let shown = isBar ? (context.isUnicode ? "▒" : "-") : text
            let letters = isBar ? width : 1
            for _ in 0..<letters {
                paragraphs[paragraphs.count - 1].append(
                    TextLayout.Letter(
                        text: isHidden ? " " : shown, width: isHidden || isBar ? 1 : width, style: style,
                        paint: paint))
            }
        }
    }
}

/// A character as it may be shown, and its width; nil where nothing of it is seen.
///
/// Nothing in it acts on the terminal, and nothing in it joins with what is shown beside it, so that the widths of
/// characters add up to that of their line.
func shownCharacter(_ character: Character) -> (text: String, width: Int)? {
    if character == "\t" { return (" ", 1) }
    var text = visible(String(character))
    let scalars = text.unicodeScalars
    if let only = scalars.first, scalars.count == 1, let letter = regionalLetter(only) { return (letter, 1) }
    // A joiner at the end would join with the next character, which is a piece of another text.
    while text.unicodeScalars.count > 1, text.unicodeScalars.last == "\u{200D}" { text.unicodeScalars.removeLast() }
    let width = columnWidth(text)
    return width > 0 ? (text, min(width, 2)) : nil
}

/// Half of a flag alone, as the letter that it is: two of them would otherwise become a flag.
private func regionalLetter(_ scalar: Unicode.Scalar) -> String? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x1F1E6 + 65).map { String($0) }
}
