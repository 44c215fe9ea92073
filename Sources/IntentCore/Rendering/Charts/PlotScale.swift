import Glibc

/// How the values of one direction lie on the cells of the plot, counted from where they begin.
struct PlotScale {
    /// How many cells there are.
    let cells: Int
    private let kind: Kind
    private let isReversed: Bool
    /// The cells before the first band, where the bands do not fill the axis.
    private let lead: Int
    /// The distance between round numbers; nil where values are no numbers.
    let step: Double?

    private enum Kind {
        case bands(count: Int, width: Int)
        case linear(low: Double, perCell: Double)
        case curved(ViewNode.Chart.Axis.Scale, low: Double, perCell: Double)
    }

    /// - Parameter minimumGap: how many cells there are at least from one tick to the next.
    init(
        _ domain: ChartDomain, axis: ViewNode.Chart.Axis, isUpward: Bool, cells: Int, minimumGap: Int,
        isExact: Bool = false
    ) {
        let cells = max(1, cells)
        self.cells = cells
        // Names are read from the top.
        let isDownward = if case .categories = domain { isUpward } else { false }
        isReversed = axis.isReversed != isDownward
        // Of more names than rows the last row says how many are left out.
        let all = max(1, domain.bandCount ?? 1)
        let bands = isDownward && all > cells && cells > 1 ? cells - 1 : all
        let unused = domain.bandCount == nil || cells < bands ? 0 : cells % bands
        lead = isDownward ? unused : unused / 2
        switch domain {
        case .none:
            kind = .linear(low: 0, perCell: 1 / Double(cells))
            step = nil
        case .categories, .bins, .wholes:
            kind = .bands(count: bands, width: cells / bands)
            step = nil
        case .dates(let low, let high):
            // A single moment is in the middle.
            let length = high > low ? high - low : 2
            kind = .linear(low: high > low ? low : low - 1, perCell: length / Double(cells))
            step = nil
        case .numbers(let low, let high, let isGiven):
            if axis.scale == .linear {
                let scale = NumberScale(
                    from: low, to: high, isExact: isGiven || isExact, cells: cells, minimumGap: minimumGap)
                kind = .linear(low: scale.low, perCell: scale.perCell)
                step = scale.step
            } else {
                let (from, to) = (Self.curve(low, axis.scale), Self.curve(high, axis.scale))
                let length = to > from ? to - from : 1
                kind = .curved(axis.scale, low: from, perCell: length / Double(cells))
                step = nil
            }
        }
    }

    /// How many cells a band has; nil where values are in no bands, 0 where there are more bands than cells.
    var bandWidth: Int? { if case .bands(_, let width) = kind { width } else { nil } }

    /// How many bands there are.
    var bandCount: Int? { if case .bands(let count, _) = kind { count } else { nil } }

    /// The place of a coordinate, in cells from the beginning; NaN for a value that the scale has not.
    func position(_ coordinate: Double) -> Double {
        let position: Double
        switch kind {
        case .bands(let count, let width):
            position =
                width > 0 ? coordinate * Double(width) : coordinate * Double(cells) / Double(count)
        case .linear(let low, let perCell): position = (coordinate - low) / perCell
        case .curved(let scale, let low, let perCell): position = (Self.curve(coordinate, scale) - low) / perCell
        }
        return Double(lead) + (isReversed ? end - position : position)
    }

    /// Where the last value ends, from where the first begins.
    private var end: Double {
        if case .bands(let count, let width) = kind, width > 0 { return Double(count * width) }
        return Double(cells)
    }

    /// The cells of the band that a coordinate is in; nil for one that the scale has not.
    func band(_ coordinate: Double) -> Range<Int>? {
        guard case .bands(let count, let width) = kind, coordinate >= 0, coordinate <= Double(count) else { return nil }
        var band = min(Int(coordinate), count - 1)
        if isReversed { band = count - 1 - band }
        if width > 0 { return lead + band * width..<lead + (band + 1) * width }
        let first = band * cells / count
        return first..<first + 1
    }

    /// The exact ends of the band that a coordinate is in, in cells from the beginning.
    func bandEnds(_ coordinate: Double) -> ClosedRange<Double>? {
        guard case .bands(let count, _) = kind, coordinate >= 0, coordinate <= Double(count) else { return nil }
        let band = Double(min(Int(coordinate), count - 1))
        let (one, two) = (position(band), position(band + 1))
        return min(one, two)...max(one, two)
    }

    /// The part of the plot between two coordinates, in cells from the beginning; nil where it has none of it.
    func span(_ from: Double, _ to: Double) -> ClosedRange<Double>? {
        let (one, two) = (position(from), position(to))
        guard !one.isNaN, !two.isNaN, min(one, two) <= Double(cells), max(one, two) >= 0 else { return nil }
        return max(0, min(one, two))...min(Double(cells), max(one, two))
    }

    /// The dot at a coordinate, of so many to a cell; nil beyond the ends. What ends at the edge of a cell is in that
    /// cell, as a bar is.
    func dot(_ coordinate: Double, perCell: Int) -> Int? {
        let dot = dot(at: position(coordinate), perCell: perCell)
        return dot >= 0 && dot < cells * perCell ? dot : nil
    }

    /// The dot at a position in cells; beyond the ends it is one that is not shown, not arbitrarily far away.
    func dot(at position: Double, perCell: Int) -> Int {
        let most = cells * perCell
        let place = position * Double(perCell)
        guard place >= -1e-6 else { return place.isNaN ? -1 : Int(max(place, -1000).rounded(.down)) - 1 }
        guard place <= Double(most) + 1e-6 else { return Int(min(place, Double(most + 1000)).rounded(.up)) }
        return min(max(Int((place - 1e-6).rounded(.up)) - 1, 0), most - 1)
    }

    /// The numbers at both ends; nil where values are no numbers on an even scale.
    var ends: (low: Double, high: Double)? {
        guard case .linear(let low, let perCell) = kind, step != nil else { return nil }
        return (low, low + perCell * Double(cells))
    }

    private static func curve(_ number: Double, _ scale: ViewNode.Chart.Axis.Scale) -> Double {
        switch scale {
        case .linear: number
        case .log: number > 0 ? Glibc.log10(number) : -.infinity
        case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
        case .symmetricLog: number < 0 ? -Glibc.log1p(-number) : Glibc.log1p(number)
        }
    }
}
