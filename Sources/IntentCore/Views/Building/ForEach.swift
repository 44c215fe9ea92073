/// A view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: PrimitiveView
where Content: View {
    /// The elements.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content

    /// A view for each element, which its property of that path identifies.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        EnvironmentValues.$current.withValue(environment) {
            data.flatMap { viewNodes(of: content($0), in: environment) }
        }
    }
}

nonisolated extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}
