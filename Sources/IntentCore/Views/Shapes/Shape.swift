/// A shape: as a view it is filled with the foreground color.
nonisolated public protocol Shape: View, Sendable {
    /// For the tree.
    var _figure: ViewNode.Figure { get }
}

/// A shape that can be drawn smaller.
nonisolated public protocol InsettableShape: Shape {}

nonisolated extension Shape {
    /// The shape, filled.
    public func fill<Style: ShapeStyle>(_ style: Style) -> FilledShape {
        FilledShape(figure: _figure) { $0.fill = style._style }
    }

    /// The shape, filled with the foreground color.
    public func fill() -> FilledShape { fill(.foreground) }

    /// The shape's outline.
    public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: Double = 1, antialiased: Bool = true
    ) -> FilledShape {
        FilledShape(figure: _figure) {
            $0.stroke = style._style
            $0.lineWidth = lineWidth
        }
    }

    /// The shape's outline.
    public func stroke<Style: ShapeStyle>(
        _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
    ) -> FilledShape { self.stroke(style, lineWidth: stroke.lineWidth) }

    /// The shape's outline in the foreground color.
    public func stroke(lineWidth: Double = 1) -> FilledShape { stroke(.foreground, lineWidth: lineWidth) }

    /// The shape's outline in the foreground color.
    public func stroke(style: StrokeStyle) -> FilledShape { stroke(.foreground, lineWidth: style.lineWidth) }

    /// A part of the shape's outline, from one place on its way round to another.
    public func trim(from: Double = 0, to: Double = 1) -> TrimmedShape {
        var figure = _figure
        figure.from = from
        figure.to = to
        return TrimmedShape(_figure: figure)
    }

    /// The shape, turned: without effect.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
    /// The shape, scaled: without effect.
    public func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { self }
}

nonisolated extension InsettableShape {
    /// The shape's outline, within its frame.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, lineWidth: Double = 1, antialiased: Bool = true
    ) -> FilledShape { stroke(style, lineWidth: lineWidth) }

    /// The shape's outline, within its frame.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
    ) -> FilledShape { self.stroke(style, lineWidth: stroke.lineWidth) }

    /// The shape, drawn smaller: without effect.
    public func inset(by amount: Double) -> Self { self }
}

/// How an outline is drawn; all but its width has no effect.
public struct StrokeStyle: Hashable, Sendable {
    /// How wide it is.
    public var lineWidth: Double

    /// An outline.
    public init(
        lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
    }

    /// How a line ends.
    public enum LineCap: Hashable, Sendable { case butt, round, square }
    /// How lines meet.
    public enum LineJoin: Hashable, Sendable { case miter, round, bevel }
}

/// A shape that is filled, has an outline, or both.
nonisolated public struct FilledShape: PrimitiveView, Shape, Hashable {
    /// For the tree.
    public let _figure: ViewNode.Figure

    init(figure: ViewNode.Figure, change: (inout ViewNode.Figure) -> Void) {
        var figure = figure
        change(&figure)
        _figure = figure
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.shape(_figure))] }
}

/// A part of a shape.
nonisolated public struct TrimmedShape: PrimitiveView, Shape, Hashable {
    /// For the tree.
    public let _figure: ViewNode.Figure

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.shape(_figure))] }
}
