/// A line across its stack.
struct DividerLayout: Layout {
    /// The stack's direction.
    let axis: Axis
    let isUnicode: Bool

    func size(_ proposal: Proposal) -> CellSize {
        axis == .horizontal
            ? CellSize(width: 1, height: proposal.height ?? 1) : CellSize(width: proposal.width ?? 1, height: 1)
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let line = axis == .horizontal ? (isUnicode ? "│" : "|") : (isUnicode ? "─" : "-")
        var style = TextStyle()
        style.isDim = true
        canvas.forEachCell(in: place) { $0.write(line, width: 1, x: $1, y: $2, style: style) }
    }
}

/// A bar that is full to a part, to an eighth of a column.
struct BarLayout: Layout {
    /// From 0 to 1; nil where nobody knows.
    let fraction: Double?
    let paint: Paint
    let isUnicode: Bool

    /// As wide as it may be, and where it may be anything as wide as can be read at a glance.
    func size(_ proposal: Proposal) -> CellSize { CellSize(width: max(3, proposal.width ?? 10), height: 1) }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let bar = ProgressBarText(fraction: fraction ?? 0, columns: place.width, isUnicode: isUnicode)
        for column in 0..<place.width {
            let x = place.x + column
            var style = TextStyle()
            if bar.filled(column) > 0 {
                style.foreground = paint.color(x: x, y: place.y, in: place)
            } else {
                style.isDim = true
            }
            canvas.write(bar.cell(column), width: 1, x: x, y: place.y, style: style)
        }
    }
}

/// A view with a bracket or a space at each side, as a button has it.
struct BracketLayout: Layout {
    let content: LayoutElement
    let left: String
    let right: String
    let style: TextStyle

    var traits: LayoutTraits { content.traits }

    func size(_ proposal: Proposal) -> CellSize {
        let inner = content.size(proposal.inset(width: sides))
        return CellSize(width: inner.width + sides, height: max(1, inner.height))
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let middle = place.y + (place.height - 1) / 2
        let end = place.x + place.width - right.count
        for (text, start) in [(left, place.x), (right, end)] {
            for (column, letter) in text.enumerated() {
                canvas.write(String(letter), width: 1, x: start + column, y: middle, style: style)
            }
        }
        var inner = place
        inner.x += left.count
        inner.width = max(0, inner.width - sides)
        let size = content.size(Proposal(width: inner.width, height: inner.height))
        let within = CellSize(width: min(size.width, inner.width), height: min(size.height, inner.height))
        content.draw(in: inner.placing(within, .center), on: &canvas)
    }

    private var sides: Int { left.count + right.count }
}

/// A line around a view, within its room.
struct BorderLayout: Layout {
    let content: LayoutElement
    let paint: Paint
    let isUnicode: Bool

    var traits: LayoutTraits { content.traits }

    func size(_ proposal: Proposal) -> CellSize {
        let inner = content.size(proposal.inset(width: 2, height: 2))
        return CellSize(width: inner.width + 2, height: inner.height + 2)
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let inner = CellRect(x: place.x + 1, y: place.y + 1, width: place.width - 2, height: place.height - 2)
        content.draw(in: inner, on: &canvas)
        BoxBorder(isRound: false, isUnicode: isUnicode).draw(in: place, on: &canvas) { x, y in
            var style = TextStyle()
            style.foreground = paint.color(x: x, y: y, in: place)
            style.isDim = paint == .dim
            return style
        }
    }
}
