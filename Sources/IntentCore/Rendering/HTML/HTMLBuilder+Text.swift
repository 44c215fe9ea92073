extension HTMLBuilder {
    /// The size of text where nothing else is said, and its lines' height.
    static let bodySize = 17.0

    /// A text: one element, with one more in it for each piece that looks otherwise.
    func text(_ runs: [ViewNode.TextRun], _ around: PageSurroundings) -> HTMLElement {
        var element = box(around)
        let look = TextLook(around)
        look.write(to: &element.style, except: nil)
        let all = runs.compactMap { run -> String? in
            var own = around
            for modifier in run.modifiers.reversed() { _ = own.style.take(modifier) }
            return html(run, own, in: look)
        }
        element.content = all.joined()
        if all.contains(where: { $0.contains("\n") || $0.contains("  ") || $0.contains("\t") }) {
            element.style.add("white-space", "pre-wrap")
        }
        if around.style.alignment != .leading {
            element.style.add("text-align", around.style.alignment == .center ? "center" : "end")
        }
        limitLines(of: &element, around.style.lineLimit)
        return element
    }

    private func limitLines(of element: inout HTMLElement, _ limit: Int?) {
        guard let limit else { return }
        element.style.add("overflow", "hidden")
        // A browser cuts at the end alone, wherever the view would lose letters.
        if limit == 1 {
            element.style.add("white-space", "nowrap")
            element.style.add("text-overflow", "ellipsis")
        } else {
            element.style.add("display", "-webkit-box")
            element.style.add("-webkit-box-orient", "vertical")
            element.style.add("-webkit-line-clamp", "\(min(limit, 1000))")
        }
        element.stage = .closed
    }

    private func html(_ run: ViewNode.TextRun, _ around: PageSurroundings, in whole: TextLook) -> String? {
        if case .symbol(let name) = run.content { return html(symbol(name, around, in: whole)) }
        guard let words = run.words(at: context.now), !words.isEmpty else { return nil }
        if around.style.isRedacted { return html(bar(words, around)) }
        var piece = HTMLElement("span")
        switch run.content {
        case .date(let date, _):
            piece = HTMLElement("time")
            piece.set("datetime", date.iso8601)
        case .interval(let interval):
            piece = HTMLElement("time")
            piece.set("datetime", "PT\(interval.seconds(at: context.now))S")
        case .text, .symbol: break
        }
        TextLook(around).write(to: &piece.style, except: whole)
        piece.content = htmlEscaped(words)
        return piece.tag == "span" && piece.style.isEmpty ? piece.content : html(piece)
    }

    /// A bar in place of words that are not known yet.
    private func bar(_ words: String, _ around: PageSurroundings) -> HTMLElement {
        var bar = HTMLElement("span")
        bar.set("aria-hidden", "true")
        bar.style.add("display", "inline-block")
        bar.style.add("width", "\(min(max(1, columnWidth(words)), 40))ch")
        bar.style.add("max-width", "100%")
        bar.style.add("border-radius", "4px")
        bar.style.add("background-color", around.ground.mixed(with: .grey, 0.4))
        bar.content = "&#8203;"
        return bar
    }

    /// A picture: a symbol's character, or the words that stand for an image.
    func image(_ picture: ViewNode.Picture, _ around: PageSurroundings) -> HTMLElement {
        guard let name = picture.symbol else {
            return text([ViewNode.TextRun(.text(picture.words))], around)
        }
        var element = box(around)
        let look = TextLook(around)
        look.write(to: &element.style, except: nil)
        element.content = html(symbol(name, around, in: look))
        return element
    }

    /// A symbol is not read out: the words beside it say what it means, and a control that has none is named for it.
    private func symbol(_ name: String, _ around: PageSurroundings, in whole: TextLook) -> HTMLElement {
        var symbol = HTMLElement("span")
        symbol.set("aria-hidden", "true")
        TextLook(around).write(to: &symbol.style, except: whole)
        symbol.content = htmlEscaped(symbolText(name, isUnicode: true))
        return symbol
    }
}

/// How a text looks in a page.
struct TextLook: Hashable {
    var size: Double
    var weight: Int
    var family: String?
    var isItalic: Bool
    var lines: String?
    var transform: String?
    var color: ColorPair?

    init(_ around: PageSurroundings) {
        let style = around.style
        let font = style.font
        size = font?.pageSize ?? HTMLBuilder.bodySize
        weight = (style.weight ?? font?.weight)?.css ?? (font?.textStyle == .headline ? 600 : 400)
        isItalic = style.isItalic || font?.isItalic == true
        switch font?.design {
        case .serif: family = "ui-serif,Georgia,serif"
        case .rounded: family = "ui-rounded,system-ui,sans-serif"
        case .monospaced: family = "ui-monospace,monospace"
        case .default, nil: family = nil
        }
        let marks = [style.isUnderlined ? "underline" : nil, style.isStruckThrough ? "line-through" : nil]
            .compactMap(\.self)
        lines = marks.isEmpty ? nil : marks.joined(separator: " ")
        transform = style.textCase.map { $0 == .uppercase ? "uppercase" : "lowercase" }
        // What WCAG calls large text, 24 pixels or 18.66 in bold, may contrast less.
        let ratio = size >= 24 || size >= 18.66 && weight >= 700 ? 3.0 : 4.5
        color = style.pagePaint(style.foreground.first ?? .named("primary"), on: around.ground).color?
            .readable(on: around.ground, ratio: ratio)
    }

    /// Says what is not as in the text around it; of a whole text, what is not as in the widget.
    func write(to css: inout CSSDeclarations, except whole: TextLook?) {
        if size != whole?.size ?? HTMLBuilder.bodySize { css.add("font-size", cssNumber(size / 16) + "rem") }
        if weight != whole?.weight ?? 400 { css.add("font-weight", "\(weight)") }
        if family != whole?.family { css.add("font-family", family ?? "system-ui,sans-serif") }
        if isItalic != whole?.isItalic ?? false { css.add("font-style", isItalic ? "italic" : "normal") }
        if lines != whole?.lines { css.add("text-decoration", lines ?? "none") }
        if transform != whole?.transform { css.add("text-transform", transform ?? "none") }
        guard color != (whole.map(\.color) ?? .label) else { return }
        if let color { css.add("color", color) } else { css.add("color", "transparent") }
    }
}

extension Font {
    /// The size in points, as a phone has it where the person chose none.
    fileprivate var pageSize: Double {
        if let size, size.isFinite { return min(max(size, 6), 200) }
        return switch textStyle {
        case .extraLargeTitle: 36
        case .extraLargeTitle2, .title: 28
        case .largeTitle: 34
        case .title2: 22
        case .title3: 20
        case .headline, .body, nil: HTMLBuilder.bodySize
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }
}

extension Font.Weight {
    fileprivate var css: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
