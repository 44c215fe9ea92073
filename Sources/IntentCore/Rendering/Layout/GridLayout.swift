/// Rows of views whose columns have the same widths.
struct GridLayout: Layout {
    let alignment: Alignment
    let columnSpacing: Int
    let rowSpacing: Int
    let rows: [[LayoutElement]]
    /// The widths of the columns where the grid does not make them from its views: nil for what is left.
    var columns: [Int?]?

    func size(_ proposal: Proposal) -> CellSize {
        let widths = widths(proposal.width)
        let heights = heights(widths)
        return CellSize(
            width: widths.reduce(columnSpacing * max(0, widths.count - 1), +),
            height: heights.reduce(rowSpacing * max(0, heights.count - 1), +))
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let widths = widths(place.width)
        var y = place.y
        for (row, height) in zip(rows, heights(widths)) {
            var x = place.x
            for (cell, width) in zip(row, cellWidths(of: row, widths)) {
                let own = CellRect(x: x, y: y, width: width, height: height)
                let size = cell.size(Proposal(width: width, height: height))
                cell.draw(in: own.placing(size, alignment), on: &canvas)
                x += width + columnSpacing
            }
            y += height + rowSpacing
        }
    }

    private var columnCount: Int {
        rows.map { row in row.reduce(0) { $0 + ($1.traits.columns >= ViewNode.allColumns ? 1 : $1.traits.columns) } }
            .max() ?? 0
    }

    private func widths(_ proposed: Int?) -> [Int] {
        let count = min(columns?.count ?? columnCount, 100)
        let gaps = columnSpacing * max(0, count - 1)
        if let columns {
            let room = max(0, (proposed ?? 40) - gaps - columns.reduce(0) { $0 + ($1 ?? 0) })
            let flexible = columns.filter { $0 == nil }.count
            var index = 0
            return columns.map { fixed in
                if let fixed { return fixed }
                defer { index += 1 }
                return room / flexible + (index < room % flexible ? 1 : 0)
            }
        }
        // A grid is as wide as its views like; where that is too wide, the widest columns give way.
        var widths = [Int](repeating: 0, count: count)
        for row in rows {
            for (column, cell) in zip(starts(of: row), row) where cell.traits.columns == 1 && column < count {
                widths[column] = max(widths[column], cell.size(Proposal()).width)
            }
        }
        var excess = widths.reduce(gaps, +) - (proposed ?? .max)
        while excess > 0, let widest = widths.max(), widest > 0, let column = widths.firstIndex(of: widest) {
            widths[column] -= 1
            excess -= 1
        }
        return widths
    }

    private func heights(_ widths: [Int]) -> [Int] {
        rows.map { row in
            zip(row, cellWidths(of: row, widths)).map { $0.size(Proposal(width: $1)).height }.max() ?? 0
        }
    }

    private func starts(of row: [LayoutElement]) -> [Int] {
        var start = 0
        return row.map { cell in
            defer { start += min(max(1, cell.traits.columns), ViewNode.allColumns) }
            return start
        }
    }

    private func cellWidths(of row: [LayoutElement], _ widths: [Int]) -> [Int] {
        zip(starts(of: row), row).map { start, cell in
            let span = widths.dropFirst(start).prefix(max(1, cell.traits.columns))
            return span.reduce(columnSpacing * max(0, span.count - 1), +)
        }
    }
}

/// Views in columns, row after row, of which there may be as many as there is room for.
struct ColumnsLayout: Layout {
    let columns: ViewNode.Columns
    let children: [LayoutElement]

    func size(_ proposal: Proposal) -> CellSize { grid(proposal.width).size(proposal) }
    func draw(in place: CellRect, on canvas: inout Canvas) { grid(place.width).draw(in: place, on: &canvas) }

    private func grid(_ width: Int?) -> GridLayout {
        let spacing = max(1, spaceColumns(columns.spacing ?? 8))
        let room = width ?? 40
        var widths: [Int?] = []
        for column in columns.columns.prefix(100) {
            let least = max(1, IntentCore.columns(column.minimum ?? 8))
            let count = column.isRepeated ? max(1, (room + spacing) / (least + spacing)) : 1
            widths += [Int?](repeating: column.fixed.map(IntentCore.columns), count: min(count, 100))
        }
        let count = max(1, widths.count)
        let rows = stride(from: 0, to: children.count, by: count).map { start in
            Array(children[start..<min(start + count, children.count)])
        }
        return GridLayout(
            alignment: columns.alignment, columnSpacing: spacing, rowSpacing: spaceRows(columns.spacing ?? 0),
            rows: rows, columns: widths.isEmpty ? [nil] : widths)
    }
}
