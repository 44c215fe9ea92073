nonisolated extension View {
    /// Space around the view, of the usual size where none is given: a column at the sides.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return modified(.padding(ViewNode.Padding(edges, insets)))
    }

    /// Space around the view.
    public func padding(_ length: Double) -> some View { padding(.all, length) }

    /// Space around the view, for each edge.
    public func padding(_ insets: EdgeInsets) -> some View { modified(.padding(ViewNode.Padding(.all, insets))) }

    /// Space around the view where a screen keeps some free: as padding.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        padding(edges, length)
    }

    /// The margins of what scrolls: without effect.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View { self }
}
