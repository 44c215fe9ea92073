/// A rectangle.
nonisolated public struct Rectangle: PrimitiveView, InsettableShape {
    /// A rectangle.
    public init() {}
    /// For the tree.
    public var _figure: ViewNode.Figure { .init(.rectangle) }
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.shape(_figure))] }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: PrimitiveView, InsettableShape {
    private let cornerRadius: Double

    /// A rectangle with round corners; their style has no effect.
    public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) { self.cornerRadius = cornerRadius }

    /// A rectangle with round corners; their style has no effect.
    public init(cornerSize: ViewSize, style: RoundedCornerStyle = .continuous) { cornerRadius = cornerSize.width }

    /// For the tree.
    public var _figure: ViewNode.Figure { .init(.roundedRectangle, cornerRadius: cornerRadius) }
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.shape(_figure))] }
}

/// A rectangle with round corners, as round as those of what is around it.
nonisolated public struct ContainerRelativeShape: PrimitiveView, InsettableShape {
    /// A shape as what is around it.
    public init() {}
    /// For the tree.
    public var _figure: ViewNode.Figure { .init(.roundedRectangle, cornerRadius: 16) }
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.shape(_figure))] }
}

/// A rectangle whose corners are each as round as is said; here all as the roundest.
nonisolated public struct UnevenRoundedRectangle: PrimitiveView, InsettableShape {
    private let cornerRadius: Double

    /// A rectangle with these corners.
    public init(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadius = max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
    }

    /// For the tree.
    public var _figure: ViewNode.Figure { .init(.roundedRectangle, cornerRadius: cornerRadius) }
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.shape(_figure))] }
}

/// A rectangle with half circles at its ends.
nonisolated public struct Capsule: PrimitiveView, InsettableShape {
    /// A capsule; the style of its corners has no effect.
    public init(style: RoundedCornerStyle = .continuous) {}
    /// For the tree.
    public var _figure: ViewNode.Figure { .init(.capsule) }
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.shape(_figure))] }
}

/// A circle.
nonisolated public struct Circle: PrimitiveView, InsettableShape {
    /// A circle.
    public init() {}
    /// For the tree.
    public var _figure: ViewNode.Figure { .init(.circle) }
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.shape(_figure))] }
}

/// An ellipse.
nonisolated public struct Ellipse: PrimitiveView, InsettableShape {
    /// An ellipse.
    public init() {}
    /// For the tree.
    public var _figure: ViewNode.Figure { .init(.ellipse) }
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.shape(_figure))] }
}

/// How round corners are drawn: without effect.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

nonisolated extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius)
    }
}

nonisolated extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
}

nonisolated extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    /// A shape as what is around it.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
