/// Space that grows along its stack.
nonisolated public struct Spacer: PrimitiveView, Sendable {
    private let minLength: Double?

    /// Space that grows, and is never shorter than that.
    public init(minLength: Double? = nil) { self.minLength = minLength }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode(.spacer(minLength: minLength))]
    }
}

/// A line across its stack.
nonisolated public struct Divider: PrimitiveView, Sendable {
    /// A line.
    public init() {}

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.divider)] }
}
