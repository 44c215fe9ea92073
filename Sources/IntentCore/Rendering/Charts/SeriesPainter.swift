/// How the series of a chart are told apart: by color, and where there is none by pattern and symbol.
struct SeriesPainter {
    let series: [ChartSeries]
    /// What each series is painted with.
    let styles: [ViewNode.Style]
    private let paints: [Paint]
    let isUnicode: Bool
    let hasColors: Bool

    init(_ resolved: ResolvedChart, _ inherited: InheritedStyle, _ context: RenderingContext) {
        series = resolved.series
        isUnicode = context.isUnicode
        hasColors = context.depth > .none
        let palette = inherited.palette(context.scheme)
        // A color for the whole chart is that of marks without one.
        let usual = inherited.foreground.first ?? inherited.tint ?? .color(.blue)
        styles = resolved.series.map { series in
            series.style
                ?? (series.name == nil || series.level != nil ? usual : ViewNode.Chart.usualStyle(series.position))
        }
        paints = zip(resolved.series, styles).map { series, style in
            palette.paint(style, opacity: inherited.opacity * min(max(series.opacity, 0), 1))
        }
    }

    /// How a cell of a series looks.
    func style(_ index: Int, x: Int, y: Int, in place: CellRect) -> TextStyle {
        var style = TextStyle()
        guard paints.indices.contains(index) else { return style }
        style.foreground = paints[index].color(x: x, y: y, in: place)
        style.isDim = paints[index] == .dim
        return style
    }

    /// Whether anything of a series is seen.
    func isVisible(_ index: Int) -> Bool { paints.indices.contains(index) && paints[index] != .nothing }

    /// Without colors a series after the first has a pattern of its own; nil for the solid one.
    func pattern(_ index: Int) -> String? {
        let position = series.indices.contains(index) ? series[index].position : 0
        if series.indices.contains(index), let level = series[index].level {
            return (isUnicode ? ["·", "░", "▒", "▓", "█"] : [".", ":", "+", "%", "#"])[min(max(0, level), 4)]
        }
        if !isUnicode {
            let patterns = ["#", "=", "+", ":", "o", "x", "%", "-"]
            return patterns[position % patterns.count]
        }
        guard !hasColors else { return nil }
        let patterns = ["█", "▒", "░", "▓", "╱", "╳", "┼", "○"]
        return position % patterns.count == 0 ? nil : patterns[position % patterns.count]
    }

    /// The shade of an area.
    func shade(_ index: Int) -> String {
        let position = series.indices.contains(index) ? series[index].position : 0
        guard isUnicode else { return pattern(index) ?? "#" }
        guard !hasColors else { return "▒" }
        let shades = ["▒", "░", "▓", "╱", "╳", "┼"]
        return shades[position % shades.count]
    }

    /// The shape of a series' values.
    func shape(_ index: Int, _ look: ViewNode.Chart.Symbol?) -> ViewNode.Chart.Symbol {
        let own = series.indices.contains(index) ? series[index] : ChartSeries()
        let symbols = ViewNode.Chart.Symbol.allCases
        return look ?? own.symbol ?? symbols[own.position % symbols.count]
    }

    /// The symbol of a series' values.
    func symbol(_ index: Int, _ look: ViewNode.Chart.Symbol?) -> String {
        let symbol = shape(index, look)
        guard isUnicode else {
            return switch symbol {
            case .circle: "o"
            case .square: "#"
            case .triangle: "^"
            case .diamond: "v"
            case .plus: "+"
            case .cross: "x"
            case .asterisk: "*"
            case .pentagon: "@"
            }
        }
        return switch symbol {
        case .circle: "●"
        case .square: "■"
        case .triangle: "▲"
        case .diamond: "◆"
        case .plus: "+"
        case .cross: "×"
        case .asterisk: "∗"
        case .pentagon: "⬟"
        }
    }
}
