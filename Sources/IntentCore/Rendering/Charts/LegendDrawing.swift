/// Names the series of a chart, each after a piece of its color, pattern or symbol.
struct LegendDrawing {
    let drawing: ChartDrawing

    /// The series that have names, if they are to be shown.
    private var names: [(index: Int, name: String)] {
        guard drawing.chart.showsLegend != false else { return [] }
        return drawing.resolved.series.enumerated().compactMap { index, series in
            series.name.flatMap { $0.isEmpty ? nil : (index, $0) }
        }
    }

    /// How many rows the names take.
    func rows(width: Int) -> Int { lines(width: width).count }

    /// The names, divided into rows.
    func lines(width: Int) -> [[(index: Int, name: String)]] {
        guard width >= 3 else { return [] }
        var lines: [[(index: Int, name: String)]] = []
        var used = width
        for entry in names {
            var name = truncated(sanitized(entry.name), to: width - 2)
            if !drawing.isUnicode, name.last == "…" { name = name.dropLast() + "." }
            let length = columnWidth(name) + 2
            if used + 2 + length <= width {
                lines[lines.count - 1].append((entry.index, name))
                used += 2 + length
            } else {
                lines.append([(entry.index, name)])
                used = length
            }
        }
        return lines
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let lines = lines(width: place.width)
        for (row, line) in lines.prefix(place.height).enumerated() {
            var x = place.x
            for entry in line {
                let y = place.y + row
                canvas.write(
                    swatch(entry.index), width: 1, x: x, y: y,
                    style: drawing.painter.style(entry.index, x: x, y: y, in: place))
                x += 2
                for character in entry.name {
                    for (text, width) in shownPieces(character) {
                        canvas.write(text, width: width, x: x, y: y, style: TextStyle())
                        x += width
                    }
                }
                x += 2
            }
            // What does not fit is not left out without a sign.
            if row == place.height - 1, lines.count > place.height {
                canvas.write(
                    drawing.isUnicode ? "…" : "~", width: 1, x: place.x + place.width - 1, y: place.y + row,
                    style: TextStyle())
            }
        }
    }

    /// A piece of what the marks of a series look like.
    private func swatch(_ index: Int) -> String {
        let painter = drawing.painter
        let kinds = drawing.resolved.layers.filter { $0.series.contains(index) }.map(\.kind)
        if kinds.contains(where: { $0 == .bar || $0 == .rectangle || $0 == .sector }) {
            return painter.pattern(index) ?? "■"
        }
        if kinds.contains(.point) || kinds.contains(.line) {
            if !painter.isUnicode, !kinds.contains(.point) {
                let letters = ["*", "o", "+", "x", "#", "@", "%", "="]
                return letters[index % letters.count]
            }
            return painter.symbol(index, nil)
        }
        return kinds.contains(.area) ? painter.shade(index) : painter.pattern(index) ?? "■"
    }
}
