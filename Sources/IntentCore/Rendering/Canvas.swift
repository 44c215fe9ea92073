/// A button or toggle where it was drawn.
package struct DrawnButton: Sendable {
    package let button: ViewNode.Pressable
    package let place: CellRect
}

/// The cells of a terminal that a view is drawn into. Nothing is ever drawn outside of it, nor outside of what a view
/// is cut to, whatever the tree asks for.
struct Canvas {
    let size: CellSize
    private var cells: [Cell]
    private var clip: CellRect
    private var outlines: [ShapeOutline] = []
    /// What was drawn that can be pressed, in the order of drawing.
    private(set) var buttons: [DrawnButton] = []
    /// Which of these is drawn as the one that the person is at.
    var selection: Int?

    private struct Cell {
        var text = " "
        /// 2 for a wide character, whose right half is a cell of width 0.
        var width = 1
        var style = TextStyle()
        /// The color of a block that fills the cell: what stands on it later has it behind.
        var block: RGB?
    }

    init(_ size: CellSize) {
        self.size = size
        cells = [Cell](repeating: Cell(), count: size.width * size.height)
        clip = CellRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// Writes a character of one or two columns. Half a wide one becomes a space.
    mutating func write(_ text: String, width: Int, x: Int, y: Int, style: TextStyle) {
        guard width > 0, let index = index(x, y) else {
            // The right half of a wide character may lie in the part that is shown.
            if width == 2, let right = self.index(x + 1, y) { put(" ", 1, at: right, style) }
            return
        }
        guard width == 2 else { return put(text, 1, at: index, style) }
        guard let right = self.index(x + 1, y) else { return put(" ", 1, at: index, style) }
        put(text, 2, at: index, style)
        put("", 0, at: right, style)
        // Putting the right half took the left one for what was there before.
        cells[index].text = text
        cells[index].width = 2
    }

    /// Writes a character that fills its cell with its color.
    mutating func fill(_ text: String, x: Int, y: Int, style: TextStyle) {
        guard let index = index(x, y), isPainted(x, y) else { return }
        put(text, 1, at: index, style)
        cells[index].block = style.foreground
    }

    /// Colors what is behind a cell.
    mutating func paint(_ color: RGB, x: Int, y: Int) {
        guard let index = index(x, y), isPainted(x, y) else { return }
        cells[index].style.background = color
    }

    private func isPainted(_ x: Int, _ y: Int) -> Bool { outlines.allSatisfy { $0.covers(x: x, y: y) } }

    /// Draws with everything outside of a place cut off, and what is painted outside of a shape in it: where corners are
    /// round, letters are shown all the same.
    mutating func clipped(to place: CellRect, _ outline: ShapeOutline? = nil, _ draw: (inout Canvas) -> Void) {
        let (clipBefore, outlinesBefore) = (clip, outlines)
        clip = clip.intersection(place)
        if let outline { outlines.append(outline) }
        draw(&self)
        (clip, outlines) = (clipBefore, outlinesBefore)
    }

    /// Goes through the cells of a place that are shown.
    mutating func forEachCell(in place: CellRect, _ body: (inout Canvas, _ x: Int, _ y: Int) -> Void) {
        let shown = clip.intersection(place)
        for y in shown.y..<shown.y + shown.height {
            for x in shown.x..<shown.x + shown.width { body(&self, x, y) }
        }
    }

    /// Remembers what was drawn in a place as something that can be pressed.
    mutating func note(_ button: ViewNode.Pressable, in place: CellRect) {
        let shown = clip.intersection(place)
        guard shown.width > 0, shown.height > 0 else { return }
        if buttons.count == selection {
            forEachCell(in: shown) { $0.cells[$2 * $0.size.width + $1].style.isReversed = true }
        }
        buttons.append(DrawnButton(button: button, place: shown))
    }

    private func index(_ x: Int, _ y: Int) -> Int? {
        guard x >= clip.x, y >= clip.y, x < clip.x + clip.width, y < clip.y + clip.height else { return nil }
        return y * size.width + x
    }

    private mutating func put(_ text: String, _ width: Int, at index: Int, _ style: TextStyle) {
        // A wide character of which one half is overwritten leaves a space.
        if cells[index].width == 0, index > 0 { blank(index - 1) }
        if cells[index].width == 2, index + 1 < cells.count { blank(index + 1) }
        var style = style
        style.background = style.background ?? cells[index].block ?? cells[index].style.background
        cells[index] = Cell(text: text, width: width, style: style)
    }

    private mutating func blank(_ index: Int) {
        cells[index].text = " "
        cells[index].width = 1
    }

    /// The rows as runs of text that looks alike.
    var lines: [StyledLine] {
        (0..<size.height).map { y in
            var line = StyledLine()
            for x in 0..<size.width {
                let cell = cells[y * size.width + x]
                guard cell.width > 0 else { continue }
                var style = cell.style
                // On a painted ground the terminal's own color may not be readable.
                if let ground = style.background, style.foreground == nil {
                    style.foreground = ground.contrasting
                    style.isDim = false
                }
                line.append(cell.text, style)
            }
            return line
        }
    }
}
