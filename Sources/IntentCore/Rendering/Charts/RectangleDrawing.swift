/// Draws rectangles: between values, or the bands of a value in each direction.
struct RectangleDrawing {
    let drawing: ChartDrawing
    let rooms: ChartRooms

    func draw(_ layer: ResolvedChart.Layer, on canvas: inout Canvas) {
        for row in 0..<layer.count where drawing.painter.isVisible(layer.series[row]) {
            guard let across = cells(layer.x[row], layer.xEnd[row], layer.fillsBandX, rooms.x, drawing.resolved.x),
                let up = cells(layer.y[row], layer.yEnd[row], layer.fillsBandY, rooms.y, drawing.resolved.y)
            else { continue }
            for y in up { for x in across { put(x, y, layer, row, &canvas) } }
        }
    }

    private func put(_ x: Int, _ y: Int, _ layer: ResolvedChart.Layer, _ row: Int, _ canvas: inout Canvas) {
        let painter = drawing.painter
        let series = layer.series[row]
        let (column, line) = (rooms.plot.x + x, rooms.canvasRow(y))
        let style = painter.style(series, x: column, y: line, in: rooms.plot)
        if isFaint(layer.look), painter.hasColors {
            // What is half seen is the ground of what is drawn on it.
            if let color = style.foreground { canvas.paint(color, x: column, y: line) }
        } else if let pattern = painter.pattern(series) {
            canvas.write(isFaint(layer.look) ? faint : pattern, width: 1, x: column, y: line, style: style)
        } else if isFaint(layer.look) {
            canvas.write(faint, width: 1, x: column, y: line, style: style)
        } else {
            canvas.fill("█", x: column, y: line, style: style)
        }
    }

    private var faint: String { drawing.isUnicode ? "░" : ":" }

    private func isFaint(_ look: ViewNode.Chart.Look) -> Bool {
        look.opacity < 1 || look.foreground?.isFaint == true
    }

    /// The cells of a mark in a direction; all where it has no value there, nil for one that the axis has not.
    private func cells(
        _ from: Double, _ to: Double, _ isBand: Bool, _ scale: PlotScale, _ domain: ChartDomain
    ) -> Range<Int>? {
        if from.isNaN || to.isNaN {
            return domain == .none || !isBand && from.isNaN && to.isNaN ? 0..<scale.cells : nil
        }
        if isBand { return scale.band(from) }
        if from == to { return scale.dot(from, perCell: 1).map { $0..<$0 + 1 } }
        let (one, two) = (scale.position(from), scale.position(to))
        guard one.isFinite, two.isFinite else { return nil }
        let most = Double(scale.cells)
        let low = Int(min(max(0, min(one, two) + 1e-6), most).rounded(.down))
        let high = Int(min(max(0, max(one, two) - 1e-6), most).rounded(.up))
        return low < high ? low..<high : nil
    }
}

extension ViewNode.Style {
    /// Whether what is behind shows through.
    var isFaint: Bool {
        switch self {
        case .opacity: true
        case .color(let color): color.opacity < 1
        case .named, .gradient: false
        }
    }
}
