/// Which values an axis shows: a closed range of numbers or dates, an array of categories, or what the marks need.
///
///     .chartYScale(domain: 0...100)
///     .chartXScale(domain: ["Mon", "Tue", "Wed"])
///     .chartYScale(domain: .automatic(includesZero: false))
public protocol ScaleDomain {
    /// For the tree.
    var _domain: _ScaleDomain { get }
}

/// Which values an axis shows, its type forgotten.
public enum _ScaleDomain: Hashable, Sendable {
    /// These, from the first to the last.
    case exact(ViewNode.Chart.Values)
    /// What the marks need.
    case automatic(includesZero: Bool?, isReversed: Bool?)
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// For the tree.
    public var _domain: _ScaleDomain { domain(of: [lowerBound, upperBound]) }
}

extension Array: ScaleDomain where Element: Plottable {
    /// For the tree.
    public var _domain: _ScaleDomain { domain(of: self) }
}

private func domain<Value: Plottable>(of values: [Value]) -> _ScaleDomain {
    guard let known = ViewNode.Chart.Values(values.map { $0.primitivePlottable._chartValue }) else {
        return .automatic(includesZero: nil, isReversed: nil)
    }
    return .exact(known)
}

/// What the marks need.
public struct AutomaticScaleDomain: ScaleDomain {
    /// For the tree.
    public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// What the marks need; numbers begin at zero.
    public static var automatic: AutomaticScaleDomain { .automatic() }

    /// What the marks need; numbers begin at zero unless said otherwise.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(_domain: .automatic(includesZero: includesZero, isReversed: reversed))
    }
}

/// How the numbers of an axis are spread.
public struct ScaleType: Hashable, Sendable {
    let scale: ViewNode.Chart.Axis.Scale

    /// The same distance for the same difference.
    public static let linear = ScaleType(scale: .linear)
    /// The same distance for the same ratio.
    public static let log = ScaleType(scale: .log)
    /// By the square root.
    public static let squareRoot = ScaleType(scale: .squareRoot)
    /// As a logarithm away from zero, and also below it.
    public static let symmetricLog = ScaleType(scale: .symmetricLog)
    /// Dates.
    public static let date = ScaleType(scale: .linear)
    /// Categories.
    public static let category = ScaleType(scale: .linear)
}

/// Where in the plot an axis shows its values: without effect.
public struct PlotDimensionScaleRange: Hashable, Sendable {
    /// From one end to the other.
    public static let plotDimension = PlotDimensionScaleRange()
    /// With space at both ends.
    public static func plotDimension(padding: Double) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
    /// With space at the ends.
    public static func plotDimension(startPadding: Double = 0, endPadding: Double = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange()
    }
}
