/// A view whatever its type.
nonisolated public struct AnyView: PrimitiveView {
    private let view: any View

    /// A view whose type does not matter any more.
    public init<Content: View>(_ view: Content) { self.view = view }

    /// A view whose type does not matter any more.
    public init<Content: View>(erasing view: Content) { self.view = view }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: view, in: environment)
    }
}
