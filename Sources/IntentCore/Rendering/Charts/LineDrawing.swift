/// Draws lines and points in the dots of braille, areas in shades with an edge of dots. In a single row the height of a
/// block is the value.
struct LineDrawing {
    let drawing: ChartDrawing
    let rooms: ChartRooms

    private var plot: CellRect { rooms.plot }
    private var painter: SeriesPainter { drawing.painter }
    private var isSparkline: Bool { plot.height == 1 }

    // MARK: Lines

    func drawLines(_ layer: ResolvedChart.Layer, on canvas: inout Canvas) {
        var grid = DotGrid(columns: plot.width, rows: plot.height)
        var levels = Levels(columns: plot.width)
        let paths = paths(layer)
        for path in paths {
            let (across, up) = isSparkline ? (1, 8) : (2, 4)
            trace(path.points, across, up) { from, to in
                if isSparkline {
                    levels.line(from: from, to: to, owner: path.series)
                } else {
                    grid.line(from: from, to: to, owner: path.series)
                }
            }
        }
        if isSparkline { return draw(levels, on: &canvas) }
        draw(grid, on: &canvas)
        // Lines are told apart by the symbols of their values where there are no colors.
        let lines = Set(paths.map(\.series)).count
        for path in paths where path.points.count == 1 { drawSymbol(path, layer, on: &canvas) }
        if layer.look.symbol != nil || (lines > 1 && !painter.hasColors) { drawSymbols(layer, on: &canvas) }
    }

    /// A piece of a line without a gap, in cells from the corner of the plot.
    struct Path {
        let series: Int
        var points: [(x: Double, y: Double)]
    }

    /// The pieces of each line, bent as its interpolation asks: of an area, those of its lower edge, or of its upper one.
    func paths(_ layer: ResolvedChart.Layer, isUpper: Bool = false) -> [Path] {
        var done: [Path] = []
        // The path of the line at hand is kept apart: mostly the next point is of the same line.
        var open: [Int: Path] = [:]
        var path = Path(series: 0, points: [])
        var line = -1
        for row in 0..<layer.count where painter.isVisible(layer.series[row]) {
            if layer.line[row] != line {
                if line >= 0 { open[line] = path }
                line = layer.line[row]
                path = open.removeValue(forKey: line) ?? Path(series: layer.series[row], points: [])
            }
            let (low, high) = (rooms.y.position(layer.y[row]), rooms.y.position(layer.yEnd[row]))
            let point = (x: rooms.x.position(layer.x[row]), y: isUpper ? high : low)
            if point.x.isFinite, low.isFinite, high.isFinite {
                path.points.append(point)
            } else if !path.points.isEmpty {
                done.append(path)
                path.points = []
            }
        }
        if line >= 0 { open[line] = path }
        done += open.sorted { $0.key < $1.key }.map(\.value).filter { !$0.points.isEmpty }
        guard layer.look.interpolation != .linear else { return done }
        return done.map {
            Path(series: $0.series, points: Interpolating(layer.look.interpolation).points($0.points))
        }
    }

    /// Goes along a path from dot to dot. Points that share a column of dots are one stroke from the least to the
    /// greatest: the picture is the same, and many points cost no more than few.
    private func trace(
        _ points: [(x: Double, y: Double)], _ across: Int, _ up: Int,
        _ draw: (_ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) -> Void
    ) {
        guard let first = points.first else { return }
        var x = rooms.x.dot(at: first.x, perCell: across)
        var last = rooms.y.dot(at: first.y, perCell: up)
        var (low, high) = (last, last)
        for point in points.dropFirst() {
            let nextX = rooms.x.dot(at: point.x, perCell: across)
            let next = rooms.y.dot(at: point.y, perCell: up)
            if nextX == x {
                (low, high, last) = (min(low, next), max(high, next), next)
                continue
            }
            draw((x, low), (x, high))
            draw((x, last), (nextX, next))
            (x, last, low, high) = (nextX, next, next, next)
        }
        draw((x, low), (x, high))
    }

    private func draw(_ grid: DotGrid, on canvas: inout Canvas) {
        let letters = ["*", "o", "+", "x", "#", "@", "%", "="]
        grid.forEachCell { x, y, character, owner in
            let (column, row) = (plot.x + x, plot.y + y)
            let position = painter.series.indices.contains(owner) ? painter.series[owner].position : 0
            let text = painter.isUnicode ? character : letters[position % letters.count]
            canvas.write(
                text, width: 1, x: column, y: row, style: painter.style(owner, x: column, y: row, in: plot))
        }
    }

    // MARK: Points

    func drawPoints(_ layer: ResolvedChart.Layer, on canvas: inout Canvas) {
        if isSparkline {
            var levels = Levels(columns: plot.width)
            for row in 0..<layer.count where painter.isVisible(layer.series[row]) {
                guard let x = rooms.x.dot(layer.x[row], perCell: 1), let y = rooms.y.dot(layer.y[row], perCell: 8)
                else { continue }
                levels.line(from: (x, y), to: (x, y), owner: layer.series[row])
            }
            return draw(levels, on: &canvas)
        }
        let isFew = layer.count <= max(8, plot.width * plot.height / 8)
        if isFew || layer.look.symbol != nil && layer.count <= plot.width * plot.height {
            return drawSymbols(layer, on: &canvas)
        }
        var grid = DotGrid(columns: plot.width, rows: plot.height)
        for row in 0..<layer.count where painter.isVisible(layer.series[row]) {
            guard let (x, y) = dot(layer, row, 2, 4) else { continue }
            grid.set(x, y, owner: layer.series[row])
        }
        draw(grid, on: &canvas)
    }

    /// A line of a single point would be a dot that is hard to see.
    private func drawSymbol(_ path: Path, _ layer: ResolvedChart.Layer, on canvas: inout Canvas) {
        let x = rooms.x.dot(at: path.points[0].x, perCell: 1)
        let y = rooms.y.dot(at: path.points[0].y, perCell: 1)
        guard x >= 0, y >= 0, x < plot.width, y < plot.height else { return }
        let (column, row) = (plot.x + x, rooms.canvasRow(y))
        canvas.write(
            painter.symbol(path.series, layer.look.symbol), width: 1, x: column, y: row,
            style: painter.style(path.series, x: column, y: row, in: plot))
    }

    private func drawSymbols(_ layer: ResolvedChart.Layer, on canvas: inout Canvas) {
        for row in 0..<layer.count where painter.isVisible(layer.series[row]) {
            guard let (x, y) = dot(layer, row, 1, 1) else { continue }
            let (column, line) = (plot.x + x, rooms.canvasRow(y))
            let series = layer.series[row]
            canvas.write(
                painter.symbol(series, layer.look.symbol), width: 1, x: column, y: line,
                style: painter.style(series, x: column, y: line, in: plot))
        }
    }

    /// The dot of a value; in a direction in which it has none it is in the middle.
    private func dot(_ layer: ResolvedChart.Layer, _ row: Int, _ across: Int, _ up: Int) -> (x: Int, y: Int)? {
        let hasX = !layer.x[row].isNaN
        let hasY = !layer.y[row].isNaN
        guard hasX || hasY else { return nil }
        guard drawing.resolved.x == .none || hasX, drawing.resolved.y == .none || hasY else { return nil }
        let x = hasX ? rooms.x.dot(layer.x[row], perCell: across) : plot.width * across / 2
        let y = hasY ? rooms.y.dot(layer.y[row], perCell: up) : plot.height * up / 2
        guard let x, let y else { return nil }
        return (x, y)
    }

    // MARK: Areas

    func drawAreas(_ layer: ResolvedChart.Layer, on canvas: inout Canvas) {
        var areas: [Int: (series: Int, edge: AreaEdge)] = [:]
        let across = isSparkline ? 1 : 2
        let isStep = layer.look.interpolation == .stepStart || layer.look.interpolation == .stepCenter
        func newArea(_ row: Int) -> (series: Int, edge: AreaEdge) {
            (layer.series[row], AreaEdge(columns: plot.width * across))
        }
        var area = (series: 0, edge: AreaEdge(columns: 0))
        var line = -1
        for row in 0..<layer.count where painter.isVisible(layer.series[row]) {
            if layer.line[row] != line {
                if line >= 0 { areas[line] = area }
                line = layer.line[row]
                area = areas.removeValue(forKey: line) ?? newArea(row)
            }
            let x = rooms.x.position(layer.x[row])
            let (low, high) = (rooms.y.position(layer.y[row]), rooms.y.position(layer.yEnd[row]))
            if x.isFinite, low.isFinite, high.isFinite {
                area.edge.add(
                    x: rooms.x.dot(at: x, perCell: across), low: min(low, high), high: max(low, high), isStep: isStep)
            } else {
                area.edge.interrupt()
            }
        }
        if line >= 0 { areas[line] = area }
        for (_, area) in areas.sorted(by: { $0.key < $1.key }) { draw(area.edge, area.series, on: &canvas) }
    }

    private func draw(_ edge: AreaEdge, _ series: Int, on canvas: inout Canvas) {
        if isSparkline {
            var levels = Levels(columns: plot.width)
            for x in 0..<plot.width {
                guard let (_, high) = edge.spans[x], high > 0 else { continue }
                let y = rooms.y.dot(at: high, perCell: 8)
                levels.line(from: (x, y), to: (x, y), owner: series)
            }
            return draw(levels, on: &canvas)
        }
        var grid = DotGrid(columns: plot.width, rows: plot.height)
        for x in edge.spans.indices {
            guard let (low, high) = edge.spans[x], high > low else { continue }
            let top = Double(plot.height * 4)
            let from = Int(min(max(0, low * 4), top).rounded())
            let to = min(plot.height * 4, max(from + 1, Int(min(max(0, high * 4), top).rounded())))
            for y in from..<max(from, to) { grid.set(x, y, owner: series) }
        }
        grid.forEachCell { x, y, character, _ in
            let (column, row) = (plot.x + x, plot.y + y)
            let style = painter.style(series, x: column, y: row, in: plot)
            if character == "⣿" {
                canvas.write(painter.shade(series), width: 1, x: column, y: row, style: style)
            } else if painter.isUnicode {
                canvas.write(character, width: 1, x: column, y: row, style: style)
            } else if (character.unicodeScalars.first?.value ?? 0).nonzeroBitCount >= 4 + 2 {
                // U+28xx has two bits set beside those of the dots: four dots are half of the cell.
                canvas.write(painter.shade(series), width: 1, x: column, y: row, style: style)
            }
        }
    }

    // MARK: A single row

    private func draw(_ levels: Levels, on canvas: inout Canvas) {
        for x in 0..<plot.width {
            guard let (level, owner) = levels.levels[x] else { continue }
            let column = plot.x + x
            canvas.write(
                sparklineText(level, isUnicode: painter.isUnicode), width: 1, x: column, y: plot.y,
                style: painter.style(owner, x: column, y: plot.y, in: plot))
        }
    }
}

/// A level from 0 to 7 in one character.
func sparklineText(_ level: Int, isUnicode: Bool) -> String {
    let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let letters = ["_", ".", "-", "~", "=", "+", "*", "#"]
    return (isUnicode ? blocks : letters)[min(max(0, level), 7)]
}

/// The greatest level of a line in each column of a single row.
private struct Levels {
    var levels: [(level: Int, owner: Int)?]

    init(columns: Int) { levels = [(level: Int, owner: Int)?](repeating: nil, count: columns) }

    mutating func line(from: (x: Int, y: Int), to: (x: Int, y: Int), owner: Int) {
        let length = abs(to.x - from.x)
        for step in 0...length {
            let x = from.x + (to.x >= from.x ? step : -step)
            guard levels.indices.contains(x) else { continue }
            let y = length == 0 ? max(from.y, to.y) : from.y + (to.y - from.y) * step / length
            // Where a stroke begins and ends its own value counts, not the way to it.
            guard y >= 0, y < 8 else { continue }
            if let before = levels[x], before.level > y { continue }
            levels[x] = (y, owner)
        }
    }
}

/// The lower and the upper edge of an area in each column of dots, in cells.
struct AreaEdge {
    private(set) var spans: [(low: Double, high: Double)?]
    private var last: (x: Int, low: Double, high: Double)?

    init(columns: Int) { spans = [(low: Double, high: Double)?](repeating: nil, count: max(0, columns)) }

    /// Adds a point of both edges; between it and the one before the edges are straight.
    mutating func add(x: Int, low: Double, high: Double, isStep: Bool) {
        defer { last = (x, low, high) }
        guard let last, last.x != x else { return put(x, low, high) }
        let length = Double(x - last.x)
        for column in stride(from: last.x, through: x, by: x > last.x ? 1 : -1) {
            let part = isStep && column != x ? 0 : Double(column - last.x) / length
            put(column, last.low + (low - last.low) * part, last.high + (high - last.high) * part)
        }
    }

    /// A gap.
    mutating func interrupt() { last = nil }

    private mutating func put(_ x: Int, _ low: Double, _ high: Double) {
        guard spans.indices.contains(x) else { return }
        guard let before = spans[x] else {
            spans[x] = (low, high)
            return
        }
        spans[x] = (min(before.low, low), max(before.high, high))
    }
}
