/// The way from one point of a line to the next.
struct Interpolating {
    private let method: ViewNode.Chart.Interpolation

    init(_ method: ViewNode.Chart.Interpolation) { self.method = method }

    /// The points with those between them, so that straight lines through all of them look like the curve.
    func points(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
        guard points.count > 1 else { return points }
        switch method {
        case .linear: return points
        case .stepStart: return steps(points) { from, to in [(to.x, from.y)] }
        case .stepEnd: return steps(points) { from, to in [(from.x, to.y)] }
        case .stepCenter:
            return steps(points) { from, to in
                let middle = (from.x + to.x) / 2
                return [(middle, from.y), (middle, to.y)]
            }
        case .monotone: return curve(points, monotoneSlopes(points))
        case .cardinal, .catmullRom: return curve(points, secantSlopes(points))
        }
    }

    private func steps(
        _ points: [(x: Double, y: Double)],
        _ between: (_ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> [(x: Double, y: Double)]
    ) -> [(x: Double, y: Double)] {
        var all = [points[0]]
        for index in 1..<points.count {
            all += between(points[index - 1], points[index])
            all.append(points[index])
        }
        return all
    }

    /// Cubic Hermite curves through the points, four pieces to a cell. Points that do not go to the right are joined
    /// by straight lines.
    private func curve(_ points: [(x: Double, y: Double)], _ slopes: [Double]) -> [(x: Double, y: Double)] {
        var all = [points[0]]
        for index in 1..<points.count {
            let (from, to) = (points[index - 1], points[index])
            let width = to.x - from.x
            let pieces = width > 0.5 ? Int(min(width * 4, 4000)) : 0
            for piece in 1..<max(1, pieces) {
                let t = Double(piece) / Double(pieces)
                let (t2, t3) = (t * t, t * t * t)
                let y =
                    (2 * t3 - 3 * t2 + 1) * from.y + (t3 - 2 * t2 + t) * width * slopes[index - 1]
                    + (3 * t2 - 2 * t3) * to.y + (t3 - t2) * width * slopes[index]
                all.append((from.x + width * t, y))
            }
            all.append(to)
        }
        return all
    }

    /// The slope at each point: that of the line through its neighbors.
    private func secantSlopes(_ points: [(x: Double, y: Double)]) -> [Double] {
        points.indices.map { index in
            slope(points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
        }
    }

    /// The slope at each point by the method of Fritsch and Carlson: the curve never goes beyond the values.
    private func monotoneSlopes(_ points: [(x: Double, y: Double)]) -> [Double] {
        let secants = (1..<points.count).map { slope(points[$0 - 1], points[$0]) }
        var slopes = points.indices.map { index -> Double in
            let before = index > 0 ? secants[index - 1] : secants[index]
            let after = index < secants.count ? secants[index] : before
            return before * after > 0 ? (before + after) / 2 : 0
        }
        for (index, secant) in secants.enumerated() {
            guard secant != 0 else {
                (slopes[index], slopes[index + 1]) = (0, 0)
                continue
            }
            let (a, b) = (slopes[index] / secant, slopes[index + 1] / secant)
            let length = a * a + b * b
            guard length > 9 else { continue }
            let factor = 3 / length.squareRoot()
            (slopes[index], slopes[index + 1]) = (factor * a * secant, factor * b * secant)
        }
        return slopes
    }

    private func slope(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> Double {
        to.x != from.x ? (to.y - from.y) / (to.x - from.x) : 0
    }
}
