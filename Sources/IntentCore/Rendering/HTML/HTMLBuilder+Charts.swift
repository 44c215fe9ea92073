import Glibc

extension HTMLBuilder {
    /// A chart: its marks as a drawing that is stretched to the room, and around it what is written, which is not
    /// stretched. Those who do not see it have it in words.
    func chart(_ chart: ViewNode.Chart, _ around: PageSurroundings, _ depth: Int) -> HTMLElement {
        let layout = LayoutBuilder(context: RenderingContext(depth: .full, now: context.now))
        let drawing = ChartDrawing(chart, around.style, layout, depth)
        let room = CellRect(x: 0, y: 0, width: max(1, around.room.width), height: max(1, around.room.height))
        var element = box(around)
        element.set("role", "img")
        element.set("aria-label", chart.textAlternative)
        element.style.add("display", "grid")
        element.style.add("min-width", "0")
        element.growsAcross = true
        element.growsDown = true
        element.stage = .closed
        let page = ChartOnPage(builder: self, drawing: drawing, around: around, depth: depth)
        if drawing.resolved.layers.contains(where: { $0.kind == .sector }) {
            page.addSectors(to: &element, in: room)
        } else {
            page.addPlot(to: &element, ChartRooms(drawing, in: room))
        }
        return element
    }
}

/// The parts of a chart's element: a grid of five rows and three columns with the plot in the middle.
private struct ChartOnPage {
    let builder: HTMLBuilder
    let drawing: ChartDrawing
    let around: PageSurroundings
    let depth: Int

    private var chart: ViewNode.Chart { drawing.chart }

    /// A part of the grid.
    private func part(_ area: String) -> HTMLElement {
        var part = builder.box(around)
        part.style.add("grid-area", area)
        part.style.add("min-width", "0")
        return part
    }

    /// What is written somewhere: small, in one line, and in the second color unless the view says otherwise.
    private func words(_ view: ViewNode) -> HTMLElement {
        var quiet = around
        quiet.style.font = .caption2
        quiet.style.foreground = [.named("secondary")]
        quiet.style.lineLimit = 1
        quiet.style.axis = nil
        return builder.element(view, quiet, depth: depth + 1)
    }

    private func words(_ text: String) -> HTMLElement { words(TickLabel(coordinate: 0, text: text).view) }

    private func percent(_ part: Double) -> String { cssNumber(part * 100) + "%" }

    // MARK: The plot

    func addPlot(to element: inout HTMLElement, _ rooms: ChartRooms) {
        var around = around
        var plot = part("3/2")
        plot.style.add("position", "relative")
        var height = "minmax(24px,1fr)"
        for modifier in chart.plot {
            switch modifier {
            case .frame(let frame): if let fixed = frame.height { height = pixels(min(max(0, fixed), 2000)) }
            case .background(let node, _):
                var behind = around
                behind.style.isGround = true
                behind.style.axis = nil
                let ground = builder.box(builder.element(node, behind, depth: depth + 1), around)
                plot.content += builder.html(filling(ground))
                if let color = builder.ground(of: node, around) { around.ground = color }
            default: break
            }
        }
        element.style.add("grid-template-rows", "auto auto \(height) auto auto")
        element.style.add("grid-template-columns", "auto minmax(0,1fr) auto")
        // Half of the uppermost number stands above the plot.
        if !rooms.yLabels.isEmpty, rooms.titleRow == nil { element.style.add("padding-top", "7px") }
        let paths = PlotPaths(drawing, rooms)
        let axes = AxisDrawing(drawing: drawing, rooms: rooms)
        plot.content += builder.html(marks(paths, axes, around.ground))
        plot.content += builder.html(symbols(paths, around.ground))
        for layer in drawing.resolved.layers {
            for annotation in layer.annotations { plot.content += self.annotation(annotation, layer, paths, around) }
        }
        if rooms.titleRow != nil { element.content += builder.html(titles) }
        if !rooms.yLabels.isEmpty { element.content += builder.html(labelsOfY(rooms)) }
        element.content += builder.html(plot)
        if rooms.labelRow != nil { element.content += builder.html(labelsOfX(axes, rooms)) }
        if let legend = rooms.legend {
            element.content += builder.html(self.legend(legend, around.ground))
        }
    }

    /// An element over all of the plot.
    private func filling(_ element: HTMLElement) -> HTMLElement {
        var filling = element
        filling.style.add("position", "absolute")
        filling.style.add("inset", "0")
        filling.style.add("width", "100%")
        filling.style.add("height", "100%")
        return filling
    }

    private func picture() -> HTMLElement {
        var picture = filling(HTMLElement("svg"))
        picture.set("aria-hidden", "true")
        picture.style.add("display", "block")
        return picture
    }

    private func marks(_ paths: PlotPaths, _ axes: AxisDrawing, _ ground: ColorPair) -> HTMLElement {
        let rooms = paths.rooms
        var picture = picture()
        picture.set("viewBox", "0 0 \(rooms.plot.width * 10) \(rooms.plot.height * 10)")
        picture.set("preserveAspectRatio", "none")
        // A line along the edge is seen whole, but what lies beyond the ends that are given is not.
        if !drawing.resolved.x.isCut, !drawing.resolved.y.isCut { picture.style.add("overflow", "visible") }
        let grid = self.grid(axes, rooms)
        if !grid.isEmpty { picture.content += builder.html(stroke(grid, 1, around.ground.mixed(with: .grey, 0.35))) }
        if rooms.lineRow != nil {
            let bottom = "M0 \(rooms.plot.height * 10)H\(rooms.plot.width * 10)"
            picture.content += builder.html(stroke(bottom, 1, around.ground.mixed(with: .grey, 0.7)))
        }
        for figure in paths.figures {
            guard let color = color(figure.series, ground) else { continue }
            switch figure.brush {
            case .fill:
                var path = HTMLElement("path")
                path.set("d", figure.path)
                path.style.add("fill", color)
                picture.content += builder.html(path)
            case .stroke(let width):
                var line = stroke(figure.path, width, color)
                line.set("stroke-linejoin", "round")
                picture.content += builder.html(line)
            case .dots, .squares:
                var dots = stroke(figure.path, 7, color)
                dots.set("stroke-linecap", figure.brush == .dots ? "round" : "square")
                picture.content += builder.html(dots)
            }
        }
        return picture
    }

    private func stroke(_ path: String, _ width: Double, _ color: ColorPair) -> HTMLElement {
        var line = HTMLElement("path")
        line.set("d", path)
        line.set("fill", "none")
        line.set("stroke-width", cssNumber(width))
        line.set("vector-effect", "non-scaling-stroke")
        line.style.add("stroke", color)
        return line
    }

    /// The lines across the plot.
    private func grid(_ axes: AxisDrawing, _ rooms: ChartRooms) -> String {
        guard rooms.plot.height > 2, rooms.plot.width > 2 else { return "" }
        let (width, height) = (Double(rooms.plot.width), Double(rooms.plot.height))
        var path = ""
        if axes.hasGrid(.y) {
            for label in rooms.yLabels where label.cell >= 0 {
                guard let place = rooms.y.span(label.tick.coordinate, label.tick.coordinate) else { continue }
                path += "M0 \(cssNumber((height - place.lowerBound) * 10))H\(cssNumber(width * 10))"
            }
        }
        guard axes.hasGrid(.x) else { return path }
        for tick in AxisDrawing.ticks(drawing, .x, rooms.x) {
            guard let place = rooms.x.span(tick.coordinate, tick.coordinate) else { continue }
            path += "M\(cssNumber(place.lowerBound * 10)) 0V\(cssNumber(height * 10))"
        }
        return path
    }

    /// The color of a series, so that it can be told from its ground: WCAG asks for a contrast of three. What lets the
    /// ground through is meant to be faint.
    private func color(_ series: Int, _ ground: ColorPair) -> ColorPair? {
        let painter = drawing.painter
        guard painter.series.indices.contains(series), painter.isVisible(series),
            let color = around.style.pagePaint(painter.styles[series], on: ground).color
        else { return nil }
        let own = painter.series[series]
        var opacity = min(max(own.opacity, 0), 1)
        if let level = own.level, own.style == nil { opacity *= Double(level + 1) / Double(ColorLevels.count) }
        guard opacity >= 1, !painter.styles[series].isFaint else { return ground.mixed(with: color, opacity) }
        return own.level == nil ? color.readable(on: ground, ratio: 3) : color
    }

    // MARK: Symbols and views beside marks

    /// The symbols that are no dots: each stands where it belongs, and is not stretched.
    private func symbols(_ paths: PlotPaths, _ ground: ColorPair) -> HTMLElement {
        var picture = picture()
        picture.style.add("overflow", "visible")
        for symbol in paths.symbols {
            guard let color = color(symbol.series, ground) else { continue }
            var place = HTMLElement("svg")
            place.set("x", percent(symbol.x))
            place.set("y", percent(symbol.y))
            place.style.add("overflow", "visible")
            place.content = builder.html(outline(symbol.shape, color))
            picture.content += builder.html(place)
        }
        return picture
    }

    private func outline(_ shape: ViewNode.Chart.Symbol, _ color: ColorPair) -> HTMLElement {
        switch shape {
        case .plus: return stroke("M-4 0H4M0-4V4", 2, color)
        case .cross: return stroke("M-3-3L3 3M3-3L-3 3", 2, color)
        case .asterisk: return stroke("M0-4V4M-3.5-2L3.5 2M3.5-2L-3.5 2", 1.5, color)
        case .circle, .square, .triangle, .diamond, .pentagon:
            var path = HTMLElement("path")
            let data =
                switch shape {
                case .triangle: "M0-4.5L4.5 3.5H-4.5Z"
                case .diamond: "M0-5L5 0L0 5L-5 0Z"
                case .pentagon: "M0-4.5L4.3-1.4L2.6 3.6H-2.6L-4.3-1.4Z"
                case .square: "M-3.5-3.5H3.5V3.5H-3.5Z"
                default: "M-3.5 0A3.5 3.5 0 1 1 3.5 0A3.5 3.5 0 1 1-3.5 0Z"
                }
            path.set("d", data)
            path.style.add("fill", color)
            return path
        }
    }

    private func annotation(
        _ annotation: ViewNode.Chart.Annotation, _ layer: ResolvedChart.Layer, _ paths: PlotPaths,
        _ around: PageSurroundings
    ) -> String {
        guard let (across, up) = paths.extent(of: layer, annotation.index) else { return "" }
        let (width, height) = (Double(paths.rooms.plot.width), Double(paths.rooms.plot.height))
        var inner = around
        inner.style.axis = nil
        if annotation.position == .overlay, let color = color(layer.series[annotation.index], around.ground) {
            inner.ground = color
        }
        var place = builder.box(builder.element(annotation.node, inner, depth: depth + 1), around)
        place.style.add("position", "absolute")
        let (left, right) = (across.lowerBound / width, across.upperBound / width)
        let (top, bottom) = (1 - up.upperBound / height, 1 - up.lowerBound / height)
        var position = annotation.position
        if position == .automatic { position = layer.isLying ? .trailing : .top }
        let (x, y, move): (Double, Double, String) =
            switch position {
            case .overlay: ((left + right) / 2, (top + bottom) / 2, "-50%,-50%")
            case .automatic, .top: ((left + right) / 2, top, "-50%,-100%")
            case .bottom: ((left + right) / 2, bottom, "-50%,0")
            case .leading: (left, (top + bottom) / 2, "-100%,-50%")
            case .trailing: (right, (top + bottom) / 2, "0,-50%")
            case .topLeading: (left, top, "0,-100%")
            case .topTrailing: (right, top, "-100%,-100%")
            case .bottomLeading: (left, bottom, "0,0")
            case .bottomTrailing: (right, bottom, "-100%,0")
            }
        place.style.add("left", percent(x))
        place.style.add("top", percent(y))
        place.style.add("transform", "translate(\(move))")
        place.style.add("white-space", "nowrap")
        if position == .leading || position == .trailing { place.style.add("padding", "0 4px") }
        return builder.html(place)
    }

    // MARK: What is written

    private func labelsOfY(_ rooms: ChartRooms) -> HTMLElement {
        var column = part(rooms.yIsTrailing ? "3/3" : "3/1")
        column.style.add("position", "relative")
        column.style.add("margin", rooms.yIsTrailing ? "0 0 0 6px" : "0 6px 0 0")
        // The widest makes the column as wide as it is.
        if let widest = rooms.yLabels.max(by: { $0.width < $1.width }) {
            var strut = words(widest.tick.view)
            strut.style.add("visibility", "hidden")
            strut.style.add("height", "0")
            if widest.width > rooms.labelWidth { strut.style.add("max-width", pixels(Double(rooms.labelWidth * 8))) }
            column.content += builder.html(strut)
        }
        for label in rooms.yLabels {
            let position = label.cell < 0 ? 0 : rooms.y.position(label.tick.coordinate)
            guard position.isFinite else { continue }
            var place = words(label.tick.view)
            place.style.add("position", "absolute")
            place.style.add(rooms.yIsTrailing ? "left" : "right", "0")
            place.style.add("max-width", "100%")
            place.style.add("top", percent(1 - position / Double(rooms.plot.height)))
            place.style.add("transform", "translateY(-50%)")
            column.content += builder.html(place)
        }
        return column
    }

    private func labelsOfX(_ axes: AxisDrawing, _ rooms: ChartRooms) -> HTMLElement {
        let isOnTop = rooms.labelRow.map { $0 < rooms.plot.y } ?? false
        var row = part(isOnTop ? "2/2" : "4/2")
        row.style.add("position", "relative")
        row.style.add("height", "1rem")
        let cells = Double(rooms.plot.width)
        for label in axes.labelsOfX {
            let position = rooms.x.position(label.tick.coordinate)
            var place = words(label.tick.view)
            place.style.add("position", "absolute")
            place.style.add(isOnTop ? "top" : "bottom", "0")
            let half = Double(label.width) / 2
            if position < half {
                place.style.add("left", "0")
            } else if position > cells - half {
                place.style.add("right", "0")
            } else {
                place.style.add("left", percent(position / cells))
                place.style.add("transform", "translateX(-50%)")
            }
            // A name that is cut to its band.
            if label.element.size(Proposal(height: 1)).width > label.width {
                place.style.add("max-width", percent(Double(label.width) / cells))
            }
            row.content += builder.html(place)
        }
        return row
    }

    /// The titles: of y at the left, of x at the right.
    private var titles: HTMLElement {
        var row = part("1/1/2/4")
        row.style.add("display", "flex")
        row.style.add("justify-content", "space-between")
        row.style.add("gap", "16px")
        row.style.add("padding-bottom", "8px")
        for title in [chart.y.title ?? "", chart.x.title ?? ""] { row.content += builder.html(words(sanitized(title))) }
        return row
    }

    private func legend(_ place: CellRect, _ ground: ColorPair) -> HTMLElement {
        var row = part("5/1/6/4")
        row.style.add("display", "flex")
        row.style.add("flex-wrap", "wrap")
        row.style.add("gap", "0 12px")
        row.style.add("padding-top", "4px")
        let legend = LegendDrawing(drawing: drawing)
        let lines = legend.lines(width: place.width)
        for entry in lines.prefix(place.height).joined() {
            var name = words(entry.name)
            if let color = color(entry.index, ground) {
                name.content = builder.html(swatch(entry.index, color)) + name.content
            }
            row.content += builder.html(name)
        }
        // What does not fit is not left out without a sign.
        if lines.count > place.height { row.content += builder.html(words("…")) }
        return row
    }

    /// A piece of what the marks of a series look like.
    private func swatch(_ series: Int, _ color: ColorPair) -> HTMLElement {
        var picture = HTMLElement("svg")
        picture.set("aria-hidden", "true")
        picture.set("viewBox", "-5 -5 10 10")
        picture.set("width", "9")
        picture.set("height", "9")
        picture.style.add("margin-right", "4px")
        let layers = drawing.resolved.layers.filter { $0.series.contains(series) }
        let points = layers.first { $0.kind == .point || $0.look.symbol != nil }
        let shape = points.map { drawing.painter.shape(series, $0.look.symbol) }
        picture.content = builder.html(outline(shape ?? .square, color))
        return picture
    }

    // MARK: Sectors

    func addSectors(to element: inout HTMLElement, in room: CellRect) {
        let sectors = SectorDrawing(drawing: drawing)
        var rest = room
        let rows = LegendDrawing(drawing: drawing).rows(width: room.width)
        let taken = rows > 0 && room.height > 1 ? min(rows, max(1, room.height / 4)) : 0
        rest.height -= taken
        let isRound = SectorDrawing.isRound(in: rest)
        element.style.add("grid-template-rows", "0 0 minmax(\(isRound ? "48px" : "12px"),1fr) 0 auto")
        element.style.add("grid-template-columns", "0 minmax(0,1fr) 0")
        var plot = part("3/2")
        plot.style.add("position", "relative")
        var picture = picture()
        picture.set("viewBox", isRound ? "0 0 100 100" : "0 0 100 8")
        if !isRound { picture.set("preserveAspectRatio", "none") }
        var start = 0.0
        for (series, end) in sectors.ends {
            if let color = color(series, around.ground) {
                var path = HTMLElement("path")
                path.set(
                    "d",
                    isRound
                        ? Self.sector(from: start, to: end, hole: sectors.hole)
                        : "M\(cssNumber(start * 100)) 0H\(cssNumber(end * 100))V8H\(cssNumber(start * 100))Z")
                path.style.add("fill", color)
                // Parts are told apart by the line between them also where their colors are not.
                path.style.add("stroke", around.ground)
                path.set("stroke-width", "1")
                path.set("vector-effect", "non-scaling-stroke")
                picture.content += builder.html(path)
            }
            start = end
        }
        plot.content = builder.html(picture)
        element.content = builder.html(plot)
        guard taken > 0 else { return }
        element.content += builder.html(
            legend(CellRect(x: 0, y: 0, width: room.width, height: taken), around.ground))
    }

    /// A part of a circle in a square of a hundred, from the top, clockwise.
    private static func sector(from start: Double, to end: Double, hole: Double) -> String {
        func point(_ part: Double, _ radius: Double) -> String {
            let angle = (part - 0.25) * 2 * Double.pi
            return "\(cssNumber(50 + radius * cos(angle))) \(cssNumber(50 + radius * sin(angle)))"
        }
        // One arc cannot end where it begins.
        let end = min(end, start + 0.99999)
        let isLarge = end - start > 0.5 ? 1 : 0
        let outer = "M\(point(start, 50))A50 50 0 \(isLarge) 1 \(point(end, 50))"
        guard hole > 0 else { return outer + "L50 50Z" }
        let radius = cssNumber(hole * 50)
        return outer + "L\(point(end, hole * 50))A\(radius) \(radius) 0 \(isLarge) 0 \(point(start, hole * 50))Z"
    }
}

extension ChartDomain {
    /// Whether its ends are given, so that values may lie beyond them.
    fileprivate var isCut: Bool { if case .numbers(_, _, let isExact) = self { isExact } else { false } }
}

extension ViewNode.Chart {
    /// The most values that are read out one by one.
    private static let fewValues = 14

    /// The chart in words: what it shows, and where there are few values, each of them.
    fileprivate var textAlternative: String {
        let values = table.dropFirst()
        guard !values.isEmpty else { return summary.isEmpty ? "Chart" : summary }
        guard values.count <= Self.fewValues else { return summary }
        return summary + ". " + values.map { $0.joined(separator: " ") }.joined(separator: ", ")
    }
}
