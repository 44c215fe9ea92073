extension WidgetFamily {
    /// The size of a widget in a terminal, with its box. Two small ones and the space between them are as wide as one
    /// of medium size, as on a phone.
    package var cells: CellSize {
        switch self {
        case .systemSmall: CellSize(width: 22, height: 10)
        case .systemMedium: CellSize(width: 46, height: 10)
        case .systemLarge: CellSize(width: 46, height: 22)
        case .systemExtraLarge: CellSize(width: 94, height: 22)
        case .accessoryCircular, .accessoryCorner: CellSize(width: 9, height: 3)
        case .accessoryRectangular: CellSize(width: 20, height: 3)
        case .accessoryInline: CellSize(width: 40, height: 1)
        }
    }

    /// Whether the widget stands in a box; the accessories are without.
    package var hasBox: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: true
        case .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: false
        }
    }
}

/// A widget that is drawn, with the buttons where they stand in it.
package struct WidgetPicture: Sendable {
    package let lines: [StyledLine]
    package let buttons: [DrawnButton]
}

extension ViewNode {
    /// The tree as a widget of a family: in a box with its background, or of an accessory's size.
    ///
    /// - Parameter columns: how many there are; nil for as many as it takes.
    package func widgetLines(_ family: WidgetFamily, _ context: RenderingContext, columns: Int? = nil) -> [StyledLine] {
        guard family != .accessoryInline else { return [inlineLine(width: columns, context)] }
        var size = family.cells
        if let columns { size.width = min(size.width, max(1, columns)) }
        // Where only the lines around it would be seen there are none.
        return widgetPicture(size, hasBox: family.hasBox && size.width > 6, context).lines
    }

    /// The tree in a place of that size.
    ///
    /// - Parameter selection: which of the buttons the person is at, in the order of drawing.
    package func widgetPicture(
        _ size: CellSize, hasBox: Bool, _ context: RenderingContext, selection: Int? = nil
    ) -> WidgetPicture {
        let builder = LayoutBuilder(context: context)
        let whole = CellRect(x: 0, y: 0, width: size.width, height: size.height)
        var canvas = Canvas(size)
        canvas.selection = selection
        if hasBox {
            drawGround(in: whole, builder, &canvas)
            var style = TextStyle()
            style.isDim = true
            BoxBorder(isRound: true, isUnicode: context.isUnicode).draw(in: whole, on: &canvas) { _, _ in style }
        }
        let room =
            hasBox
            ? CellRect(x: 2, y: 1, width: max(0, size.width - 4), height: max(0, size.height - 2)) : whole
        let root = builder.element(self, InheritedStyle())
        let answer = root.size(Proposal(width: room.width, height: room.height))
        let shown = CellSize(width: min(answer.width, room.width), height: min(answer.height, room.height))
        // What is drawn elsewhere than where it stands never covers the line around the box.
        let inside =
            hasBox ? CellRect(x: 1, y: 1, width: max(0, size.width - 2), height: max(0, size.height - 2)) : whole
        canvas.clipped(to: inside) { root.draw(in: room.placing(shown, .center), on: &$0) }
        return WidgetPicture(lines: canvas.lines, buttons: canvas.buttons)
    }

    private func drawGround(in place: CellRect, _ builder: LayoutBuilder, _ canvas: inout Canvas) {
        guard let container else { return }
        var inherited = InheritedStyle()
        inherited.isGround = true
        let ground = builder.element(container, inherited)
        ground.draw(in: place, on: &canvas)
    }

    /// The background of the widget, wherever in the tree it is set.
    package var container: ViewNode? {
        for modifier in modifiers.reversed() { if case .container(let node) = modifier { return node } }
        return children.lazy.compactMap(\.container).first
    }
}
