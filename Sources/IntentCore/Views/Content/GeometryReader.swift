/// A view that knows how much room the widget has.
///
/// A tree is made before anybody knows where it will be shown, so the size is the whole widget's, as its family says,
/// whatever stands around the reader.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    /// A view made for a size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        EnvironmentValues.$current.withValue(environment) {
            let proxy = GeometryProxy(points: environment.containerSize ?? environment.widgetFamily.points)
            let children = viewNodes(of: content(proxy), in: environment)
            var fill = ViewNode.Frame()
            fill.maxWidth = .infinity
            fill.maxHeight = .infinity
            fill.alignment = .topLeading
            let stack = ViewNode.Stack(axis: .depth, alignment: .topLeading, children: children)
            return [ViewNode(.stack(stack), modifiers: [.frame(fill)])]
        }
    }
}

/// How much room there is.
public struct GeometryProxy: Sendable {
    /// The size, in points. The module `SwiftUI` gives it as Foundation's `CGSize`.
    @_disfavoredOverload public var size: ViewSize { points }
    package let points: ViewSize
    /// What a phone's screen keeps free: nothing.
    public let safeAreaInsets = EdgeInsets()
}

extension WidgetFamily {
    /// The size of a widget's content, in points.
    package var points: ViewSize {
        switch self {
        case .systemSmall: ViewSize(width: 144, height: 128)
        case .systemMedium: ViewSize(width: 336, height: 128)
        case .systemLarge: ViewSize(width: 336, height: 320)
        case .systemExtraLarge: ViewSize(width: 720, height: 320)
        case .accessoryCircular, .accessoryCorner: ViewSize(width: 72, height: 48)
        case .accessoryRectangular: ViewSize(width: 160, height: 48)
        case .accessoryInline: ViewSize(width: 160, height: 16)
        }
    }
}
