/// Values as a picture: bars, lines, points, areas, rules, rectangles and sectors against two axes.
///
///     Chart(week) { day in
///         BarMark(x: .value("Day", day.date, unit: .day), y: .value("Distance", day.kilometers))
///     }
///     .foregroundStyle(.mint)
///
/// In a terminal it takes the room that it is given; one row is a sparkline.
nonisolated public struct Chart<Content: ChartContent>: PrimitiveView {
    private let content: () -> Content

    /// A chart of marks.
    public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

    /// A chart with marks for each element of a collection.
    public init<Data: RandomAccessCollection, Mark: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
        self.content = { ForEach(data, content: content) }
    }

    /// A chart with marks for each element of a collection, which its property of that path identifies.
    public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Content == ForEach<Data, ID, Mark> {
        self.content = { ForEach(data, id: id, content: content) }
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var collector = _MarkCollector(environment: environment)
        EnvironmentValues.$current.withValue(environment) { content()._addMarks(to: &collector) }
        var chart = ViewNode.Chart()
        chart.marks = collector.marks
        chart.take(environment)
        return [ViewNode(.chart(chart))]
    }
}
