/// What a chart would tell of its plot to a finger: nothing here.
public struct ChartProxy {
    /// How large the plot is; nothing is known of it when a view is made.
    public var plotSize: CGSize { .zero }
    /// How large the plot is; nothing is known of it when a view is made.
    public var plotAreaSize: CGSize { .zero }
    /// Where the plot is; not known.
    public var plotFrame: Anchor<CGRect>? { nil }
    /// Where the plot is; not known.
    public var plotAreaFrame: Anchor<CGRect> { Anchor() }

    /// The value at a place; not known.
    public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
    /// The value at a place; not known.
    public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
    /// The values at a place; not known.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        nil
    }
    /// The place of a value; not known.
    public func position<Value: Plottable>(forX value: Value) -> CGFloat? { nil }
    /// The place of a value; not known.
    public func position<Value: Plottable>(forY value: Value) -> CGFloat? { nil }
    /// The place of two values; not known.
    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
}

/// The place of a view in those around it; not known here.
public struct Anchor<Value> {}

extension GeometryProxy {
    /// The place of a view; not known, since a view is only laid out when it is drawn.
    public subscript(anchor: Anchor<CGRect>) -> CGRect { .zero }
}

nonisolated extension View {
    /// A view in front of a chart that answers to a finger; without effect.
    public func chartOverlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View { self }

    /// A view behind a chart that depends on it; without effect.
    public func chartBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View { self }
}
