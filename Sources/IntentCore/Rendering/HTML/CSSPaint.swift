/// What something is painted with in a page.
enum CSSPaint: Hashable {
    case nothing
    case solid(ColorPair)
    /// An image of CSS, on a light page and on a dark one.
    case gradient(light: String, dark: String)
}

/// A style made ready for a page, with the one color that text takes of it, and that text on it is read against.
struct PagePaint {
    let paint: CSSPaint
    let color: ColorPair?
}

extension InheritedStyle {
    /// The paint of a style on a ground, which shows through where the style lets it.
    func pagePaint(_ style: ViewNode.Style, on ground: ColorPair) -> PagePaint {
        if let (style, rest) = inForce(style) { return rest.pagePaint(style, on: ground) }
        guard case .gradient(let blend) = style else {
            guard let color = pageColor(style, on: ground) else { return PagePaint(paint: .nothing, color: nil) }
            return PagePaint(paint: .solid(color), color: color)
        }
        let stops = pageStops(of: blend, on: ground)
        guard let first = stops.first, let last = stops.last else { return PagePaint(paint: .nothing, color: nil) }
        let middle = first.color.mixed(with: last.color, 0.5)
        let light = stops.map { Paint.Stop(color: $0.color.light, location: $0.location) }
        let dark = stops.map { Paint.Stop(color: $0.color.dark, location: $0.location) }
        return PagePaint(paint: .gradient(light: blend.css(light), dark: blend.css(dark)), color: middle)
    }

    /// The one color of a style, nil where it shows nothing.
    func pageColor(_ style: ViewNode.Style, on ground: ColorPair) -> ColorPair? {
        if let (style, rest) = inForce(style) { return rest.pageColor(style, on: ground) }
        switch style {
        case .opacity(let inner, let part):
            return pageColor(inner, on: ground).map { ground.mixed(with: $0, part) }
        case .named(let name):
            if let color = Self.systemColor(name, on: ground) { return color }
        case .color(let color) where color.opacity < 1:
            var opaque = color
            opaque.opacity = 1
            guard color.opacity > 0 else { return nil }
            return pageColor(.color(opaque), on: ground).map { ground.mixed(with: $0, color.opacity) }
        case .color(let color):
            if case .name(let name) = color.base, let known = ColorPair(systemColor: name) { return known }
        case .gradient(let blend):
            guard let first = pageStops(of: blend, on: ground).first, let last = pageStops(of: blend, on: ground).last
            else { return nil }
            return first.color.mixed(with: last.color, 0.5)
        }
        guard let light = color(style, .light, ground), let dark = color(style, .dark, ground) else { return nil }
        return ColorPair(light, dark)
    }

    /// What is in force in place of a style that names it, and a style in which it is not in force any more: it may name
    /// itself.
    private func inForce(_ style: ViewNode.Style) -> (ViewNode.Style, InheritedStyle)? {
        var rest = self
        switch style {
        case .named("foreground"), .named("primary"), .color(.primary):
            rest.foreground = []
            return foreground.first.map { ($0, rest) }
        case .named("tint"), .named("link"), .color(.accentColor):
            rest.tint = nil
            return (tint ?? .color(.blue), rest)
        default: return nil
        }
    }

    private func color(_ style: ViewNode.Style, _ scheme: ColorScheme, _ ground: ColorPair) -> RGB? {
        let isDark = scheme == .dark
        let label = isDark ? ColorPair.label.dark : ColorPair.label.light
        switch palette(scheme).paint(style) {
        case .nothing: return nil
        case .solid(let color): return color
        case .terminal: return label
        // As a phone's secondary label: three fifths of the text's color.
        case .dim: return (isDark ? ground.dark : ground.light).mixed(with: label, 0.6)
        case .gradient(_, let stops): return stops.first?.color
        }
    }

    /// The colors of a gradient and where they stand. One alone flows into a darker shade, as `Color.gradient` does.
    private func pageStops(of blend: ViewNode.Blend, on ground: ColorPair) -> [(color: ColorPair, location: Double)] {
        let stops = blend.stops.compactMap { stop in
            pageColor(.color(stop.color), on: ground).map { (color: $0, location: stop.location) }
        }
        guard stops.count == 1 else { return stops }
        return [(stops[0].color, 0), (stops[0].color.mixed(with: .black, 0.15), 1)]
    }

    /// What the system's names mean on a page; nil for those that depend on what is in force.
    private static func systemColor(_ name: String, on ground: ColorPair) -> ColorPair? {
        switch name {
        case "background": .widget
        case "fill": ground.mixed(with: .grey, 0.2)
        case "fill.secondary": ground.mixed(with: .grey, 0.16)
        case "fill.tertiary": ground.mixed(with: .grey, 0.12)
        case "fill.quaternary", "fill.quinary": ground.mixed(with: .grey, 0.08)
        case "selection": ground.mixed(with: .grey, 0.3)
        case "separator": ground.mixed(with: .grey, 0.4)
        case "placeholder": ground.mixed(with: .grey, 0.6)
        default: nil
        }
    }
}

extension ViewNode.Blend {
    /// The gradient as an image of CSS.
    ///
    /// Along an edge it flows from side to side, else from corner to corner; the lines of one color then run as they do
    /// in the unit square of a phone's gradient.
    fileprivate func css(_ stops: [Paint.Stop]) -> String {
        let (across, down) = (to.x - from.x, to.y - from.y)
        switch shape {
        case .linear:
            let horizontal = across == 0 ? nil : across > 0 ? "right" : "left"
            let vertical = down == 0 ? nil : down > 0 ? "bottom" : "top"
            guard horizontal != nil || vertical != nil else { return "linear-gradient(\(list(stops) { $0 }))" }
            let direction = [vertical, horizontal].compactMap(\.self).joined(separator: " ")
            let places = list(stops) { location in
                let x = from.x + location * across
                let y = from.y + location * down
                let parts = [horizontal.map { $0 == "right" ? x : 1 - x }, vertical.map { $0 == "bottom" ? y : 1 - y }]
                    .compactMap(\.self)
                return parts.reduce(0, +) / Double(parts.count)
            }
            return "linear-gradient(to \(direction),\(places))"
        case .radial: return "radial-gradient(circle farthest-corner at \(center),\(list(stops) { $0 }))"
        case .angular: return "conic-gradient(from 90deg at \(center),\(list(stops) { $0 }))"
        }
    }

    private var center: String { "\(cssNumber(from.x * 100))% \(cssNumber(from.y * 100))%" }

    private func list(_ stops: [Paint.Stop], at place: (Double) -> Double) -> String {
        let stops = stops.count == 1 ? stops + stops : stops
        return stops.map { "\($0.color.hex) \(cssNumber(place($0.location) * 100))%" }.joined(separator: ",")
    }
}
