/// Draws a chart in a place: first it divides the room between plot, axes and legend, then it draws each.
struct ChartDrawing {
    let chart: ViewNode.Chart
    let resolved: ResolvedChart
    let painter: SeriesPainter
    let inherited: InheritedStyle
    let builder: LayoutBuilder
    let depth: Int

    var isUnicode: Bool { builder.context.isUnicode }

    init(_ chart: ViewNode.Chart, _ inherited: InheritedStyle, _ builder: LayoutBuilder, _ depth: Int) {
        self.chart = chart
        self.inherited = inherited
        self.builder = builder
        self.depth = depth
        resolved = ResolvedChart(chart)
        painter = SeriesPainter(resolved, inherited, builder.context)
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        if resolved.layers.contains(where: { $0.kind == .sector }) {
            return SectorDrawing(drawing: self).draw(in: place, on: &canvas)
        }
        let rooms = ChartRooms(self, in: place)
        guard rooms.plot.width > 0, rooms.plot.height > 0 else { return }
        drawPlotArea(rooms.plot, &canvas)
        let axes = AxisDrawing(drawing: self, rooms: rooms)
        axes.drawGrid(&canvas)
        drawMarks(rooms, &canvas)
        axes.drawLabels(&canvas)
        if let legend = rooms.legend { LegendDrawing(drawing: self).draw(in: legend, on: &canvas) }
    }

    /// The background of the plot, if one is set.
    private func drawPlotArea(_ plot: CellRect, _ canvas: inout Canvas) {
        for case .background(let node, _) in chart.plot {
            var behind = inherited
            behind.isGround = true
            builder.element(node, behind, depth: depth + 1).draw(in: plot, on: &canvas)
        }
    }

    private func drawMarks(_ rooms: ChartRooms, _ canvas: inout Canvas) {
        let bars = BarDrawing(drawing: self, rooms: rooms)
        let lines = LineDrawing(drawing: self, rooms: rooms)
        // Bars are one picture: where they add up, one cell shows parts of several.
        let barLayers = resolved.layers.filter { $0.kind == .bar }
        if !barLayers.isEmpty { bars.draw(barLayers, on: &canvas) }
        for layer in resolved.layers {
            switch layer.kind {
            case .bar, .sector: break
            case .line: lines.drawLines(layer, on: &canvas)
            case .point: lines.drawPoints(layer, on: &canvas)
            case .area: lines.drawAreas(layer, on: &canvas)
            case .rule: RuleDrawing(drawing: self, rooms: rooms).draw(layer, on: &canvas)
            case .rectangle: RectangleDrawing(drawing: self, rooms: rooms).draw(layer, on: &canvas)
            }
        }
        canvas.clipped(to: rooms.whole) { canvas in
            for layer in resolved.layers where !layer.annotations.isEmpty {
                AnnotationDrawing(drawing: self, rooms: rooms).draw(layer, on: &canvas)
            }
        }
    }
}
