/// A chart: its marks, its axes and the names of its series, in whatever room there is. A single row is a sparkline.
struct ChartLayout: Layout {
    let chart: ViewNode.Chart
    let inherited: InheritedStyle
    let builder: LayoutBuilder
    let depth: Int

    /// What it takes where it may take anything: as much as is read at a glance, bars that lie a row each.
    private static let idealWidth = 60
    private static let idealHeight = 12

    func size(_ proposal: Proposal) -> CellSize {
        CellSize(
            width: max(1, proposal.width ?? Self.idealWidth),
            height: max(1, proposal.height ?? plotHeight ?? idealHeight))
    }

    /// What is said of the plot's height, with the axis and the legend.
    private var plotHeight: Int? {
        for case .frame(let frame) in chart.plot { if let height = frame.height { return rows(height) + 2 } }
        return nil
    }

    private var idealHeight: Int {
        let lying = chart.marks.filter { $0.kind == .bar && $0.isLying }
        guard !lying.isEmpty, let bands = chart.domain(.y).bandCount else {
            return chart.marks.allSatisfy { $0.kind == .bar && $0.isLying } ? 4 : Self.idealHeight
        }
        let titles = chart.x.title == nil && chart.y.title == nil ? 0 : 1
        let legend = chart.showsLegend != false && !chart.seriesNames.isEmpty ? 1 : 0
        return min(max(1, bands) * (bands <= 8 ? 2 : 1) + 1 + titles + legend, 60)
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let drawing = ChartDrawing(chart, inherited, builder, depth)
        canvas.clipped(to: place) { drawing.draw(in: place, on: &$0) }
    }
}
