/// Space around a view.
struct PaddingLayout: Layout {
    let content: LayoutElement
    let top: Int
    let leading: Int
    let bottom: Int
    let trailing: Int

    init(_ content: LayoutElement, _ padding: ViewNode.Padding) {
        self.content = content
        let insets = padding.insets
        let edges = padding.edges
        // Room in a terminal is scarce: the usual space is a column, and no row.
        top = edges.contains(.top) ? spaceRows(insets?.top ?? 0) : 0
        leading = edges.contains(.leading) ? spaceColumns(insets?.leading ?? 8) : 0
        bottom = edges.contains(.bottom) ? spaceRows(insets?.bottom ?? 0) : 0
        trailing = edges.contains(.trailing) ? spaceColumns(insets?.trailing ?? 8) : 0
    }

    var traits: LayoutTraits { content.traits }

    func size(_ proposal: Proposal) -> CellSize {
        let inner = content.size(proposal.inset(width: leading + trailing, height: top + bottom))
        return CellSize(width: inner.width + leading + trailing, height: inner.height + top + bottom)
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let inner = CellRect(
            x: place.x + leading, y: place.y + top, width: place.width - leading - trailing,
            height: place.height - top - bottom)
        content.draw(in: inner, on: &canvas)
    }
}
