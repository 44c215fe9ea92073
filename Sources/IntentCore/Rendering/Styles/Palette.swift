/// What colors and styles mean in this terminal.
struct Palette {
    let scheme: ColorScheme
    /// The color of buttons, gauges and links.
    var tint: ViewNode.Style?
    /// What is in force for text.
    var foreground: [ViewNode.Style] = []

    /// The terminal's background is not known; what is half seen is mixed with the likeliest one.
    private var ground: RGB { scheme == .dark ? RGB(0, 0, 0) : RGB(255, 255, 255) }

    /// The paint of a style, as strong as the opacity says.
    func paint(_ style: ViewNode.Style, opacity: Double = 1) -> Paint {
        guard opacity > 0 else { return .nothing }
        switch style {
        case .opacity(let style, let part): return paint(style, opacity: opacity * part)
        case .named(let name): return named(name, opacity)
        case .color(let color):
            let opacity = opacity * color.opacity
            switch color.base {
            case .rgb(let red, let green, let blue): return solid(RGB(parts: red, green, blue), opacity)
            case .name(let name): return Palette.color(name).map { solid($0, opacity) } ?? named(name, opacity)
            }
        case .gradient(let blend): return gradient(blend, opacity)
        }
    }

    private func solid(_ color: RGB, _ opacity: Double) -> Paint {
        opacity > 0 ? .solid(ground.mixed(with: color, opacity)) : .nothing
    }

    private func named(_ name: String, _ opacity: Double) -> Paint {
        guard opacity > 0 else { return .nothing }
        let levels = name.split(separator: ".")
        switch levels.first {
        case "clear": return .nothing
        case "tint", "accentColor", "link":
            return withoutItself(tint, "tint", opacity) ?? paint(.color(.blue), opacity: opacity)
        case "foreground", "primary":
            return withoutItself(foreground.first, "foreground", opacity) ?? (opacity < 0.65 ? .dim : .terminal)
        case "secondary" where foreground.count > 1: return withoutItself(foreground[1], name, opacity) ?? .dim
        case "tertiary" where foreground.count > 2: return withoutItself(foreground[2], name, opacity) ?? .dim
        case "secondary", "tertiary", "quaternary", "quinary":
            // A weaker form of the color in force; of the terminal's own color it is its dim form.
            guard case .solid(let color)? = withoutItself(foreground.first, name, opacity) else { return .dim }
            let part = ["secondary": 0.6, "tertiary": 0.4][name] ?? 0.3
            return solid(color, opacity * part)
        case "separator", "placeholder": return .dim
        default: return .terminal
        }
    }

    /// The paint of a style in force, unless that says to take what is in force.
    private func withoutItself(_ style: ViewNode.Style?, _ name: String, _ opacity: Double) -> Paint? {
        guard let style else { return nil }
        var plain = self
        plain.foreground = []
        if name == "tint" { plain.tint = nil }
        return plain.paint(style, opacity: opacity)
    }

    private func gradient(_ blend: ViewNode.Blend, _ opacity: Double) -> Paint {
        var stops = blend.stops.compactMap { stop -> Paint.Stop? in
            guard case .solid(let color) = paint(.color(stop.color), opacity: opacity) else { return nil }
            return Paint.Stop(color: color, location: stop.location)
        }
        guard let only = stops.first else { return .terminal }
        // The shades of one color, as `Color.gradient` has them: a little darker at the bottom.
        if stops.count == 1 {
            stops = [
                Paint.Stop(color: only.color, location: 0),
                Paint.Stop(color: only.color.mixed(with: RGB(0, 0, 0), 0.15), location: 1),
            ]
        }
        return .gradient(blend, stops)
    }

    /// The system colors of a phone, each as light as can be read on white and on black alike: nobody knows a terminal's
    /// background for sure, so that each has a contrast of at least 3 to 1 (WCAG 2) to white and to `#1E1E1E`.
    static func color(_ name: String) -> RGB? {
        switch name {
        case "red": RGB(255, 69, 58)
        case "orange": RGB(215, 126, 0)
        case "yellow": RGB(180, 144, 0)
        case "green": RGB(44, 169, 76)
        case "mint": RGB(0, 165, 158)
        case "teal": RGB(44, 161, 182)
        case "cyan": RGB(46, 158, 210)
        case "blue": RGB(10, 132, 255)
        case "indigo": RGB(110, 108, 238)
        case "purple": RGB(191, 90, 242)
        case "pink": RGB(255, 55, 95)
        case "brown": RGB(172, 142, 104)
        case "gray", "grey": RGB(142, 142, 147)
        case "white": RGB(255, 255, 255)
        case "black": RGB(0, 0, 0)
        default: nil
        }
    }
}
