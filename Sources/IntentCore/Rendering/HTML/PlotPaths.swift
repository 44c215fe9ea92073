/// The marks of a chart as path data of SVG: ten units to a cell, from the upper left corner of the plot. It is the
/// division of the room and the scales that a terminal's chart has, without the rounding to cells.
struct PlotPaths {
    let drawing: ChartDrawing
    let rooms: ChartRooms

    /// Marks of one series that are drawn in one go.
    struct Figure {
        let series: Int
        let brush: Brush
        var path: String
    }

    enum Brush: Hashable {
        case fill
        /// A line, so many pixels wide.
        case stroke(Double)
        /// Circles, each a line of no length with round ends: a drawing that is stretched does not stretch them.
        case dots
        case squares
    }

    /// A symbol that is drawn by itself.
    struct SymbolPlace: Hashable {
        let series: Int
        let shape: ViewNode.Chart.Symbol
        /// From the left and from the top, in parts of the plot.
        let x: Double
        let y: Double
    }

    private(set) var figures: [Figure] = []
    private(set) var symbols: [SymbolPlace] = []

    private var width: Double { Double(rooms.plot.width) }
    private var height: Double { Double(rooms.plot.height) }

    init(_ drawing: ChartDrawing, _ rooms: ChartRooms) {
        self.drawing = drawing
        self.rooms = rooms
        for layer in drawing.resolved.layers where layer.kind == .bar { addBars(layer) }
        for layer in drawing.resolved.layers {
            switch layer.kind {
            case .bar, .sector: break
            case .line: addLines(layer)
            case .point: addPoints(layer, layer.look.symbol)
            case .area: addAreas(layer)
            case .rule: addRules(layer)
            case .rectangle: addRectangles(layer)
            }
        }
    }

    // MARK: Writing

    /// Beyond this many marks of a layer their places are whole units, so that those which look the same are one.
    private static let manyMarks = 2000

    private func x(_ position: Double, _ isRough: Bool = false) -> String { number(position * 10, isRough) }

    private func y(_ position: Double, _ isRough: Bool = false) -> String { number((height - position) * 10, isRough) }

    private func number(_ units: Double, _ isRough: Bool) -> String { cssNumber(isRough ? units.rounded() : units) }

    private func rectangle(
        _ across: ClosedRange<Double>, _ up: ClosedRange<Double>, _ isRough: Bool
    ) -> String {
        "M\(x(across.lowerBound, isRough)) \(y(up.lowerBound, isRough))H\(x(across.upperBound, isRough))"
            + "V\(y(up.upperBound, isRough))H\(x(across.lowerBound, isRough))Z"
    }

    private func polyline(_ points: [(x: Double, y: Double)]) -> String {
        points.map { "\(x($0.x)) \(y($0.y))" }.joined(separator: "L")
    }

    /// Adds the pieces of a layer, those of a series in one path, each once.
    private mutating func add(_ pieces: [(series: Int, brush: Brush, path: String)]) {
        let first = figures.count
        var known: Set<String> = []
        var places: [Int: Int] = [:]
        for piece in pieces where known.insert("\(piece.series) \(piece.path)").inserted {
            if let place = places[piece.series], figures[place].brush == piece.brush {
                figures[place].path += piece.path
            } else {
                places[piece.series] = figures.count
                figures.append(Figure(series: piece.series, brush: piece.brush, path: piece.path))
            }
        }
        // Series are drawn in their order, as they are named.
        figures[first...].sort { $0.series < $1.series }
    }

    private func isVisible(_ layer: ResolvedChart.Layer, _ row: Int) -> Bool {
        drawing.painter.isVisible(layer.series[row])
    }

    // MARK: Bars

    private mutating func addBars(_ layer: ResolvedChart.Layer) {
        let isRough = layer.count > Self.manyMarks
        add(
            (0..<layer.count).compactMap { row in
                guard isVisible(layer, row), let across = barWidth(layer, row), let along = barLength(layer, row) else {
                    return nil
                }
                let path = layer.isLying ? rectangle(along, across, isRough) : rectangle(across, along, isRough)
                return (layer.series[row], .fill, path)
            })
    }

    /// From where to where a bar reaches.
    private func barLength(_ layer: ResolvedChart.Layer, _ row: Int) -> ClosedRange<Double>? {
        let scale = layer.isLying ? rooms.x : rooms.y
        let (start, end) = layer.isLying ? (layer.x[row], layer.xEnd[row]) : (layer.y[row], layer.yEnd[row])
        // Between two values of the other direction, across the plot.
        if start.isNaN || end.isNaN { return layer.hasOwnSpan ? 0...(layer.isLying ? width : height) : nil }
        guard start != end, let span = scale.span(start, end) else { return nil }
        // Something is seen of the least that there is.
        let least = layer.isLying ? 0.125 : 0.0625
        guard span.upperBound - span.lowerBound < least else { return span }
        return start < end
            ? span.lowerBound...span.lowerBound + least : max(0, span.upperBound - least)...span.upperBound
    }

    /// The part of its band that a bar takes, or about a cell where there are no bands.
    private func barWidth(_ layer: ResolvedChart.Layer, _ row: Int) -> ClosedRange<Double>? {
        let scale = layer.isLying ? rooms.y : rooms.x
        let coordinate = layer.isLying ? layer.y[row] : layer.x[row]
        let whole = layer.isLying ? height : width
        if coordinate.isNaN {
            // A bar of its own is in the middle.
            guard !(layer.isLying ? layer.fillsBandY : layer.fillsBandX) else { return nil }
            let length = min(whole, layer.isLying ? 3 : 6)
            return (whole - length) / 2...(whole + length) / 2
        }
        guard let band = scale.bandEnds(coordinate) else {
            guard scale.bandCount == nil, let place = scale.span(coordinate, coordinate) else { return nil }
            return max(0, place.lowerBound - 0.4)...place.upperBound + 0.4
        }
        let room = band.upperBound - band.lowerBound
        var length = room * 0.75
        switch layer.look.thickness {
        case .ratio(let part)? where part > 0: length = room * min(part, 1)
        case .fixed(let points)? where points > 0: length = min(room, points / (layer.isLying ? 16 : 8))
        default: break
        }
        let start = band.lowerBound + (room - length) / 2
        let count = layer.groupCount
        guard count > 1 else { return start...start + length }
        let one = length / Double(count)
        let group = Double(layer.isLying ? count - 1 - layer.group[row] : layer.group[row])
        return start + one * group...start + one * (group + 1)
    }

    // MARK: Lines, areas and points

    private mutating func addLines(_ layer: ResolvedChart.Layer) {
        let paths = LineDrawing(drawing: drawing, rooms: rooms).paths(layer)
        add(paths.map { ($0.series, .stroke(2), "M" + polyline($0.thinned)) })
        // A line of a single point would not be seen.
        add(paths.filter { $0.points.count == 1 }.map { ($0.series, .dots, "M\(polyline($0.points))h0") })
        if layer.look.symbol != nil { addPoints(layer, layer.look.symbol) }
    }

    private mutating func addAreas(_ layer: ResolvedChart.Layer) {
        let lines = LineDrawing(drawing: drawing, rooms: rooms)
        add(
            zip(lines.paths(layer), lines.paths(layer, isUpper: true)).map { lower, upper in
                (lower.series, .fill, "M\(polyline(upper.thinned))L\(polyline(lower.thinned.reversed()))Z")
            })
    }

    private mutating func addPoints(_ layer: ResolvedChart.Layer, _ look: ViewNode.Chart.Symbol?) {
        let isMany = layer.count > Self.manyMarks
        var places: Set<SymbolPlace> = []
        var pieces: [(series: Int, brush: Brush, path: String)] = []
        for row in 0..<layer.count where isVisible(layer, row) {
            guard let place = point(layer, row) else { continue }
            let series = layer.series[row]
            let shape = drawing.painter.shape(series, look)
            switch isMany ? .circle : shape {
            case .circle, .square:
                let brush = shape == .square ? Brush.squares : .dots
                pieces.append((series, brush, "M\(x(place.x, isMany)) \(y(place.y, isMany))h0"))
            case .triangle, .diamond, .plus, .cross, .asterisk, .pentagon:
                let symbol = SymbolPlace(
                    series: series, shape: shape, x: place.x / width, y: (height - place.y) / height)
                if places.insert(symbol).inserted { symbols.append(symbol) }
            }
        }
        add(pieces)
    }

    /// The place of a value; in a direction in which it has none it is in the middle.
    private func point(_ layer: ResolvedChart.Layer, _ row: Int) -> (x: Double, y: Double)? {
        let (hasX, hasY) = (!layer.x[row].isNaN, !layer.y[row].isNaN)
        guard hasX || hasY, hasX || drawing.resolved.x == .none, hasY || drawing.resolved.y == .none else { return nil }
        let x = hasX ? rooms.x.span(layer.x[row], layer.x[row])?.lowerBound : width / 2
        let y = hasY ? rooms.y.span(layer.y[row], layer.y[row])?.lowerBound : height / 2
        guard let x, let y else { return nil }
        return (x, y)
    }

    // MARK: Rules and rectangles

    private mutating func addRules(_ layer: ResolvedChart.Layer) {
        let isRough = layer.count > Self.manyMarks
        add(
            (0..<layer.count).compactMap { row in
                guard isVisible(layer, row) else { return nil }
                let (left, right) = (layer.x[row], layer.xEnd[row])
                let (low, high) = (layer.y[row], layer.yEnd[row])
                // Upright where it has a value along x, and no more than one.
                let isUpright = !left.isNaN && (low.isNaN || left == right)
                let scale = isUpright ? rooms.x : rooms.y
                guard let place = (isUpright ? scale.span(left, left) : scale.span(low, low))?.lowerBound else {
                    return nil
                }
                let ends = isUpright ? ruleEnds(low, high, rooms.y) : ruleEnds(left, right, rooms.x)
                guard let ends else { return nil }
                let path =
                    isUpright
                    ? "M\(x(place, isRough)) \(y(ends.lowerBound))V\(y(ends.upperBound))"
                    : "M\(x(ends.lowerBound)) \(y(place, isRough))H\(x(ends.upperBound))"
                return (layer.series[row], .stroke(1.5), path)
            })
    }

    /// From one value to another, or all the way.
    private func ruleEnds(_ from: Double, _ to: Double, _ scale: PlotScale) -> ClosedRange<Double>? {
        from.isNaN || to.isNaN || from == to ? 0...Double(scale.cells) : scale.span(from, to)
    }

    private mutating func addRectangles(_ layer: ResolvedChart.Layer) {
        let isRough = layer.count > Self.manyMarks
        add(
            (0..<layer.count).compactMap { row in
                guard isVisible(layer, row),
                    let across = side(layer.x[row], layer.xEnd[row], layer.fillsBandX, rooms.x, drawing.resolved.x),
                    let up = side(layer.y[row], layer.yEnd[row], layer.fillsBandY, rooms.y, drawing.resolved.y)
                else { return nil }
                return (layer.series[row], .fill, rectangle(across, up, isRough))
            })
    }

    /// A side of a rectangle: all of the plot where it has no value, a band, or what is between its values.
    private func side(
        _ from: Double, _ to: Double, _ isBand: Bool, _ scale: PlotScale, _ domain: ChartDomain
    ) -> ClosedRange<Double>? {
        let whole = Double(scale.cells)
        if from.isNaN || to.isNaN { return domain == .none || !isBand && from.isNaN && to.isNaN ? 0...whole : nil }
        if isBand { return scale.bandEnds(from) }
        guard let span = scale.span(from, to) else { return nil }
        return from == to ? max(0, span.lowerBound - 0.5)...min(whole, span.upperBound + 0.5) : span
    }

    // MARK: Places

    /// The room that a mark takes, in cells from the lower left corner.
    func extent(
        of layer: ResolvedChart.Layer, _ row: Int
    ) -> (across: ClosedRange<Double>, up: ClosedRange<Double>)? {
        guard row < layer.count, !(layer.x[row].isNaN && layer.y[row].isNaN) else { return nil }
        func side(_ from: Double, _ to: Double, _ scale: PlotScale) -> ClosedRange<Double>? {
            if from.isNaN || to.isNaN { return 0...Double(scale.cells) }
            return from == to ? scale.bandEnds(from) ?? scale.span(from, to) : scale.span(from, to)
        }
        guard let across = side(layer.x[row], layer.xEnd[row], rooms.x),
            let up = side(layer.y[row], layer.yEnd[row], rooms.y)
        else { return nil }
        return (across, up)
    }
}

extension LineDrawing.Path {
    /// The path as it looks with many points in a quarter of a cell: of those the first, the least, the greatest and the
    /// last.
    fileprivate var thinned: [(x: Double, y: Double)] {
        guard points.count > 1000 else { return points }
        var kept: [(x: Double, y: Double)] = []
        var start = 0
        for index in points.indices {
            let isLast = index == points.count - 1
            guard isLast || (points[index + 1].x * 4).rounded(.down) != (points[start].x * 4).rounded(.down) else {
                continue
            }
            let range = start...index
            let low = range.min { points[$0].y < points[$1].y } ?? start
            let high = range.max { points[$0].y < points[$1].y } ?? start
            kept += Set([start, low, high, index]).sorted().map { points[$0] }
            start = index + 1
        }
        return kept
    }
}
