/// Makes the elements of a tree: stacks as flexible boxes, buttons as buttons, lists as lists, and each view with the
/// same answer to the room that it is offered as on a phone.
///
/// A view that grows along its stack takes what is left (`flex: 1`), another is as large as its content; an element
/// around another is a flexible box of one child that stands where the alignment says.
struct HTMLBuilder {
    let context: PageContext
    /// Where styles are gathered; nil where each element has its own.
    let sheet: HTMLStyleSheet?
    /// The room of the widget, by which `ViewThatFits` chooses: nothing measures letters before a browser does.
    let room: CellSize

    /// An element with what is in it, as HTML.
    func html(_ element: HTMLElement) -> String {
        var attributes = element.attributes
        if !element.style.isEmpty {
            if let sheet {
                attributes.insert(("class", sheet.name(of: element.style)), at: 0)
            } else {
                attributes.append(("style", element.style.text))
            }
        }
        let list = attributes.map { " \($0.name)=\"\(htmlEscaped($0.value))\"" }
        return "<\(element.tag)\(list.joined())>\(element.content)</\(element.tag)>"
    }

    /// The element of a node with its modifiers, the outermost of which is around all others.
    func element(_ node: ViewNode, _ around: PageSurroundings, depth: Int = 0) -> HTMLElement {
        element(node, node.modifiers[...], around, depth)
    }

    private func element(
        _ node: ViewNode, _ modifiers: ArraySlice<ViewNode.Modifier>, _ around: PageSurroundings, _ depth: Int
    ) -> HTMLElement {
        guard depth < LayoutBuilder.deepest else { return box(around) }
        var around = around
        var rest = modifiers
        while let outermost = rest.popLast() {
            // In a page what is behind shows through by itself.
            if case .opacity = outermost {} else if around.style.take(outermost) { continue }
            let modifiers = rest
            return modified(outermost, node, around, depth) { element(node, modifiers, $0, depth + 1) }
        }
        return element(of: node.content, around, depth + 1)
    }

    /// An element for other elements.
    func box(_ around: PageSurroundings) -> HTMLElement { HTMLElement(around.isInText ? "span" : "div") }

    /// A box with one element in it, which stands where the alignment says or takes all that there is.
    func box(
        _ inner: HTMLElement, _ around: PageSurroundings, _ alignment: Alignment = .center
    ) -> HTMLElement {
        var box = box(around)
        box.style.add("display", "flex")
        box.style.add("justify-content", alignment.horizontal.css)
        box.style.add("align-items", alignment.vertical.css)
        box.style.add("min-width", "0")
        box.growsAcross = inner.growsAcross
        box.growsDown = inner.growsDown
        box.priority = inner.priority
        box.columns = inner.columns
        box.content = html(placed(inner, along: .horizontal))
        return box
    }

    /// An element as it stands in a row or column.
    func placed(_ element: HTMLElement, along axis: Axis) -> HTMLElement {
        var placed = element
        let (along, across) =
            axis == .horizontal
            ? (element.growsAcross, element.growsDown) : (element.growsDown, element.growsAcross)
        if along {
            placed.style.add("flex", axis == .horizontal ? "1 1 0" : "1 1 auto")
            placed.style.add(axis == .horizontal ? "min-width" : "min-height", "0")
        } else if element.priority > 0 {
            placed.style.add("flex-shrink", "0")
        } else if element.priority < 0 {
            placed.style.add("flex-shrink", "1000")
        }
        if across { placed.style.add("align-self", "stretch") }
        // A long word then breaks at the edge of its column.
        if axis == .vertical { placed.style.add("max-width", "100%") }
        return placed
    }

    // MARK: Content

    private func element(
        of content: ViewNode.Content, _ around: PageSurroundings, _ depth: Int
    ) -> HTMLElement {
        switch content {
        case .text(let runs): return text(runs, around)
        case .image(let picture): return image(picture, around)
        case .label(let title, let icon): return label(title, icon, around, depth)
        case .stack(let stack): return self.stack(stack, around, depth)
        case .grid(let grid): return self.grid(grid, around, depth)
        case .columns(let columns): return self.columns(columns, around, depth)
        case .list(let children): return list(children, around, depth)
        case .fits(let axes, let children):
            guard let chosen = fitting(children, axes, around) else { return box(around) }
            return element(chosen, around, depth: depth)
        case .spacer(let least): return spacer(least, around)
        case .divider: return divider(around)
        case .shape(let figure): return shape(figure, around)
        case .button(let label, let action): return button(label, action, around, depth)
        case .toggle(let label, let isOn, let action): return toggle(label, isOn, action, around, depth)
        case .link(let label, let url): return link(label, url, around, depth)
        case .measure(let measure): return self.measure(measure, around, depth)
        case .chart(let chart): return self.chart(chart, around, depth)
        }
    }

    private func label(
        _ title: ViewNode, _ icon: ViewNode, _ around: PageSurroundings, _ depth: Int
    ) -> HTMLElement {
        switch around.style.styles[.label] {
        case "iconOnly": element(icon, around, depth: depth)
        case "titleOnly": element(title, around, depth: depth)
        default: stack(ViewNode.Stack(axis: .horizontal, children: [icon, title]), around, depth)
        }
    }

    func stack(_ stack: ViewNode.Stack, _ around: PageSurroundings, _ depth: Int) -> HTMLElement {
        var inner = around
        switch stack.axis {
        case .horizontal: inner.style.axis = .horizontal
        case .vertical: inner.style.axis = .vertical
        case .depth: inner.style.axis = nil
        }
        if stack.axis == .depth { return layers(stack, inner, depth) }
        inner.room = room(forChartsIn: stack, inner)
        let children = stack.children.map { element($0, inner, depth: depth) }
        return line(
            children, along: stack.axis == .horizontal ? .horizontal : .vertical, stack.alignment,
            spacing: stack.spacing ?? 8, around)
    }

    /// About what the views of a stack leave to each chart among them, by the sizes that they have in a terminal.
    private func room(forChartsIn stack: ViewNode.Stack, _ around: PageSurroundings) -> CellSize {
        var room = around.room
        let charts = stack.children.count { $0.hasChart }
        guard charts > 0, stack.children.count > 1 else { return room }
        let layout = LayoutBuilder(context: RenderingContext(depth: .full, now: context.now))
        let others = stack.children.filter { !$0.hasChart }.map { layout.element($0, around.style) }
        if stack.axis == .horizontal {
            let taken = others.map { $0.size(Proposal(height: room.height)).width + 1 }.reduce(0, +)
            room.width = max(room.width / 3, (room.width - taken) / charts)
        } else {
            let taken = others.map { $0.size(Proposal(width: room.width)).height }.reduce(0, +)
            room.height = max(1, (room.height - taken - taken / 4) / charts)
        }
        return room
    }

    /// Elements beside or above one another.
    func line(
        _ children: [HTMLElement], along axis: Axis, _ alignment: Alignment, spacing: Double,
        _ around: PageSurroundings
    ) -> HTMLElement {
        var line = box(around)
        line.style.add("display", "flex")
        if axis == .vertical { line.style.add("flex-direction", "column") }
        line.style.add("align-items", axis == .vertical ? alignment.horizontal.css : alignment.vertical.css)
        line.style.add("min-width", "0")
        let gap = pixels(max(0, spacing))
        if gap != "0", children.count > 1 { line.style.add("gap", gap) }
        for (index, child) in children.enumerated() {
            var child = placed(child, along: axis)
            if child.isSpacer, gap != "0" {
                // The gaps beside a spacer are taken back.
                let names = axis == .horizontal ? ("margin-left", "margin-right") : ("margin-top", "margin-bottom")
                if index > 0, !children[index - 1].isSpacer { child.style.add(names.0, "-\(gap)") }
                if index + 1 < children.count { child.style.add(names.1, "-\(gap)") }
            }
            line.content += html(child)
        }
        line.growsAcross = children.contains { $0.growsAcross }
        line.growsDown = children.contains { $0.growsDown }
        return line
    }

    /// Views in front of one another. What stands in front is read against what is behind it.
    private func layers(_ stack: ViewNode.Stack, _ around: PageSurroundings, _ depth: Int) -> HTMLElement {
        var layers = box(around)
        layers.style.add("display", "grid")
        layers.style.add("justify-items", stack.alignment.horizontal.css)
        layers.style.add("align-items", stack.alignment.vertical.css)
        layers.style.add("min-width", "0")
        var inner = around
        for node in stack.children {
            var child = element(node, inner, depth: depth)
            child.style.add("grid-area", "1/1")
            child.style.add("max-width", "100%")
            if child.growsAcross { child.style.add("justify-self", "stretch") }
            if child.growsDown { child.style.add("align-self", "stretch") }
            layers.content += html(child)
            layers.growsAcross = layers.growsAcross || child.growsAcross
            layers.growsDown = layers.growsDown || child.growsDown
            if let color = ground(of: node, inner) { inner.ground = color }
        }
        return layers
    }

    private func grid(_ grid: ViewNode.Grid, _ around: PageSurroundings, _ depth: Int) -> HTMLElement {
        var inner = around
        inner.style.axis = nil
        let rows = grid.rows.map { row in row.map { element($0, inner, depth: depth) } }
        let width =
            rows.map { row in
                row.reduce(0) { $0 + ($1.columns >= ViewNode.allColumns ? 1 : $1.columns) }
            }.max() ?? 1
        let count = min(max(1, width), 100)
        var table = gridBox(
            "repeat(\(count),auto)", grid.alignment, across: grid.horizontalSpacing, down: grid.verticalSpacing, around)
        for row in rows {
            var start = 1
            for cell in row {
                var cell = cell
                let span = min(max(1, cell.columns), max(1, count - start + 1))
                cell.style.add("grid-column", "\(min(start, count))/span \(span)")
                if cell.growsAcross { cell.style.add("justify-self", "stretch") }
                if cell.growsDown { cell.style.add("align-self", "stretch") }
                table.content += html(cell)
                start += span
                table.growsAcross = table.growsAcross || cell.growsAcross
                table.growsDown = table.growsDown || cell.growsDown
            }
        }
        return table
    }

    private func columns(_ columns: ViewNode.Columns, _ around: PageSurroundings, _ depth: Int) -> HTMLElement {
        var inner = around
        inner.style.axis = nil
        let tracks = columns.columns.prefix(100).map { column -> String in
            if let fixed = column.fixed { return pixels(max(0, fixed)) }
            let least = pixels(max(1, column.minimum ?? 8))
            return column.isRepeated ? "repeat(auto-fill,minmax(min(\(least),100%),1fr))" : "minmax(\(least),1fr)"
        }
        // Only one track may be repeated as often as there is room.
        let isRepeated = columns.columns.contains { $0.isRepeated }
        var table = gridBox(
            tracks.isEmpty ? "1fr" : isRepeated && tracks.count > 1 ? tracks[0] : tracks.joined(separator: " "),
            columns.alignment, across: columns.spacing, down: columns.spacing, around)
        for node in columns.children {
            var cell = element(node, inner, depth: depth)
            if cell.growsAcross { cell.style.add("justify-self", "stretch") }
            table.content += html(cell)
        }
        table.growsAcross = true
        return table
    }

    private func gridBox(
        _ tracks: String, _ alignment: Alignment, across: Double?, down: Double?, _ around: PageSurroundings
    ) -> HTMLElement {
        var table = box(around)
        table.style.add("display", "grid")
        table.style.add("grid-template-columns", tracks)
        table.style.add("justify-items", alignment.horizontal.css)
        table.style.add("align-items", alignment.vertical.css)
        table.style.add("gap", "\(pixels(max(0, down ?? 8))) \(pixels(max(0, across ?? 8)))")
        table.style.add("min-width", "0")
        return table
    }

    private func list(_ children: [ViewNode], _ around: PageSurroundings, _ depth: Int) -> HTMLElement {
        var inner = around
        inner.style.axis = .vertical
        var list = HTMLElement(around.isInText ? "span" : "ul")
        list.style.add("list-style", "none")
        list.style.add("margin", "0")
        list.style.add("padding", "0")
        list.style.add("min-width", "0")
        list.growsAcross = true
        for child in children {
            let inside = box(element(child, inner, depth: depth), around, .leading)
            var row = HTMLElement(around.isInText ? "span" : "li")
            row.style.add("display", "block")
            row.style.add("padding", "4px 0")
            row.content = html(inside)
            list.content += html(row)
        }
        list.stage = .painted
        return list
    }

    /// The first view that fits, by the size that it has in a terminal, where a column is eight points wide.
    private func fitting(_ choices: [ViewNode], _ axes: Axis.Set, _ around: PageSurroundings) -> ViewNode? {
        guard choices.count > 1 else { return choices.first }
        let builder = LayoutBuilder(context: RenderingContext(depth: .full, now: context.now))
        return choices.first { choice in
            let whole = Proposal(width: room.width, height: room.height)
            let ideal = builder.element(choice, around.style).size(whole.ideal(along: axes, .small))
            return (!axes.contains(.horizontal) || ideal.width <= room.width)
                && (!axes.contains(.vertical) || ideal.height <= room.height)
        } ?? choices.last
    }

    private func spacer(_ least: Double?, _ around: PageSurroundings) -> HTMLElement {
        var spacer = box(around)
        spacer.isSpacer = around.style.axis != nil
        spacer.stage = .closed
        let length = pixels(max(0, least ?? (around.style.axis == .vertical ? 0 : 8)))
        switch around.style.axis {
        case .horizontal: spacer.style.add("padding-left", length)
        case .vertical: spacer.style.add("padding-top", length)
        case nil: break
        }
        spacer.growsAcross = around.style.axis != .vertical
        spacer.growsDown = around.style.axis != .horizontal
        return spacer
    }

    private func divider(_ around: PageSurroundings) -> HTMLElement {
        var line = box(around)
        let isUpright = around.style.axis == .horizontal
        line.style.add("background-color", around.ground.mixed(with: .grey, 0.4))
        line.style.add(isUpright ? "width" : "height", "1px")
        line.style.add("flex-shrink", "0")
        line.growsAcross = !isUpright
        line.growsDown = isUpright
        line.stage = .closed
        return line
    }
}

extension ViewNode {
    /// Whether a chart takes a part of its room.
    fileprivate var hasChart: Bool {
        if case .chart = content { return true }
        return children.contains(where: \.hasChart)
    }
}

extension HorizontalAlignment {
    var css: String {
        switch self {
        case .leading: "flex-start"
        case .center: "center"
        case .trailing: "flex-end"
        }
    }
}

extension VerticalAlignment {
    var css: String {
        switch self {
        case .top: "flex-start"
        case .center: "center"
        case .bottom: "flex-end"
        case .firstTextBaseline: "baseline"
        case .lastTextBaseline: "last baseline"
        }
    }
}
