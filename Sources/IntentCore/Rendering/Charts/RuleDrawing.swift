/// Draws straight lines along the axes.
struct RuleDrawing {
    let drawing: ChartDrawing
    let rooms: ChartRooms

    func draw(_ layer: ResolvedChart.Layer, on canvas: inout Canvas) {
        for row in 0..<layer.count where drawing.painter.isVisible(layer.series[row]) {
            if layer.y[row].isNaN || layer.x[row] != layer.xEnd[row] && !layer.x[row].isNaN {
                layer.y[row].isNaN ? drawUp(layer, row, &canvas) : drawAcross(layer, row, &canvas)
            } else if layer.x[row].isNaN {
                drawAcross(layer, row, &canvas)
            } else {
                drawUp(layer, row, &canvas)
            }
        }
    }

    /// A line from left to right.
    private func drawAcross(_ layer: ResolvedChart.Layer, _ row: Int, _ canvas: inout Canvas) {
        guard let cell = rooms.y.dot(layer.y[row], perCell: 1) else { return }
        let y = rooms.canvasRow(cell)
        for x in span(layer.x[row], layer.xEnd[row], rooms.x) {
            put(drawing.isUnicode ? "─" : "-", rooms.plot.x + x, y, layer.series[row], &canvas)
        }
    }

    /// A line from bottom to top.
    private func drawUp(_ layer: ResolvedChart.Layer, _ row: Int, _ canvas: inout Canvas) {
        guard let cell = rooms.x.dot(layer.x[row], perCell: 1) else { return }
        for y in span(layer.y[row], layer.yEnd[row], rooms.y) {
            put(drawing.isUnicode ? "│" : "|", rooms.plot.x + cell, rooms.canvasRow(y), layer.series[row], &canvas)
        }
    }

    /// The cells between two values, or all.
    private func span(_ from: Double, _ to: Double, _ scale: PlotScale) -> Range<Int> {
        guard !from.isNaN, !to.isNaN, from != to else { return 0..<scale.cells }
        let (one, two) = (
            scale.dot(at: scale.position(from), perCell: 1), scale.dot(at: scale.position(to), perCell: 1)
        )
        let (low, high) = (max(0, min(one, two)), min(scale.cells - 1, max(one, two)))
        return low <= high ? low..<high + 1 : 0..<0
    }

    private func put(_ text: String, _ x: Int, _ y: Int, _ series: Int, _ canvas: inout Canvas) {
        canvas.write(text, width: 1, x: x, y: y, style: drawing.painter.style(series, x: x, y: y, in: rooms.plot))
    }
}
