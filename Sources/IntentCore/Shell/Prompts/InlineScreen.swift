/// A drawing in the middle of what a terminal shows already: below the person's last command, without clearing the
/// screen. It knows what it drew, so that the next drawing takes its place.
struct InlineScreen {
    /// The widths of the lines that stand there, and where the cursor is among them.
    private var widths: [Int] = []
    private var cursorRow = 0
    private var cursorColumn = 0

    /// The rows from the drawing's first to the cursor's. A terminal that has become narrower breaks the lines anew.
    func rowsAboveCursor(columns: Int) -> Int {
        let columns = max(1, columns)
        let above = widths.prefix(cursorRow).reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
        return above + cursorColumn / columns
    }

    /// What to write so that the drawing stands in place of the last one.
    mutating func show(_ drawing: Drawing, columns: Int, inColor: Bool) -> String {
        // Without wrapping, a character that the terminal takes for wider than we do cannot break the layout.
        var text = goToStart(columns: columns) + "\u{1B}[?7l"
        text += drawing.lines.map { $0.styled(inColor: inColor) + "\u{1B}[K" }.joined(separator: "\n")
        text += "\u{1B}[J\u{1B}[?7h\r"
        let below = drawing.lines.count - 1 - drawing.cursorRow
        if below > 0 { text += "\u{1B}[\(below)A" }
        if drawing.cursorColumn > 0 { text += "\u{1B}[\(drawing.cursorColumn)C" }
        widths = drawing.lines.map(\.width)
        (cursorRow, cursorColumn) = (drawing.cursorRow, drawing.cursorColumn)
        return text
    }

    /// What to write so that nothing of the drawing is left, and the cursor stands where it began.
    mutating func erase(columns: Int) -> String {
        defer { forget() }
        return goToStart(columns: columns) + "\u{1B}[J"
    }

    /// What was drawn stands somewhere else now: others have written since.
    mutating func forget() { self = InlineScreen() }

    private func goToStart(columns: Int) -> String {
        let above = rowsAboveCursor(columns: columns)
        return above > 0 ? "\r\u{1B}[\(above)A" : "\r"
    }
}
