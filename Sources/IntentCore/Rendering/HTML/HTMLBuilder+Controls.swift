extension HTMLBuilder {
    /// A button. Where nothing can be pressed it looks the same and is disabled.
    func button(
        _ label: ViewNode, _ action: ViewNode.Action, _ around: PageSurroundings, _ depth: Int
    ) -> HTMLElement {
        var inner = insideControl(around)
        let style = around.style.styles[.button]
        let tint = action.role == "destructive" ? ViewNode.Style.color(.red) : around.style.tint
        let paint = around.style.pagePaint(tint ?? .color(.blue), on: around.ground)
        var ground: CSSPaint?
        switch style {
        case "plain": break
        case "borderless": inner.style.foreground = [tint ?? .color(.blue)]
        case "borderedProminent":
            let color = (paint.color ?? .grey).forWhiteText
            ground = .solid(color)
            inner.ground = color
            inner.style.foreground = []
        default:
            let color = around.ground.mixed(with: paint.color ?? .grey, 0.15)
            ground = .solid(color)
            inner.ground = color
            inner.style.foreground = [tint ?? .color(.blue)]
        }
        var button = control(label, action, around)
        let content = element(label, inner, depth: depth)
        button.content = html(placed(content, along: .horizontal))
        button.growsAcross = content.growsAcross
        button.growsDown = content.growsDown
        if let ground {
            button.style.add("background-color", ground)
            button.style.add("border-radius", "9999px")
            button.style.add("padding", "7px 14px")
        }
        return button
    }

    /// A switch, or in the style of a button one that is filled while it is on.
    func toggle(
        _ label: ViewNode, _ isOn: Bool, _ action: ViewNode.Action, _ around: PageSurroundings, _ depth: Int
    ) -> HTMLElement {
        let tint = around.style.tint ?? .color(.green)
        guard around.style.styles[.toggle] != "button" else {
            var pressed = around
            pressed.style.styles[.button] = isOn ? "borderedProminent" : "bordered"
            var button = button(label, action, pressed, depth)
            button.set("aria-pressed", isOn ? "true" : "false")
            return button
        }
        var toggle = control(label, action, around)
        toggle.set("role", "switch")
        toggle.set("aria-checked", isOn ? "true" : "false")
        let content = element(label, insideControl(around), depth: depth)
        toggle.style.add("gap", "8px")
        toggle.content = html(placed(content, along: .horizontal)) + html(knob(isOn, tint, around))
        toggle.growsAcross = content.growsAcross
        return toggle
    }

    private func knob(_ isOn: Bool, _ tint: ViewNode.Style, _ around: PageSurroundings) -> HTMLElement {
        var drawing = HTMLElement("svg")
        drawing.set("aria-hidden", "true")
        drawing.set("width", "40")
        drawing.set("height", "24")
        drawing.style.add("flex-shrink", "0")
        var track = HTMLElement("rect")
        for (name, value) in [("width", "40"), ("height", "24"), ("rx", "12")] { track.set(name, value) }
        let color = isOn ? around.style.pagePaint(tint, on: around.ground).color : nil
        track.style.add("fill", color ?? around.ground.mixed(with: .grey, 0.7))
        var knob = HTMLElement("circle")
        for (name, value) in [("cx", isOn ? "28" : "12"), ("cy", "12"), ("r", "10"), ("fill", "#fff")] {
            knob.set(name, value)
        }
        drawing.content = html(track) + html(knob)
        return drawing
    }

    private func insideControl(_ around: PageSurroundings) -> PageSurroundings {
        var inner = around
        inner.style.axis = nil
        inner.isInText = true
        inner.isInControl = true
        return inner
    }

    private func control(_ label: ViewNode, _ action: ViewNode.Action, _ around: PageSurroundings) -> HTMLElement {
        guard !around.isInControl else { return HTMLElement("span") }
        var button = HTMLElement("button")
        if let form = context.form, !around.style.isDisabled, let value = form.value(action) {
            button.set("type", "submit")
            button.set("form", form.id)
            button.set("name", form.name)
            button.set("value", value)
            button.style.add("cursor", "pointer")
        } else {
            button.set("type", "button")
            button.set("disabled", "")
        }
        let words = label.words(at: context.now)
        if !words.contains(where: { !$0.isWhitespace }), let name = label.symbolName { button.set("aria-label", name) }
        for (property, value) in [
            ("display", "flex"), ("align-items", "center"), ("justify-content", "center"), ("min-width", "0"),
            ("min-height", "24px"), ("margin", "0"), ("padding", "0"), ("border", "0"), ("background", "none"),
            ("font", "inherit"), ("text-align", "inherit"),
        ] { button.style.add(property, value) }
        button.style.add("color", ColorPair.label)
        // Where nothing can be pressed, the words are still to be read.
        if around.style.isDisabled { button.style.add("opacity", "0.5") }
        button.stage = .painted
        return button
    }

    /// A link to an address that a browser may be sent to from here; of any other the label alone.
    func link(_ label: ViewNode, _ url: String, _ around: PageSurroundings, _ depth: Int) -> HTMLElement {
        var inner = insideControl(around)
        inner.style.foreground = [around.style.tint ?? .color(.blue)]
        inner.style.isUnderlined = true
        guard !around.isInControl, isWebAddress(url) else { return element(label, inner, depth: depth) }
        var link = HTMLElement("a")
        link.set("href", url)
        link.set("rel", "noopener noreferrer")
        link.style.add("display", "flex")
        link.style.add("color", "inherit")
        let content = element(label, inner, depth: depth)
        link.content = html(placed(content, along: .horizontal))
        link.growsAcross = content.growsAcross
        link.growsDown = content.growsDown
        if !label.words(at: context.now).contains(where: { !$0.isWhitespace }) { link.set("aria-label", url) }
        return link
    }
}

/// Whether an address leads to the web or to a letter, and has nothing in it that a browser would read as something else.
func isWebAddress(_ url: String) -> Bool {
    let start = url.prefix(8).lowercased()
    return ["http://", "https://", "mailto:"].contains { start.hasPrefix($0) }
        && url.utf8.count <= 2000 && url.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
}

extension ViewNode {
    /// The first symbol in it, as words: `plus.circle` is "plus circle".
    fileprivate var symbolName: String? {
        if case .image(let picture) = content, let symbol = picture.symbol {
            return symbol.split(separator: ".").joined(separator: " ")
        }
        if case .text(let runs) = content {
            for run in runs {
                if case .symbol(let name) = run.content { return name.split(separator: ".").joined(separator: " ") }
            }
        }
        return children.lazy.compactMap(\.symbolName).first
    }
}

extension ColorPair {
    /// The color as a ground for white letters, a little darker where that is enough; one much too light stays as it is,
    /// and has black letters.
    fileprivate var forWhiteText: ColorPair {
        func ground(_ color: RGB) -> RGB {
            let white = RGB(255, 255, 255)
            guard color.contrast(with: white) >= 2.8 else { return color }
            return color.readable(on: white, ratio: 4.5)
        }
        return ColorPair(ground(light), ground(dark))
    }
}
