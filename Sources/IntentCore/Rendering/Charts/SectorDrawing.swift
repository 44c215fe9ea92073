import Glibc

/// Draws parts of a whole: as a circle or a ring where there is room for one, else as a bar of shares. The parts begin at
/// the top and go round clockwise.
struct SectorDrawing {
    let drawing: ChartDrawing

    /// The parts: where each ends, from 0 to 1.
    var ends: [(series: Int, end: Double)] {
        var parts: [(series: Int, value: Double)] = []
        for layer in drawing.resolved.layers where layer.kind == .sector {
            for row in 0..<min(layer.angle.count, layer.series.count) where layer.angle[row] > 0 {
                parts.append((layer.series[row], layer.angle[row]))
            }
        }
        let total = parts.reduce(0) { $0 + $1.value }
        guard total > 0, total.isFinite else { return [] }
        var sum = 0.0
        return parts.map { part in
            sum += part.value
            return (part.series, sum / total)
        }
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let ends = ends
        let legend = LegendDrawing(drawing: drawing)
        var room = place
        let rows = legend.rows(width: place.width)
        if rows > 0, place.height > 1 {
            let taken = min(rows, max(1, place.height / 4))
            room.height -= taken
            legend.draw(
                in: CellRect(x: place.x, y: place.y + room.height, width: place.width, height: taken), on: &canvas)
        }
        if Self.isRound(in: room) {
            drawRound(ends, in: room, on: &canvas)
        } else {
            drawBar(ends, in: CellRect(x: room.x, y: room.y, width: room.width, height: 1), on: &canvas)
        }
    }

    /// Whether there is room for a circle.
    static func isRound(in room: CellRect) -> Bool { room.height >= 4 && room.width >= 8 }

    // MARK: Round

    /// The hole of a ring, as a part of its radius.
    var hole: Double {
        let layer = drawing.resolved.layers.first { $0.kind == .sector }
        return min(max(layer?.look.innerRadius ?? 0, 0), 0.9)
    }

    private func drawRound(_ ends: [(series: Int, end: Double)], in room: CellRect, on canvas: inout Canvas) {
        // Half a cell is a square: as many of them across as there is room for both ways.
        let size = min(room.width, room.height * 2)
        let circle = room.placing(CellSize(width: size, height: (size + 1) / 2), .center)
        let radius = Double(size) / 2
        let inner = radius * hole
        func part(_ x: Int, _ half: Int) -> Int? {
            let across = Double(x) + 0.5 - radius
            let down = Double(half) + 0.5 - radius
            let distance = (across * across + down * down).squareRoot()
            guard distance <= radius, distance >= inner else { return nil }
            // From the top, clockwise.
            var turn = atan2(across, -down) / (2 * .pi)
            if turn < 0 { turn += 1 }
            return ends.first { turn < $0.end }?.series ?? ends.last?.series
        }
        let painter = drawing.painter
        for row in 0..<circle.height {
            for column in 0..<circle.width {
                let (upper, lower) = (part(column, row * 2), part(column, row * 2 + 1))
                guard let series = upper ?? lower else { continue }
                let (x, y) = (circle.x + column, circle.y + row)
                var style = painter.style(series, x: x, y: y, in: circle)
                if let pattern = painter.pattern(series) ?? (painter.hasColors ? nil : "█") {
                    if painter.isUnicode, upper == nil || lower == nil {
                        if pattern == "█" { canvas.write(upper == nil ? "▄" : "▀", width: 1, x: x, y: y, style: style) }
                        continue
                    }
                    canvas.write(pattern, width: 1, x: x, y: y, style: style)
                } else if upper == lower {
                    canvas.fill("█", x: x, y: y, style: style)
                } else if let upper, let lower {
                    style = painter.style(upper, x: x, y: y, in: circle)
                    style.background = painter.style(lower, x: x, y: y, in: circle).foreground
                    canvas.write("▀", width: 1, x: x, y: y, style: style)
                } else {
                    canvas.write(upper == nil ? "▄" : "▀", width: 1, x: x, y: y, style: style)
                }
            }
        }
    }

    // MARK: In a row

    private func drawBar(_ ends: [(series: Int, end: Double)], in room: CellRect, on canvas: inout Canvas) {
        let painter = drawing.painter
        for column in 0..<room.width {
            let middle = (Double(column) + 0.5) / Double(room.width)
            guard let series = ends.first(where: { middle < $0.end })?.series else { continue }
            let x = room.x + column
            canvas.write(
                painter.pattern(series) ?? "█", width: 1, x: x, y: room.y,
                style: painter.style(series, x: x, y: room.y, in: room))
        }
    }
}
