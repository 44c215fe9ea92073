nonisolated extension View {
    /// Puts views behind the view.
    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        let content = content()
        return modified { .background(layered(content, alignment, $0), alignment) }
    }

    /// Puts a view behind the view.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        self.background(alignment: alignment) { background }
    }

    /// Paints what is behind the view.
    public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges: Edge.Set = .all) -> some View {
        modified(.background(.ground(style._style), .center))
    }

    /// Paints what is behind the view in the color of backgrounds.
    public func background(ignoresSafeAreaEdges: Edge.Set = .all) -> some View {
        modified(.background(.ground(NamedShapeStyle.background._style), .center))
    }

    /// Puts a painted shape behind the view; how it is filled has no effect.
    public func background<Style: ShapeStyle, Ground: Shape>(
        _ style: Style, in shape: Ground, fillStyle: FillStyle = FillStyle()
    ) -> some View { modified(.background(ViewNode(.shape(shape.fill(style)._figure)), .center)) }

    /// Puts a shape behind the view, in the color of backgrounds.
    public func background<Ground: Shape>(in shape: Ground, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape)
    }

    /// Puts views in front of the view.
    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        let content = content()
        return modified { .overlay(layered(content, alignment, $0), alignment) }
    }

    /// Puts a view in front of the view.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// Paints over the view.
    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges: Edge.Set = .all) -> some View {
        modified(.overlay(.ground(style._style), .center))
    }

    /// Puts a painted shape in front of the view.
    public func overlay<Style: ShapeStyle, Front: Shape>(
        _ style: Style, in shape: Front, fillStyle: FillStyle = FillStyle()
    ) -> some View { modified(.overlay(ViewNode(.shape(shape.fill(style)._figure)), .center)) }

    /// A line around the view; how wide it is has no effect.
    public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> some View {
        modified(.border(style._style))
    }

    /// Cuts the view to a shape: round corners show in its background.
    public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
        modified(.clip(shape._figure))
    }

    /// Cuts off what is outside of the view's frame.
    public func clipped(antialiased: Bool = false) -> some View { modified(.clip(.init(.rectangle))) }

    /// Round corners.
    public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
        modified(.clip(.init(.roundedRectangle, cornerRadius: radius)))
    }

    /// Shows the view only where another is: without effect.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }

    /// Shows the view only where another is: without effect.
    public func mask<Mask: View>(_ mask: Mask) -> some View { self }

    /// Where a press counts: without effect.
    public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }
}

/// How overlapping parts of a shape are filled: without effect.
public struct FillStyle: Hashable, Sendable {
    /// A way to fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// Views in front of one another as one node.
@MainActor private func layered<Content: View>(
    _ content: Content, _ alignment: Alignment, _ environment: EnvironmentValues
) -> ViewNode {
    let nodes = viewNodes(of: content, in: environment)
    if let only = nodes.first, nodes.count == 1 { return only }
    return ViewNode(.stack(.init(axis: .depth, alignment: alignment, children: nodes)))
}
