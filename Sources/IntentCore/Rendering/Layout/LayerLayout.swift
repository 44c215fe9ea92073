/// Views in front of one another, the last one foremost.
struct LayerLayout: Layout {
    let alignment: Alignment
    let children: [LayoutElement]

    func size(_ proposal: Proposal) -> CellSize {
        let sizes = children.map { $0.size(proposal) }
        return CellSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let proposal = Proposal(width: place.width, height: place.height)
        for child in children { child.draw(in: place.placing(child.size(proposal), alignment), on: &canvas) }
    }
}

/// A view with others behind and in front of it, which take its size.
struct BackgroundLayout: Layout {
    let content: LayoutElement
    var behind: LayoutElement?
    var inFront: LayoutElement?
    let alignment: Alignment

    var traits: LayoutTraits { content.traits }
    func size(_ proposal: Proposal) -> CellSize { content.size(proposal) }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let proposal = Proposal(width: place.width, height: place.height)
        if let behind { behind.draw(in: place.placing(behind.size(proposal), alignment), on: &canvas) }
        content.draw(in: place, on: &canvas)
        if let inFront { inFront.draw(in: place.placing(inFront.size(proposal), alignment), on: &canvas) }
    }
}
