/// A shape: filled, outlined or both.
struct ShapeLayout: Layout {
    let figure: ViewNode.Figure
    let fill: Paint?
    let stroke: Paint?
    /// Whether it lies behind other things, which are to be read: it then colors what is behind the cells.
    let isGround: Bool
    let isUnicode: Bool
    /// Without colors a ground is not shown at all.
    let hasColors: Bool

    func size(_ proposal: Proposal) -> CellSize {
        let width = proposal.width ?? 1
        let height = proposal.height ?? 1
        guard figure.name == .circle else { return CellSize(width: width, height: height) }
        // Round, where a cell is twice as high as it is wide.
        guard let width = proposal.width ?? proposal.height.map({ $0 * 2 }) else {
            return CellSize(width: 1, height: 1)
        }
        let rows = min(max(1, (width + 1) / 2), proposal.height ?? .max)
        return CellSize(width: min(width, max(1, rows * 2)), height: rows)
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        if place.width == 1, place.height == 1, !isGround, figure.name != .rectangle { return drawDot(place, &canvas) }
        let outline = ShapeOutline(figure, in: place)
        if let fill, fill != .nothing { drawFill(fill, outline, place, &canvas) }
        if let stroke, stroke != .nothing { drawOutline(stroke, outline, place, &canvas) }
    }

    private func drawFill(_ paint: Paint, _ outline: ShapeOutline, _ place: CellRect, _ canvas: inout Canvas) {
        if isGround, !hasColors { return }
        canvas.forEachCell(in: place) { canvas, x, y in
            let color = paint.color(x: x, y: y, in: place)
            if isGround {
                if let color, outline.covers(x: x, y: y) { canvas.paint(color, x: x, y: y) }
                return
            }
            guard let block = block(outline, x, y) else { return }
            canvas.fill(block, x: x, y: y, style: style(paint, color))
        }
    }

    /// The part of a cell that is within the shape: cells are twice as high as wide, so each half is a square.
    private func block(_ outline: ShapeOutline, _ x: Int, _ y: Int) -> String? {
        switch (outline.coversUpper(x: x, y: y), outline.coversLower(x: x, y: y)) {
        case (true, true): isUnicode ? "█" : "#"
        case (true, false): isUnicode ? "▀" : nil
        case (false, true): isUnicode ? "▄" : nil
        case (false, false): nil
        }
    }

    private func drawOutline(_ paint: Paint, _ outline: ShapeOutline, _ place: CellRect, _ canvas: inout Canvas) {
        if figure.name == .circle || figure.name == .ellipse || figure.from > 0 || figure.to < 1 {
            let ring = outline.ring(width: max(1, (figure.lineWidth ?? 1) / 8))
            canvas.forEachCell(in: place) { canvas, x, y in
                guard let block = block(ring, x, y) else { return }
                canvas.fill(block, x: x, y: y, style: style(paint, paint.color(x: x, y: y, in: place)))
            }
        } else {
            let border = BoxBorder(isRound: figure.name != .rectangle, isUnicode: isUnicode)
            border.draw(in: place, on: &canvas) { style(paint, paint.color(x: $0, y: $1, in: place)) }
        }
    }

    private func drawDot(_ place: CellRect, _ canvas: inout Canvas) {
        let paint = fill ?? stroke ?? .terminal
        guard paint != .nothing else { return }
        let dot = isUnicode ? (fill == nil ? "○" : "●") : (fill == nil ? "o" : "*")
        let style = style(paint, paint.color(x: place.x, y: place.y, in: place))
        canvas.write(dot, width: 1, x: place.x, y: place.y, style: style)
    }

    private func style(_ paint: Paint, _ color: RGB?) -> TextStyle {
        var style = TextStyle()
        style.foreground = color
        style.isDim = paint == .dim
        return style
    }
}

/// The line around a box.
struct BoxBorder {
    let isRound: Bool
    let isUnicode: Bool

    func draw(in place: CellRect, on canvas: inout Canvas, style: (_ x: Int, _ y: Int) -> TextStyle) {
        guard place.width > 1, place.height > 1 else { return }
        let corners = !isUnicode ? ["+", "+", "+", "+"] : isRound ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
        let across = isUnicode ? "─" : "-"
        let down = isUnicode ? "│" : "|"
        let (right, bottom) = (place.x + place.width - 1, place.y + place.height - 1)
        func put(_ text: String, _ x: Int, _ y: Int) { canvas.write(text, width: 1, x: x, y: y, style: style(x, y)) }
        for x in place.x + 1..<right {
            put(across, x, place.y)
            put(across, x, bottom)
        }
        for y in place.y + 1..<bottom {
            put(down, place.x, y)
            put(down, right, y)
        }
        put(corners[0], place.x, place.y)
        put(corners[1], right, place.y)
        put(corners[2], place.x, bottom)
        put(corners[3], right, bottom)
    }
}

/// Which cells of a place a shape covers.
struct ShapeOutline {
    private let figure: ViewNode.Figure
    private let place: CellRect
    /// How wide a ring along the outline is, in columns; nil for the whole shape.
    private var ringWidth: Double?

    init(_ figure: ViewNode.Figure, in place: CellRect) {
        self.figure = figure
        self.place = place
    }

    /// A ring along the outline.
    func ring(width: Double) -> ShapeOutline {
        var ring = self
        ring.ringWidth = width
        return ring
    }

    /// Whether the middle of a cell is within the shape.
    func covers(x: Int, y: Int) -> Bool { covers(Double(x - place.x) + 0.5, Double(y - place.y) * 2 + 1) }

    func coversUpper(x: Int, y: Int) -> Bool { covers(Double(x - place.x) + 0.5, Double(y - place.y) * 2 + 0.5) }

    func coversLower(x: Int, y: Int) -> Bool { covers(Double(x - place.x) + 0.5, Double(y - place.y) * 2 + 1.5) }

    /// Whether a point is within the shape, in squares as wide as a column.
    private func covers(_ x: Double, _ y: Double) -> Bool {
        let (width, height) = (Double(place.width), Double(place.height) * 2)
        guard contains(x, y, width, height, 0) else { return false }
        if let ringWidth, contains(x, y, width, height, ringWidth) { return false }
        guard figure.from > 0 || figure.to < 1 else { return true }
        let turn = turn(x: x - width / 2, y: y - height / 2)
        return turn >= figure.from && turn <= figure.to
    }

    private func contains(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ inset: Double) -> Bool {
        let (right, below) = (width / 2 - inset, height / 2 - inset)
        guard right > 0, below > 0 else { return false }
        let (along, down) = ((x - width / 2).magnitude, (y - height / 2).magnitude)
        guard along <= right, down <= below else { return false }
        switch figure.name {
        case .rectangle: return true
        case .circle, .ellipse: return (along / right) * (along / right) + (down / below) * (down / below) <= 1
        case .capsule: return isWithinCorner(along, down, right, below, min(right, below))
        case .roundedRectangle:
            let radius = min(max(0, (figure.cornerRadius ?? 8) / 8), right, below)
            return isWithinCorner(along, down, right, below, radius)
        }
    }

    private func isWithinCorner(
        _ along: Double, _ down: Double, _ right: Double, _ below: Double, _ radius: Double
    ) -> Bool {
        let (x, y) = (along - (right - radius), down - (below - radius))
        return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
    }
}
