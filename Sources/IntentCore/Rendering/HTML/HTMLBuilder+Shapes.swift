import Glibc

extension HTMLBuilder {
    /// A shape: a painted box where CSS can be it, else a drawing.
    func shape(_ figure: ViewNode.Figure, _ around: PageSurroundings) -> HTMLElement {
        let isBare = figure.fill == nil && figure.stroke == nil
        let fill = (figure.fill ?? (isBare ? .named("foreground") : nil))
            .map { around.style.pagePaint($0, on: around.ground) }
        let stroke = figure.stroke.map { around.style.pagePaint($0, on: around.ground) }
        var element: HTMLElement
        if figure.name == .circle || figure.from > 0 || figure.to < 1 {
            element = drawing(of: figure, fill, stroke)
        } else {
            element = box(around)
            if let fill { element.style.add("background-color", fill.paint) }
            if let color = stroke?.color {
                element.style.add("border", "\(pixels(min(max(0, figure.lineWidth ?? 1), 100))) solid")
                element.style.add("border-color", color)
                element.style.add("box-sizing", "border-box")
            }
            if let radius = figure.cssRadius { element.style.add("border-radius", radius) }
        }
        element.growsAcross = true
        element.growsDown = true
        element.stage = .closed
        return element
    }

    /// A circle as large as there is room, or an arc of it. Gradients are drawn in their middle color.
    private func drawing(of figure: ViewNode.Figure, _ fill: PagePaint?, _ stroke: PagePaint?) -> HTMLElement {
        var drawing = HTMLElement("svg")
        drawing.set("aria-hidden", "true")
        drawing.set("viewBox", "0 0 100 100")
        if figure.name != .circle { drawing.set("preserveAspectRatio", "none") }
        drawing.style.add("display", "block")
        drawing.style.add("overflow", "visible")
        drawing.style.add("width", "100%")
        drawing.style.add("min-width", "0")
        drawing.style.add("min-height", "0")
        var line = HTMLElement("path")
        line.set("d", Self.arc(from: figure.from, to: figure.to))
        if let color = fill?.color { line.style.add("fill", color) } else { line.set("fill", "none") }
        if let color = stroke?.color {
            line.style.add("stroke", color)
            line.set("stroke-width", cssNumber(min(max(0, figure.lineWidth ?? 1), 100)))
            line.set("vector-effect", "non-scaling-stroke")
        }
        drawing.content = html(line)
        return drawing
    }

    /// A part of the way round a circle in a square of a hundred, from the right, clockwise.
    static func arc(from: Double, to: Double, radius: Double = 50) -> String {
        let start = from.isFinite ? min(max(from, 0), 1) : 0
        let end = to.isFinite ? min(max(to, start), 1) : 1
        func point(_ part: Double) -> String {
            let angle = part * 2 * Double.pi
            return "\(cssNumber(50 + radius * cos(angle))) \(cssNumber(50 + radius * sin(angle)))"
        }
        let turn = "A\(cssNumber(radius)) \(cssNumber(radius)) 0"
        guard end - start >= 1 else {
            return "M\(point(start))\(turn) \(end - start > 0.5 ? 1 : 0) 1 \(point(end))"
        }
        // One arc cannot end where it begins.
        return "M\(point(0))\(turn) 1 1 \(point(0.5))\(turn) 1 1 \(point(0))Z"
    }
}
