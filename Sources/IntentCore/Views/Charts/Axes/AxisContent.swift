/// What is written and drawn along an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    /// For the tree.
    func _axisMarks(_ context: _AxisContext) -> [ViewNode.Chart.AxisMarks]
}

/// What axis contents know of their chart.
public struct _AxisContext {
    let direction: ViewNode.Chart.Direction
    let chart: ViewNode.Chart
    let environment: EnvironmentValues
}

/// The marks of an axis.
@MainActor func axisMarks<Content: AxisContent>(
    _ content: Content, _ direction: ViewNode.Chart.Direction, _ chart: ViewNode.Chart,
    _ environment: EnvironmentValues
) -> [ViewNode.Chart.AxisMarks] {
    content._axisMarks(_AxisContext(direction: direction, chart: chart, environment: environment))
}

/// Makes the content of an axis.
@resultBuilder
public enum AxisContentBuilder {
    /// Marks.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    /// No marks.
    public static func buildBlock() -> AxisContentGroup { AxisContentGroup(contents: []) }
    /// Marks.
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Several marks.
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> AxisContentGroup {
        var contents: [any AxisContent] = []
        for part in repeat each content { contents.append(part) }
        return AxisContentGroup(contents: contents)
    }
    /// An `if` without `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> OptionalAxisContent<Content> {
        OptionalAxisContent(content: content)
    }
    /// The first branch of an `if` or `switch`.
    public static func buildEither<Content: AxisContent>(first: Content) -> AxisContentGroup {
        AxisContentGroup(contents: [first])
    }
    /// The second branch of an `if` or `switch`.
    public static func buildEither<Content: AxisContent>(second: Content) -> AxisContentGroup {
        AxisContentGroup(contents: [second])
    }
    /// An `if #available`.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AxisContentGroup {
        AxisContentGroup(contents: [content])
    }
}

/// Several axis contents.
nonisolated public struct AxisContentGroup: AxisContent {
    let contents: [any AxisContent]
    /// For the tree.
    @MainActor public func _axisMarks(_ context: _AxisContext) -> [ViewNode.Chart.AxisMarks] {
        contents.flatMap { $0._axisMarks(context) }
    }
}

/// Axis content that may be missing.
nonisolated public struct OptionalAxisContent<Content: AxisContent>: AxisContent {
    let content: Content?
    /// For the tree.
    @MainActor public func _axisMarks(_ context: _AxisContext) -> [ViewNode.Chart.AxisMarks] {
        content?._axisMarks(context) ?? []
    }
}
