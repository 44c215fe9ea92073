/// Views one above the other.
nonisolated public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: Double?
    private let content: Content

    /// Views one above the other; without a spacing they follow row on row.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let alignment = Alignment(horizontal: alignment, vertical: .center)
        return stack(.vertical, alignment, spacing, content, environment)
    }
}

/// Views beside one another.
nonisolated public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: Double?
    private let content: Content

    /// Views beside one another; without a spacing there is a column between them.
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let alignment = Alignment(horizontal: .center, vertical: alignment)
        return stack(.horizontal, alignment, spacing, content, environment)
    }
}

/// Views in front of one another, the last one foremost.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Views in front of one another.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        stack(.depth, alignment, nil, content, environment)
    }
}

/// Views one above the other, as a `VStack`: everything is made at once.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
    private let stack: VStack<Content>

    /// Views one above the other.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { stack.nodes(in: environment) }
}

/// Views beside one another, as an `HStack`: everything is made at once.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
    private let stack: HStack<Content>

    /// Views beside one another.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { stack.nodes(in: environment) }
}

/// What stays in sight while the rest scrolls: without effect.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Heads of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Feet of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

@MainActor private func stack<Content: View>(
    _ axis: ViewNode.Stack.Axis, _ alignment: Alignment, _ spacing: Double?, _ content: Content,
    _ environment: EnvironmentValues
) -> [ViewNode] {
    let children = viewNodes(of: content, in: environment)
    return [ViewNode(.stack(.init(axis: axis, alignment: alignment, spacing: spacing, children: children)))]
}
