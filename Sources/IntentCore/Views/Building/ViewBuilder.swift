/// Makes one view of several, of an `if`, a `switch` or a loop.
@resultBuilder
public enum ViewBuilder {
    /// A view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// A view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }
    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
        ConditionalView(branch: .first(first))
    }
    /// The second branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
        ConditionalView(branch: .second(second))
    }
    /// An `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
    /// A loop.
    public static func buildArray<Content: View>(_ contents: [Content]) -> some View {
        ForEach(contents.indices, id: \.self) { contents[$0] }
    }
}

/// Several views, one after the other; the stack around them says where they stand.
nonisolated public struct TupleView<each Content: View>: PrimitiveView {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var nodes: [ViewNode] = []
        for view in repeat each content { nodes += viewNodes(of: view, in: environment) }
        return nodes
    }
}

/// One of two views.
nonisolated public struct ConditionalView<First: View, Second: View>: PrimitiveView {
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        switch branch {
        case .first(let view): viewNodes(of: view, in: environment)
        case .second(let view): viewNodes(of: view, in: environment)
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        map { viewNodes(of: $0, in: environment) } ?? []
    }
}
