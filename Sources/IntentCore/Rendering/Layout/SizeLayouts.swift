/// A view that takes the size that it likes best, whatever it is offered.
struct FixedSizeLayout: Layout {
    let content: LayoutElement
    let axes: Axis.Set

    var traits: LayoutTraits { content.traits }

    func size(_ proposal: Proposal) -> CellSize { content.size(inner(proposal)) }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let size = content.size(inner(Proposal(width: place.width, height: place.height)))
        content.draw(in: CellRect(x: place.x, y: place.y, width: size.width, height: size.height), on: &canvas)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        proposal.ideal(along: axes, proposal.letters)
    }
}

/// A view with a place among others that is not its size's: a priority, columns of a grid.
struct TraitLayout: Layout {
    let content: LayoutElement
    let traits: LayoutTraits

    func size(_ proposal: Proposal) -> CellSize { content.size(proposal) }
    func draw(in place: CellRect, on canvas: inout Canvas) { content.draw(in: place, on: &canvas) }
}

/// A view that is drawn elsewhere than where it stands.
struct OffsetLayout: Layout {
    let content: LayoutElement
    let x: Int
    let y: Int

    var traits: LayoutTraits { content.traits }
    func size(_ proposal: Proposal) -> CellSize { content.size(proposal) }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        var moved = place
        moved.x += x
        moved.y += y
        content.draw(in: moved, on: &canvas)
    }
}

/// A view of fixed proportions: a cell of the terminal is twice as high as it is wide.
struct AspectLayout: Layout {
    let content: LayoutElement
    let ratio: Double
    let mode: ContentMode

    var traits: LayoutTraits { content.traits }

    func size(_ proposal: Proposal) -> CellSize { content.size(inner(proposal)) }

    func draw(in place: CellRect, on canvas: inout Canvas) { content.draw(in: place, on: &canvas) }

    private func inner(_ proposal: Proposal) -> Proposal {
        guard let width = proposal.width, let height = proposal.height else { return proposal }
        let wide = min(Double(height) * 2 * ratio, Double(CellSize.greatest))
        let isWider = wide > Double(width)
        var inner = proposal
        if isWider == (mode == .fit) {
            inner.height = max(1, Int(min(Double(width) / 2 / ratio, Double(CellSize.greatest)).rounded()))
        } else {
            inner.width = Int(wide.rounded())
        }
        return inner
    }
}

/// A view that takes its room and is not seen.
struct HiddenLayout: Layout {
    let content: LayoutElement

    var traits: LayoutTraits { content.traits }
    func size(_ proposal: Proposal) -> CellSize { content.size(proposal) }
    func draw(in place: CellRect, on canvas: inout Canvas) {}
}

/// A view that is not drawn outside of its own room.
struct ClipLayout: Layout {
    let content: LayoutElement
    let figure: ViewNode.Figure

    var traits: LayoutTraits { content.traits }
    func size(_ proposal: Proposal) -> CellSize { content.size(proposal) }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        canvas.clipped(to: place, ShapeOutline(figure, in: place)) { content.draw(in: place, on: &$0) }
    }
}

/// The first of several views that fits.
struct FittingLayout: Layout {
    let axes: Axis.Set
    let children: [LayoutElement]

    func size(_ proposal: Proposal) -> CellSize { chosen(proposal)?.size(proposal) ?? CellSize(width: 0, height: 0) }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        chosen(Proposal(width: place.width, height: place.height))?.draw(in: place, on: &canvas)
    }

    private func chosen(_ proposal: Proposal) -> LayoutElement? {
        children.first { child in
            // No view gives way to another for the size of its letters.
            let ideal = child.size(proposal.ideal(along: axes, .small))
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .max
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .max
            return fitsWidth && fitsHeight
        } ?? children.last
    }
}

/// Room that grows: along its stack, or along both where it stands in none.
struct SpacerLayout: Layout {
    let axis: Axis?
    let least: Int

    var traits: LayoutTraits {
        var traits = LayoutTraits()
        traits.isSpacer = axis != nil
        // What is left is shared among spacers only when everything else has its room.
        traits.priority = -1_000_000
        return traits
    }

    func size(_ proposal: Proposal) -> CellSize {
        let width = max(least, proposal.width ?? least)
        let height = max(least, proposal.height ?? least)
        return switch axis {
        case .horizontal: CellSize(width: width, height: 0)
        case .vertical: CellSize(width: 0, height: height)
        case nil: CellSize(width: width, height: height)
        }
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {}
}
