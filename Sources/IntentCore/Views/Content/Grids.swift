/// Views in rows whose columns have the same widths.
nonisolated public struct Grid<Content: View>: PrimitiveView {
    private let grid: ViewNode.Grid
    private let content: Content

    /// A grid of `GridRow`s. A view that is no row spans all columns.
    public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        grid = ViewNode.Grid(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, rows: [])
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var grid = grid
        var environment = environment
        environment.isInGrid = true
        // A row arrives as a stack that nothing else makes; see `GridRow`.
        grid.rows = viewNodes(of: content, in: environment).map { node in
            guard case .grid(let row) = node.content, let cells = row.rows.first, row.rows.count == 1 else {
                return [node.modified(.columns(ViewNode.allColumns))]
            }
            return cells.map { ViewNode($0.content, modifiers: $0.modifiers + node.modifiers) }
        }
        return [ViewNode(.grid(grid))]
    }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
    private let content: Content

    /// A row; the alignment has no effect.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        inner.isInGrid = false
        let cells = viewNodes(of: content, in: inner)
        guard environment.isInGrid else { return cells }
        return [ViewNode(.grid(ViewNode.Grid(rows: [cells])))]
    }
}

/// Views in columns, row after row.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: Double?
    private let content: Content

    /// Views in these columns.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let children = viewNodes(of: content, in: environment)
        let alignment = Alignment(horizontal: alignment, vertical: .center)
        return [
            ViewNode(
                .columns(
                    ViewNode.Columns(
                        columns: columns.map(\.column), alignment: alignment,
                        spacing: columns.first?.spacing ?? spacing, children: children)))
        ]
    }
}

/// Views in rows, column after column.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
    private let rows: [GridItem]
    private let spacing: Double?
    private let content: Content

    /// Views in as many rows as there are items; their sizes have no effect.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.spacing = spacing
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let children = viewNodes(of: content, in: environment)
        let count = max(1, rows.count)
        let grid = (0..<count).map { row in stride(from: row, to: children.count, by: count).map { children[$0] } }
        return [ViewNode(.grid(ViewNode.Grid(horizontalSpacing: spacing, rows: grid)))]
    }
}

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How large it is.
    public enum Size: Sendable {
        case fixed(Double)
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many as there is room for.
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    /// How large it is.
    public var size: Size
    /// The space to the next one.
    public var spacing: Double?
    /// Where a view stands in it.
    public var alignment: Alignment?

    /// A column or row; its own alignment has no effect.
    public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    var column: ViewNode.Columns.Column {
        switch size {
        case .fixed(let width): ViewNode.Columns.Column(fixed: width)
        case .flexible(let minimum, _): ViewNode.Columns.Column(minimum: minimum)
        case .adaptive(let minimum, _): ViewNode.Columns.Column(minimum: minimum, isRepeated: true)
        }
    }
}

extension ViewNode {
    /// How many columns a view spans that is no row of its grid.
    static let allColumns = 1000
}

nonisolated extension View {
    /// Sets how many columns of a grid the view spans.
    public func gridCellColumns(_ count: Int) -> some View { modified(.columns(count)) }
    /// Keeps the view from making its row or column larger: without effect.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    /// Where the view stands in its cell: without effect.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    /// Where the views of the column stand: without effect.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}
