import IntentCore

/// What a terminal shows of widgets: told what is to be seen, it says what to write, which is no more than what changed.
struct WidgetDrawing {
    private let abilities: TerminalAbilities
    /// What stands in each place: the cell where it begins, and the text.
    private var cells: [Cell: String] = [:]
    private var size: TerminalSize?
    /// The buttons in sight and beyond, in the order of reading.
    private(set) var buttons: [Button] = []
    private(set) var canScroll = false

    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }

    /// A button on the screen.
    struct Button {
        /// Which of the widgets it is in.
        let widget: Int
        /// Its number among that widget's buttons, from 1 on.
        let number: Int
        /// Its number among those that are drawn there, from 0 on.
        let drawn: Int
        let place: CellRect
        let isEnabled: Bool
    }

    init(abilities: TerminalAbilities) { self.abilities = abilities }

    /// Others have written: all is to be drawn again.
    mutating func forget() { size = nil }

    /// What to write so that these are seen.
    ///
    /// - Parameters:
    ///   - selection: which button the person is at; nil where that is gone.
    ///   - scroll: how many rows are out of sight above.
    ///   - footer: the lines at the bottom.
    mutating func update(
        _ widgets: [ShownWidget], in size: TerminalSize, selection: inout Int?, scroll: inout Int, footer: [String],
        at now: Moment
    ) -> String {
        let context = RenderingContext(abilities, now: now)
        let footer = footer.suffix(max(1, size.rows - 3))
        let room = CellSize(width: size.columns, height: max(1, size.rows - footer.count))
        let grid = WidgetGrid(widgets.map(\.family), in: room)
        let pictures = zip(widgets, grid.places).map { $0.picture($1.cellSize, context) }
        buttons = Self.buttons(widgets, pictures, grid, at: now)
        if let index = selection, !buttons.indices.contains(index) { selection = nil }
        if let selection { Self.bringIntoSight(buttons[selection].place, room.height, &scroll) }
        canScroll = grid.height > room.height
        scroll = min(max(0, scroll), max(0, grid.height - room.height))

        var new: [Cell: String] = [:]
        for (index, place) in grid.places.enumerated() {
            var picture = pictures[index]
            if let selection, buttons[selection].widget == index {
                picture = widgets[index].picture(place.cellSize, context, selection: buttons[selection].drawn)
            }
            for (row, line) in picture.lines.enumerated() {
                let y = place.y + row - scroll
                guard y >= 0, y < room.height else { continue }
                new[Cell(x: place.x, y: y)] = line.terminalText(abilities)
            }
        }
        for (row, line) in footer.enumerated() {
            let text = truncated(sanitized(line), to: max(0, size.columns - 1))
            new[Cell(x: 0, y: size.rows - footer.count + row)] = "\u{1B}[2m\(text)\u{1B}[0m\u{1B}[K"
        }
        defer { (cells, self.size) = (new, size) }
        return changes(to: new, in: size)
    }

    private func changes(to new: [Cell: String], in size: TerminalSize) -> String {
        let isWhole = self.size != size || Set(cells.keys) != Set(new.keys)
        let changed = isWhole ? new : new.filter { cells[$0.key] != $0.value }
        guard !changed.isEmpty else { return "" }
        let text = changed.sorted { ($0.key.y, $0.key.x) < ($1.key.y, $1.key.x) }
            .map { "\u{1B}[\($0.key.y + 1);\($0.key.x + 1)H\($0.value)" }
        // Without wrapping, a character that the terminal takes for wider than we do cannot break the rows below.
        return (isWhole ? "\u{1B}[H\u{1B}[2J" : "") + "\u{1B}[?7l" + text.joined() + "\u{1B}[?7h"
    }

    /// Clears rows at the bottom, where a program that is run next may ask, and puts a cursor there.
    func roomForQuestion(in size: TerminalSize) -> String {
        "\u{1B}[\(max(1, size.rows - size.promptRows + 1));1H\u{1B}[J\u{1B}[?25h"
    }

    /// What is to be written once that program has ended.
    static let afterQuestion = "\u{1B}[?25l"

    // MARK: Buttons

    private static func buttons(
        _ widgets: [ShownWidget], _ pictures: [WidgetPicture], _ grid: WidgetGrid, at now: Moment
    ) -> [Button] {
        pictures.enumerated().flatMap { index, picture in
            let all = widgets[index].tree.pressables(at: now)
            return picture.buttons.enumerated().compactMap { order, drawn -> Button? in
                guard let number = all.firstIndex(of: drawn.button) else { return nil }
                var place = drawn.place
                place.x += grid.places[index].x
                place.y += grid.places[index].y
                return Button(
                    widget: index, number: number + 1, drawn: order, place: place, isEnabled: drawn.button.isEnabled)
            }
        }
    }

    private static func bringIntoSight(_ place: CellRect, _ height: Int, _ scroll: inout Int) {
        // With the line of its box.
        scroll = min(scroll, max(0, place.y - 1))
        scroll = max(scroll, place.y + place.height + 1 - height)
    }

    /// The next one in the order of reading, after the last the first.
    func button(after index: Int?) -> Int? { enabled(buttons.indices.map { ($0 + (index ?? -1) + 1) }) }

    /// The one before, before the first the last.
    func button(before index: Int?) -> Int? {
        enabled(buttons.indices.map { (index ?? 0) - 1 - $0 + 2 * buttons.count })
    }

    private func enabled(_ order: [Int]) -> Int? {
        order.lazy.map { $0 % self.buttons.count }.first { self.buttons[$0].isEnabled }
    }

    /// The nearest one in a direction.
    func button(from index: Int?, toward direction: (x: Int, y: Int)) -> Int? {
        guard let index, buttons.indices.contains(index) else { return button(after: nil) }
        let from = buttons[index].place.center
        func distance(_ other: Int) -> Int? {
            let to = buttons[other].place.center
            let along = (to.x - from.x) * direction.x + (to.y - from.y) * direction.y
            let aside = (to.x - from.x) * direction.y + (to.y - from.y) * direction.x
            guard along > 0, buttons[other].isEnabled else { return nil }
            // What lies straight ahead counts more than what is near.
            return along + 2 * abs(aside)
        }
        return buttons.indices.compactMap { other in distance(other).map { (other, $0) } }.min { $0.1 < $1.1 }?.0
    }

    /// The one at a cell of the screen.
    func button(x: Int, y: Int, scroll: Int) -> Int? {
        buttons.firstIndex { $0.isEnabled && $0.place.contains(x: x, y: y + scroll) }
    }
}

extension CellRect {
    fileprivate var cellSize: CellSize { CellSize(width: width, height: height) }

    /// The middle, in cells; a row counts as two columns, as it is about as high as they are wide.
    fileprivate var center: (x: Int, y: Int) { (x + width / 2, (y + height / 2) * 2) }
}

extension ShownWidget {
    /// The widget in a box of that size.
    fileprivate func picture(
        _ size: CellSize, _ context: RenderingContext, selection: Int? = nil
    ) -> WidgetPicture {
        guard !notes.isEmpty else {
            return tree.widgetPicture(size, hasBox: true, context, selection: selection)
        }
        let notes = notes.map { ViewNode(.text([ViewNode.TextRun(.text($0))])).modified(.font(.caption)) }
        let all = ViewNode(.stack(.init(axis: .vertical, children: [tree] + notes)))
        return all.widgetPicture(size, hasBox: true, context, selection: selection)
    }
}
