/// A style made ready for painting: what color it gives at a place of its view.
enum Paint: Hashable {
    /// The terminal's own color.
    case terminal
    /// The terminal's own, dim.
    case dim
    /// Nothing at all.
    case nothing
    case solid(RGB)
    indirect case gradient(ViewNode.Blend, [Stop])

    struct Stop: Hashable {
        let color: RGB
        let location: Double
    }

    /// The color at a cell of a place, if it has one of its own.
    func color(x: Int, y: Int, in place: CellRect) -> RGB? {
        switch self {
        case .terminal, .dim, .nothing: nil
        case .solid(let color): color
        case .gradient(let blend, let stops): Paint.color(of: stops, at: blend.position(x: x, y: y, in: place))
        }
    }

    private static func color(of stops: [Stop], at position: Double) -> RGB? {
        guard var before = stops.first else { return nil }
        for stop in stops {
            if position <= stop.location {
                let distance = stop.location - before.location
                return distance > 0
                    ? before.color.mixed(with: stop.color, (position - before.location) / distance) : stop.color
            }
            before = stop
        }
        return before.color
    }
}

extension ViewNode.Blend {
    /// How far along the gradient the middle of a cell is, from 0 to 1. What is one cell long has its middle color.
    fileprivate func position(x: Int, y: Int, in place: CellRect) -> Double {
        let along = (Double(x - place.x) + 0.5) / Double(max(1, place.width))
        let down = (Double(y - place.y) + 0.5) / Double(max(1, place.height))
        let right = along - from.x
        let below = down - from.y
        switch shape {
        case .linear:
            let (width, height) = (to.x - from.x, to.y - from.y)
            let length = width * width + height * height
            return length > 0 ? (right * width + below * height) / length : 0
        case .radial: return (right * right + below * below).squareRoot() * 2
        case .angular: return turn(x: right, y: below)
        }
    }
}

/// The direction of a place from the middle, as a part of the way round from the right, clockwise on a screen.
func turn(x: Double, y: Double) -> Double {
    // The diamond angle in place of the arc tangent, which FoundationEssentials lacks: the same order, near enough.
    guard x != 0 || y != 0 else { return 0 }
    let part = y / (x.magnitude + y.magnitude)
    let quarter = x >= 0 ? part : 2 - part
    return (quarter < 0 ? quarter + 4 : quarter) / 4
}
