/// Colors that flow into one another.
public struct Gradient: Hashable, Sendable {
    /// A color and where it stands, from 0 to 1.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// Where it stands.
        public var location: Double

        /// A color and where it stands.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The colors and where they stand.
    public var stops: [Stop]

    /// Colors at these places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colors at equal distances.
    public init(colors: [Color]) {
        let last = Double(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }
}

/// A gradient from top to bottom.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    /// A gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// For the tree.
    public var _style: ViewNode.Style { .gradient(.init(stops: gradient.stops)) }
}

/// A gradient from one place to another.
nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView, Hashable {
    private let blend: ViewNode.Blend

    /// A gradient from one place to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        blend = .init(stops: gradient.stops, from: startPoint, to: endPoint)
    }

    /// Colors at equal distances from one place to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colors at these places from one place to another.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// For the tree.
    public var _style: ViewNode.Style { .gradient(blend) }
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [.ground(_style)] }
}

/// A gradient from a place outward. The radii have no effect: it ends at the farthest corner.
nonisolated public struct RadialGradient: ShapeStyle, PrimitiveView, Hashable {
    private let blend: ViewNode.Blend

    /// A gradient from a place outward.
    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
        blend = .init(stops: gradient.stops, from: center, to: .bottomTrailing, shape: .radial)
    }

    /// Colors at equal distances from a place outward.
    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// For the tree.
    public var _style: ViewNode.Style { .gradient(blend) }
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [.ground(_style)] }
}

/// A gradient around a place. The angles have no effect: it begins at the right and goes round clockwise.
nonisolated public struct AngularGradient: ShapeStyle, PrimitiveView, Hashable {
    private let blend: ViewNode.Blend

    /// A gradient around a place.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        blend = .init(stops: gradient.stops, from: center, to: center, shape: .angular)
    }

    /// A gradient around a place.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(gradient: gradient, center: center)
    }

    /// Colors at equal distances around a place.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center)
    }

    /// Colors at equal distances around a place.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center)
    }

    /// For the tree.
    public var _style: ViewNode.Style { .gradient(blend) }
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [.ground(_style)] }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// A gradient from one place to another.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colors at equal distances from one place to another.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ViewNode {
    /// A style that fills its room.
    static func ground(_ style: Style) -> ViewNode {
        var figure = Figure(.rectangle)
        figure.fill = style
        figure.isGround = true
        return ViewNode(.shape(figure))
    }
}
