/// No view.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
    /// No view.
    public init() {}

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [] }
}
