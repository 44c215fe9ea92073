/// Draws bars in eighths of a cell. Where bars of several series meet in a cell, the cell shows both: one as the letter's
/// color, one as the ground's.
struct BarDrawing {
    let drawing: ChartDrawing
    let rooms: ChartRooms

    /// A part of a bar, in eighths along the plot.
    private struct Piece {
        var from: Int
        var to: Int
        let series: Int
    }

    func draw(_ layers: [ResolvedChart.Layer], on canvas: inout Canvas) {
        let standing = layers.filter { !$0.isLying }
        let lying = layers.filter(\.isLying)
        if !standing.isEmpty { draw(standing, isLying: false, &canvas) }
        if !lying.isEmpty { draw(lying, isLying: true, &canvas) }
    }

    private func draw(_ layers: [ResolvedChart.Layer], isLying: Bool, _ canvas: inout Canvas) {
        let across = isLying ? rooms.plot.height : rooms.plot.width
        var pieces = [[Piece]](repeating: [], count: across)
        for layer in layers {
            for row in 0..<layer.count {
                guard let piece = piece(layer, row, isLying), let cells = cells(layer, row, isLying) else { continue }
                for cell in cells where cell >= 0 && cell < across { add(piece, to: &pieces[cell]) }
            }
        }
        let zero = eighth(0, isLying)
        for cell in 0..<across where !pieces[cell].isEmpty {
            for index in 0..<(isLying ? rooms.plot.width : rooms.plot.height) {
                drawCell(pieces[cell], index, cell, isLying, zero, &canvas)
            }
        }
    }

    /// More bars than cells: of those that share one, the longest is seen.
    private func add(_ piece: Piece, to pieces: inout [Piece]) {
        for index in pieces.indices where pieces[index].from == piece.from || pieces[index].to == piece.to {
            guard pieces[index].series == piece.series else { continue }
            pieces[index].from = min(pieces[index].from, piece.from)
            pieces[index].to = max(pieces[index].to, piece.to)
            return
        }
        pieces.append(piece)
    }

    private func eighth(_ coordinate: Double, _ isLying: Bool) -> Int {
        let position = (isLying ? rooms.x : rooms.y).position(coordinate) * 8
        let most = Double((isLying ? rooms.plot.width : rooms.plot.height) * 8)
        return position.isNaN ? 0 : Int(min(max(position, -8), most + 8).rounded())
    }

    private func piece(_ layer: ResolvedChart.Layer, _ row: Int, _ isLying: Bool) -> Piece? {
        let (start, end) = isLying ? (layer.x[row], layer.xEnd[row]) : (layer.y[row], layer.yEnd[row])
        let series = layer.series[row]
        guard drawing.painter.isVisible(series) else { return nil }
        if start.isNaN || end.isNaN {
            // Between two values of the other direction, across the plot.
            guard layer.hasOwnSpan else { return nil }
            return Piece(from: 0, to: (isLying ? rooms.plot.width : rooms.plot.height) * 8, series: series)
        }
        // Nothing is drawn for nothing, and something for the least that there is.
        guard start != end else { return nil }
        var (from, to) = (eighth(min(start, end), isLying), eighth(max(start, end), isLying))
        if from == to { if start < end { to += 1 } else { from -= 1 } }
        return Piece(from: min(from, to), to: max(from, to), series: series)
    }

    /// The cells across the bar.
    private func cells(_ layer: ResolvedChart.Layer, _ row: Int, _ isLying: Bool) -> Range<Int>? {
        let scale = isLying ? rooms.y : rooms.x
        let coordinate = isLying ? layer.y[row] : layer.x[row]
        let across = isLying ? rooms.plot.height : rooms.plot.width
        if coordinate.isNaN {
            // A bar of its own takes the whole room, but no more rows than look like one.
            let hasPlace = isLying ? layer.fillsBandY : layer.fillsBandX
            if hasPlace { return nil }
            let length = isLying ? min(across, 3) : min(across, 6)
            return (across - length) / 2..<(across - length) / 2 + length
        }
        guard let band = scale.band(coordinate) else {
            guard scale.bandCount == nil, let cell = scale.dot(coordinate, perCell: 1) else { return nil }
            return cell..<cell + 1
        }
        return part(of: band, layer, row, isLying)
    }

    /// The part of a band that a bar takes.
    private func part(of band: Range<Int>, _ layer: ResolvedChart.Layer, _ row: Int, _ isLying: Bool) -> Range<Int> {
        let width = band.count
        var length: Int
        switch layer.look.thickness {
        case .ratio(let part)? where part > 0: length = Int((Double(width) * min(part, 1)).rounded())
        case .fixed(let points)? where points > 0: length = isLying ? rows(points) : columns(points)
        default: length = width <= 1 ? width : isLying ? max(1, width - 1) : width - max(1, width / 4)
        }
        length = min(max(1, length), width)
        let offset = width <= 3 ? 0 : (width - length) / 2
        guard layer.groupCount > 1 else { return band.lowerBound + offset..<band.lowerBound + offset + length }
        let count = layer.groupCount
        // Bars side by side, each at least a cell; where there are more than cells, some share one.
        let group = isLying ? count - 1 - layer.group[row] : layer.group[row]
        let first = band.lowerBound + offset + group * length / count
        let end = band.lowerBound + offset + (group + 1) * length / count
        return first..<max(first + 1, end)
    }

    // MARK: Cells

    private func drawCell(
        _ pieces: [Piece], _ index: Int, _ across: Int, _ isLying: Bool, _ zero: Int, _ canvas: inout Canvas
    ) {
        let begin = index * 8
        var parts: [Piece] = []
        for piece in pieces where piece.from < begin + 8 && piece.to > begin {
            let from = max(piece.from, begin) - begin
            let to = min(piece.to, begin + 8) - begin
            parts.append(Piece(from: from, to: to, series: piece.series))
        }
        guard !parts.isEmpty else { return }
        let x = isLying ? rooms.plot.x + index : rooms.plot.x + across
        let y = isLying ? rooms.canvasRow(across) : rooms.canvasRow(index)
        parts.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        let painter = drawing.painter
        func style(_ series: Int) -> TextStyle { painter.style(series, x: x, y: y, in: rooms.plot) }
        // The largest part decides where a cell can show one only.
        let largest = parts.max { $0.to - $0.from < $1.to - $1.from } ?? parts[0]
        let isPatterned = parts.contains { painter.pattern($0.series) != nil }
        if isPatterned {
            // A bar that ends in the cell's first half ends with the cell before, unless it has no other.
            let isWhole = (parts.reduce(0) { $0 + $1.to - $1.from }) >= 4
            let isOnly = largest.from == 0 && begin == zero || largest.to == 8 && begin + 8 == zero
            guard isWhole || isOnly else { return }
            let full = painter.isUnicode ? "█" : "#"
            let faint = painter.isUnicode ? full : "."
            let pattern = painter.pattern(largest.series) ?? full
            canvas.write(
                isWhole || painter.isUnicode ? pattern : faint, width: 1, x: x, y: y, style: style(largest.series))
            return
        }
        if largest.from == 0, largest.to == 8 { return canvas.fill("█", x: x, y: y, style: style(largest.series)) }
        // Two parts that meet fill the cell: one is the letter, the other its ground.
        if parts.count > 1, parts[0].from == 0, parts[1].to == 8, parts[0].to >= parts[1].from {
            var both = style(parts[0].series)
            both.background = style(parts[1].series).foreground
            return canvas.write(
                block(upTo: parts[0].to, isLying), width: 1, x: x, y: y, style: both)
        }
        if parts[0].from == 0 {
            let to = parts.count > 1 && parts[1].from <= parts[0].to ? max(parts[0].to, parts[1].to) : parts[0].to
            return canvas.write(block(upTo: to, isLying), width: 1, x: x, y: y, style: style(largest.series))
        }
        canvas.write(
            block(from: largest.from, to: largest.to, isLying), width: 1, x: x, y: y, style: style(largest.series))
    }

    /// The block from the beginning of a cell on.
    private func block(upTo eighths: Int, _ isLying: Bool) -> String {
        let upright = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        let lying = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
        return (isLying ? lying : upright)[min(max(0, eighths), 8)]
    }

    /// The block that is nearest to a part which does not begin with its cell: of those there are an eighth, a half and
    /// the whole.
    private func block(from: Int, to: Int, _ isLying: Bool) -> String {
        guard to == 8 else { return isLying ? "│" : "─" }
        switch from {
        case ...2: return "█"
        case 3...5: return isLying ? "▐" : "▀"
        default: return isLying ? "▕" : "▔"
        }
    }
}
