/// A frame of an exact size, or between sizes.
struct FrameLayout: Layout {
    let content: LayoutElement
    let frame: ViewNode.Frame

    var traits: LayoutTraits { content.traits }

    func size(_ proposal: Proposal) -> CellSize {
        let inner = content.size(inner(proposal))
        return CellSize(
            width: length(
                frame.width.map(columns), frame.minWidth.map(columns), frame.maxWidth.map(columns),
                proposal.width ?? frame.idealWidth.map(columns), inner.width),
            height: length(
                frame.height.map(rows), frame.minHeight.map(rows), frame.maxHeight.map(rows),
                proposal.height ?? frame.idealHeight.map(rows), inner.height))
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let size = content.size(Proposal(width: place.width, height: place.height))
        // What is larger than its frame is cut off: on a phone it would lie over its neighbours.
        let within = CellSize(width: min(size.width, place.width), height: min(size.height, place.height))
        content.draw(in: place.placing(within, frame.alignment), on: &canvas)
    }

    /// What the content is offered.
    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: offered(
                frame.width.map(columns), frame.minWidth.map(columns), frame.maxWidth.map(columns),
                proposal.width ?? frame.idealWidth.map(columns)),
            height: offered(
                frame.height.map(rows), frame.minHeight.map(rows), frame.maxHeight.map(rows),
                proposal.height ?? frame.idealHeight.map(rows)),
            letters: proposal.letters)
    }

    private func offered(_ fixed: Int?, _ least: Int?, _ most: Int?, _ proposed: Int?) -> Int? {
        if let fixed { return fixed }
        guard let proposed else { return nil }
        return max(least ?? 0, min(proposed, most ?? proposed))
    }

    private func length(_ fixed: Int?, _ least: Int?, _ most: Int?, _ proposed: Int?, _ inner: Int) -> Int {
        if let fixed { return fixed }
        guard least != nil || most != nil else { return inner }
        // Without a greatest length it is as its content, without a least one it may be as narrow.
        let low = least ?? min(inner, proposed ?? inner)
        let high = most ?? max(inner, low)
        return min(max(proposed ?? inner, low), max(high, low))
    }
}
