/// A view with a modifier of the language: what all of them come down to. Of several views it changes each.
nonisolated struct ModifiedView<Content: View>: PrimitiveView {
    let content: Content
    /// What is written down at the view's nodes, if anything.
    let modifier: @MainActor (EnvironmentValues) -> ViewNode.Modifier?

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let nodes = viewNodes(of: content, in: environment)
        guard let modifier = modifier(environment) else { return nodes }
        return nodes.map { $0.modified(modifier) }
    }
}

nonisolated extension View {
    /// The view with a modifier.
    func modified(_ modifier: ViewNode.Modifier?) -> some View {
        ModifiedView(content: self) { _ in modifier }
    }

    /// The view with a modifier that holds views itself, or depends on the environment.
    func modified(_ modifier: @escaping @MainActor (EnvironmentValues) -> ViewNode.Modifier?) -> some View {
        ModifiedView(content: self, modifier: modifier)
    }
}
