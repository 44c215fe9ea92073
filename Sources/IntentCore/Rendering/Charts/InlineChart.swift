extension ViewNode.Chart {
    /// The most columns that a chart takes in a line of text.
    private static let widest = 16

    /// The chart in a line of text, a character for each place along x: `▂▅▁▇`.
    func inlineNode(_ inherited: InheritedStyle, _ builder: LayoutBuilder) -> ViewNode? {
        var plain = self
        plain.x.isHidden = true
        plain.y.isHidden = true
        plain.showsLegend = false
        let resolved = ResolvedChart(self)
        let places = resolved.x.bandCount ?? resolved.layers.map(\.count).max() ?? 0
        guard places > 0 else { return nil }
        let size = CellSize(width: min(places, Self.widest), height: 1)
        var canvas = Canvas(size)
        ChartDrawing(plain, inherited, builder, 0)
            .draw(in: CellRect(x: 0, y: 0, width: size.width, height: 1), on: &canvas)
        let text = (canvas.lines.first?.runs ?? []).map(\.text).joined()
        return ViewNode(.text([ViewNode.TextRun(.text(text))]))
    }
}
