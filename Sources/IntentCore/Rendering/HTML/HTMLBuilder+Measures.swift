extension HTMLBuilder {
    /// A gauge or progress: a drawn bar or ring, with its label and values around it.
    func measure(_ measure: ViewNode.Measure, _ around: PageSurroundings, _ depth: Int) -> HTMLElement {
        let fraction = (measure.interval.map { $0.fraction(at: context.now) } ?? measure.fraction)
            .flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
        func part(_ node: ViewNode?, caption: Bool = false) -> HTMLElement? {
            guard let node else { return nil }
            var around = around
            if caption, around.style.font == nil { around.style.font = .caption }
            return element(node, around, depth: depth)
        }
        let control: ViewNode.Control = measure.kind == .gauge ? .gauge : .progress
        let style = around.style.styles[control] ?? ""
        if style.contains("ircular") { return ring(measure, fraction, style, around, part) }
        let bar = bar(measure, fraction, around)
        let ends = [part(measure.minimum, caption: true), bar, part(measure.maximum, caption: true)].compactMap(\.self)
        let bounded = ends.count == 1 ? bar : line(ends, along: .horizontal, .center, spacing: 8, around)
        let words = [part(measure.label), part(measure.value)].compactMap(\.self)
        guard !words.isEmpty else { return bounded }
        var head = line(
            words, along: .horizontal, .init(horizontal: .center, vertical: .firstTextBaseline), spacing: 8, around)
        head.style.add("justify-content", "space-between")
        head.style.add("flex-wrap", "wrap")
        head.growsAcross = true
        return line([head, bounded], along: .vertical, .leading, spacing: 4, around)
    }

    private func bar(_ measure: ViewNode.Measure, _ fraction: Double?, _ around: PageSurroundings) -> HTMLElement {
        var bar = drawing(measure, fraction, around)
        bar.set("height", "6")
        bar.style.add("width", "100%")
        bar.style.add("min-width", "24px")
        bar.content = html(strip("100%", around.ground.mixed(with: .grey, 0.3)))
        if let fraction, fraction > 0 {
            bar.content += html(strip("\(cssNumber(fraction * 100))%", tint(around)))
        }
        bar.growsAcross = true
        return bar
    }

    private func strip(_ width: String, _ color: ColorPair) -> HTMLElement {
        var strip = HTMLElement("rect")
        strip.set("width", width)
        strip.set("height", "6")
        strip.set("rx", "3")
        strip.style.add("fill", color)
        return strip
    }

    /// A ring: open below with a mark on it, or one that fills.
    private func ring(
        _ measure: ViewNode.Measure, _ fraction: Double?, _ style: String, _ around: PageSurroundings,
        _ part: (ViewNode?, Bool) -> HTMLElement?
    ) -> HTMLElement {
        let isOpen = measure.kind == .gauge && !style.contains("apacity")
        let (start, whole) = isOpen ? (0.375, 0.75) : (-0.25, 1.0)
        var drawing = drawing(measure, fraction, around)
        drawing.set("viewBox", "0 0 100 100")
        drawing.style.add("width", "60px")
        drawing.style.add("height", "60px")
        drawing.style.add("grid-area", "1/1")
        func arc(_ from: Double, _ length: Double, _ color: ColorPair) -> HTMLElement {
            var path = HTMLElement("path")
            path.set("d", Self.arc(from: 0, to: length, radius: 44))
            path.set("transform", "rotate(\(cssNumber(from * 360)) 50 50)")
            path.set("fill", "none")
            path.set("stroke-width", "11")
            path.set("stroke-linecap", "round")
            path.style.add("stroke", color)
            return path
        }
        drawing.content = html(arc(start, whole, around.ground.mixed(with: .grey, 0.3)))
        if let fraction {
            if isOpen {
                // A mark is as good as a point, and a round line of no length is one.
                drawing.content += html(arc(start + whole * fraction, 0.0001, tint(around)))
            } else if fraction > 0 {
                drawing.content += html(arc(start, whole * fraction, tint(around)))
            }
        }
        var face = box(around)
        face.style.add("display", "grid")
        face.style.add("justify-items", "center")
        face.style.add("align-items", "center")
        face.content = html(drawing)
        if let value = part(measure.value ?? (measure.kind == .gauge ? measure.label : nil), measure.value == nil) {
            var value = value
            value.style.add("grid-area", "1/1")
            value.style.add("max-width", "44px")
            face.content += html(value)
        }
        let ends = [part(measure.minimum, true), part(measure.maximum, true)].compactMap(\.self)
        let under = ends.isEmpty ? nil : line(ends, along: .horizontal, .center, spacing: 8, around)
        let label = measure.value == nil && measure.kind == .gauge ? nil : part(measure.label, true)
        return line([face, under, label].compactMap(\.self), along: .vertical, .center, spacing: 2, around)
    }

    /// The drawing of a measure as what it is, for those who do not see it.
    private func drawing(
        _ measure: ViewNode.Measure, _ fraction: Double?, _ around: PageSurroundings
    ) -> HTMLElement {
        var drawing = HTMLElement("svg")
        drawing.style.add("display", "block")
        drawing.stage = .closed
        guard !around.isSilent, !around.isInControl else {
            drawing.set("aria-hidden", "true")
            return drawing
        }
        let isGauge = measure.kind == .gauge
        drawing.set("role", isGauge && fraction != nil ? "meter" : "progressbar")
        let label = [measure.label, measure.value].compactMap { $0?.words(at: context.now) }.first { !$0.isEmpty }
        drawing.set("aria-label", label ?? (isGauge ? "Gauge" : "Progress"))
        drawing.set("aria-valuemin", "0")
        drawing.set("aria-valuemax", "100")
        if let fraction {
            let percent = Int((fraction * 100).rounded())
            drawing.set("aria-valuenow", "\(percent)")
            let value = measure.value?.words(at: context.now) ?? ""
            drawing.set("aria-valuetext", value.isEmpty ? "\(percent)%" : value)
        }
        return drawing
    }

    private func tint(_ around: PageSurroundings) -> ColorPair {
        around.style.pagePaint(around.style.tint ?? .color(.blue), on: around.ground).color ?? .label
    }
}
