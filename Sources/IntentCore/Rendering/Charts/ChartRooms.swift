/// How the room of a chart is divided: the plot, the labels beside and below it, the legend, and the scales that follow
/// from the plot's size. The plot comes first: what is written gives way where room is scarce.
struct ChartRooms {
    let whole: CellRect
    private(set) var plot: CellRect
    /// The row for the line under the plot.
    private(set) var lineRow: Int?
    /// The row for the values along x.
    private(set) var labelRow: Int?
    /// The row for the titles of the axes.
    private(set) var titleRow: Int?
    private(set) var legend: CellRect?
    private(set) var x: PlotScale
    private(set) var y: PlotScale
    /// What is written beside the plot, at which rows of it from the bottom.
    private(set) var yLabels: [AxisLabel] = []
    /// Whether the labels of y stand at the right.
    private(set) var yIsTrailing = false

    init(_ drawing: ChartDrawing, in place: CellRect) {
        let chart = drawing.chart
        let resolved = drawing.resolved
        whole = place
        plot = place
        // A title and a legend for those who have room for them.
        let titles = [chart.y.title, chart.x.title].compactMap { $0 }
        if !titles.isEmpty, place.height >= 6 {
            titleRow = place.y
            plot.y += 1
            plot.height -= 1
        }
        let legendRows = LegendDrawing(drawing: drawing).rows(width: place.width)
        if legendRows > 0, place.height >= 5 {
            let rows = min(legendRows, max(1, place.height / 5))
            legend = CellRect(x: place.x, y: place.y + place.height - rows, width: place.width, height: rows)
            plot.height -= rows
        }
        let hasX = !chart.x.isHidden && chart.x.marks?.isEmpty != true && resolved.x != .none
        let isOnTop = chart.x.marks?.first?.edge == .top
        if hasX, place.height >= 3, place.width >= 4 {
            plot.height -= 1
            if isOnTop {
                labelRow = plot.y
                plot.y += 1
            } else {
                labelRow = plot.y + plot.height
                if plot.height >= 5, AxisDrawing.hasLine(resolved) {
                    plot.height -= 1
                    lineRow = plot.y + plot.height
                    labelRow = plot.y + plot.height + 1
                }
            }
        }
        let isTiny = plot.height <= 2
        let above = plot.height >= 4 && AnnotationDrawing.standAbove(resolved) ? 1 : 0
        y = PlotScale(
            resolved.y, axis: chart.y, isUpward: true, cells: plot.height - above, minimumGap: plot.height >= 5 ? 2 : 1,
            isExact: isTiny)
        x = PlotScale(resolved.x, axis: chart.x, isUpward: false, cells: plot.width, minimumGap: 1)
        takeLabelsOfY(drawing, isTiny)
        // Finer ticks have longer numbers, which need more room.
        var gap = 3
        for _ in 0..<3 {
            x = PlotScale(resolved.x, axis: chart.x, isUpward: false, cells: plot.width, minimumGap: gap)
            let needed = AxisDrawing.widestNumber(x) + 2
            if needed <= gap { break }
            gap = needed
        }
    }

    /// Takes the room for what is written along y, if what is left is enough to draw in.
    private mutating func takeLabelsOfY(_ drawing: ChartDrawing, _ isTiny: Bool) {
        let chart = drawing.chart
        guard !chart.y.isHidden, chart.y.marks?.isEmpty != true, plot.height >= 2 else { return }
        let labels = AxisDrawing.labelsOfY(drawing, y, hasLine: lineRow != nil)
        let isBands = y.bandCount != nil
        guard !labels.isEmpty, isBands || !isTiny else { return }
        let most = isBands ? plot.width / 2 : plot.width / 3
        let widest = labels.map(\.width).max() ?? 0
        let width = isBands ? min(widest, most) : widest
        guard width > 0, width <= most, plot.width - width - 1 >= 4 else { return }
        yLabels = labels
        yIsTrailing = chart.y.marks?.first?.edge == .trailing
        plot.width -= width + 1
        if !yIsTrailing { plot.x += width + 1 }
    }

    /// The width of what is written along y.
    var labelWidth: Int { max(0, whole.width - plot.width - 1) }

    /// The row of the canvas for a row of the plot from the bottom.
    func canvasRow(_ row: Int) -> Int { plot.y + plot.height - 1 - row }
}

/// What is written at a value of an axis.
struct AxisLabel {
    /// The cell of the plot, from where the axis begins; -1 for the line under it.
    let cell: Int
    let width: Int
    let element: LayoutElement
    let tick: TickLabel
}
