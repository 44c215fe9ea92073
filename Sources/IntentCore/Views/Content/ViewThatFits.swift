/// The first of several views that fits the room.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// The first view that fits in these directions, else the last one.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode(.fits(axes: axes, viewNodes(of: content, in: environment)))]
    }
}
