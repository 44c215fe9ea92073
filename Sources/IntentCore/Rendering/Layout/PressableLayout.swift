/// A button or toggle, which the canvas remembers the place of.
struct PressableLayout: Layout {
    let content: LayoutElement
    let button: ViewNode.Pressable

    var traits: LayoutTraits { content.traits }

    func size(_ proposal: Proposal) -> CellSize { content.size(proposal) }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        content.draw(in: place, on: &canvas)
        canvas.note(button, in: place)
    }
}
