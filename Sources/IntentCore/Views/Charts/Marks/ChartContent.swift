/// What a chart shows: marks, and groups of them.
///
///     struct Goal: ChartContent {
///         let kilometers: Double
///         var body: some ChartContent {
///             RuleMark(y: .value("Goal", kilometers)).foregroundStyle(.red)
///         }
///     }
@MainActor @preconcurrency
public protocol ChartContent {
    /// What the content is made of.
    associatedtype Body: ChartContent

    /// What the content is made of.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// For the tree: adds the marks.
    @MainActor @preconcurrency func _addMarks(to collector: inout _MarkCollector)
}

extension Never: ChartContent {
    /// Content of the language itself, views and marks alike, is made of nothing else.
    public typealias Body = Never
    /// Nobody reads this.
    public nonisolated var body: Never { fatalError("content of the language itself has no body") }
}

extension ChartContent where Body == Never {
    /// Content of the language itself is made of nothing else; nobody reads this.
    public nonisolated var body: Never { fatalError("a mark of the language itself has no body") }
}

extension ChartContent {
    /// Adds the marks of the body.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) { body._addMarks(to: &collector) }
}

/// Makes the content of a chart of several marks, of an `if`, a `switch` or a loop.
@resultBuilder
public enum ChartContentBuilder {
    /// A mark.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// No mark.
    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
    /// A mark.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Several marks.
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> TupleChartContent<repeat each Content> { TupleChartContent(repeat each content) }
    /// An `if` without `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> OptionalChartContent<Content> {
        OptionalChartContent(content: content)
    }
    /// The first branch of an `if` or `switch`.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> ConditionalChartContent<First, Second> { .first(first) }
    /// The second branch of an `if` or `switch`.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> ConditionalChartContent<First, Second> { .second(second) }
    /// An `if #available`.
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(content)
    }
    /// A loop.
    public static func buildArray<Content: ChartContent>(_ contents: [Content]) -> ChartContentList<Content> {
        ChartContentList(contents: contents)
    }
}

/// No marks.
nonisolated public struct EmptyChartContent: ChartContent {
    /// No marks.
    public init() {}
    /// Adds none.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) {}
}

/// Several contents, one after the other.
nonisolated public struct TupleChartContent<each Content: ChartContent>: ChartContent {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    /// Adds the marks of each.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) {
        for part in repeat each content { part._addMarks(to: &collector) }
    }
}

/// Contents of one type, one after the other.
nonisolated public struct ChartContentList<Content: ChartContent>: ChartContent {
    let contents: [Content]

    /// Adds the marks of each.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) {
        for content in contents { content._addMarks(to: &collector) }
    }
}

/// Content that may be missing.
nonisolated public struct OptionalChartContent<Content: ChartContent>: ChartContent {
    let content: Content?

    /// Adds the marks, if there are any.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) { content?._addMarks(to: &collector) }
}

/// One of two contents.
nonisolated public enum ConditionalChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
    /// The first.
    case first(First)
    /// The second.
    case second(Second)

    /// Adds the marks of the one.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) {
        switch self {
        case .first(let content): content._addMarks(to: &collector)
        case .second(let content): content._addMarks(to: &collector)
        }
    }
}

/// Content whatever its type.
nonisolated public struct AnyChartContent: ChartContent {
    private let content: any ChartContent

    /// Content whose type does not matter any more.
    public init<Content: ChartContent>(_ content: Content) { self.content = content }

    /// Adds the marks.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) { content._addMarks(to: &collector) }
}

/// Several marks as one, so that a modifier applies to each.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
    private let content: Content

    /// A group of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Adds the marks of the group.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) { content._addMarks(to: &collector) }
}

nonisolated extension ForEach: ChartContent where Content: ChartContent {
    /// Adds the marks of each element.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) {
        for element in data { content(element)._addMarks(to: &collector) }
    }
}

nonisolated extension ForEach where Content: ChartContent {
    /// Marks for each element, which its property of that path identifies.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }
}

nonisolated extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Marks for each element.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

nonisolated extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    /// Marks for each number of a range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}
