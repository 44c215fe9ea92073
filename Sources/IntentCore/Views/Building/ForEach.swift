/// A view for each element of a collection, or in a chart the marks for each.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content

    /// It is made of nothing else, as a view and in a chart.
    public typealias Body = Never
    /// Nobody reads this.
    public nonisolated var body: Never { fatalError("a loop has no body") }
}

nonisolated extension ForEach where Content: View {
    /// A view for each element, which its property of that path identifies.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
    }
}

nonisolated extension ForEach: View, PrimitiveView where Content: View {
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        EnvironmentValues.$current.withValue(environment) {
            data.flatMap { viewNodes(of: content($0), in: environment) }
        }
    }
}

nonisolated extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

nonisolated extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}
