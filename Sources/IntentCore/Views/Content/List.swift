/// Views as a list, one a row.
nonisolated public struct List<Content: View>: PrimitiveView {
    private let content: Content

    /// A list of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A list with a view for each element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
    }

    /// A list with a view for each element, which its property of that path identifies.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode(.list(viewNodes(of: content, in: environment)))]
    }
}

/// Views that scroll on a phone; here they stand as they are.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Views that scroll on a phone.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let children = viewNodes(of: content, in: environment)
        return [ViewNode(children, along: axes.contains(.vertical) ? .vertical : .horizontal)]
    }
}
