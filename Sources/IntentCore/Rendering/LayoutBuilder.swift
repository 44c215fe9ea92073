/// Makes the layout of a tree.
struct LayoutBuilder {
    let context: RenderingContext

    /// Nodes that are nested deeper are not shown: what is read from a file must not exhaust the stack.
    static let deepest = 160

    /// The layout of a node with its modifiers, the outermost of which surrounds all others.
    func element(_ node: ViewNode, _ inherited: InheritedStyle, depth: Int = 0) -> LayoutElement {
        element(node.content, node.modifiers[...], inherited, depth)
    }

    private func element(
        _ content: ViewNode.Content, _ modifiers: ArraySlice<ViewNode.Modifier>, _ inherited: InheritedStyle,
        _ depth: Int
    ) -> LayoutElement {
        guard depth < Self.deepest else { return nothing }
        var inherited = inherited
        var rest = modifiers
        while let next = rest.popLast() {
            guard let outermost = withoutHeight(next, of: content) else { continue }
            if inherited.take(outermost) { continue }
            let modifiers = rest
            return modified(outermost, inherited, depth) { element(content, modifiers, $0, depth + 1) }
        }
        return LayoutElement(layout(content, inherited, depth + 1))
    }

    /// What is left of a modifier: an image that only its name stands for has a line, whatever room is made for the picture.
    private func withoutHeight(_ modifier: ViewNode.Modifier, of content: ViewNode.Content) -> ViewNode.Modifier? {
        guard case .image(let picture) = content, picture.symbol == nil else { return modifier }
        switch modifier {
        case .aspectRatio: return nil
        case .frame(var frame):
            (frame.width, frame.height, frame.minHeight, frame.maxHeight) = (nil, nil, nil, nil)
            return .frame(frame)
        default: return modifier
        }
    }

    private var nothing: LayoutElement { LayoutElement(LayerLayout(alignment: .center, children: [])) }

    // MARK: Modifiers

    private func modified(
        _ modifier: ViewNode.Modifier, _ inherited: InheritedStyle, _ depth: Int,
        _ inner: (InheritedStyle) -> LayoutElement
    ) -> LayoutElement {
        let content = inner(inherited)
        switch modifier {
        case .padding(let padding): return LayoutElement(PaddingLayout(content, padding))
        case .frame(let frame): return LayoutElement(FrameLayout(content: content, frame: frame))
        case .fixedSize(let axes): return LayoutElement(FixedSizeLayout(content: content, axes: axes))
        case .layoutPriority(let priority):
            var traits = content.traits
            traits.priority = priority.isFinite ? priority : 0
            return LayoutElement(TraitLayout(content: content, traits: traits))
        case .columns(let columns):
            var traits = content.traits
            traits.columns = min(max(1, columns), ViewNode.allColumns)
            return LayoutElement(TraitLayout(content: content, traits: traits))
        case .offset(let x, let y):
            return LayoutElement(OffsetLayout(content: content, x: moved(x / 8), y: moved(y / 16)))
        case .aspectRatio(let ratio?, let mode) where ratio > 0 && ratio.isFinite:
            return LayoutElement(AspectLayout(content: content, ratio: ratio, mode: mode))
        case .background(let node, let alignment):
            var behind = inherited
            behind.axis = nil
            behind.isGround = true
            let background = element(node, behind, depth: depth + 1)
            return LayoutElement(BackgroundLayout(content: content, behind: background, alignment: alignment))
        case .overlay(let node, let alignment):
            var front = inherited
            front.axis = nil
            let overlay = element(node, front, depth: depth + 1)
            return LayoutElement(BackgroundLayout(content: content, inFront: overlay, alignment: alignment))
        case .border(let style):
            let paint = inherited.palette(context.scheme).paint(style, opacity: inherited.opacity)
            return LayoutElement(BorderLayout(content: content, paint: paint, isUnicode: context.isUnicode))
        case .clip(let figure): return LayoutElement(ClipLayout(content: content, figure: figure))
        case .hidden: return LayoutElement(HiddenLayout(content: content))
        default: return content
        }
    }

    private func moved(_ length: Double) -> Int {
        length.isFinite ? Int(min(max(length, -1000), 1000).rounded()) : 0
    }

    // MARK: Content

    private func layout(_ content: ViewNode.Content, _ inherited: InheritedStyle, _ depth: Int) -> any Layout {
        switch content {
        case .text(let runs): return textLayout(runs, inherited)
        case .image(let picture): return textLayout([run(picture)], inherited)
        case .label(let title, let icon): return labelLayout(title, icon, inherited, depth)
        case .stack(let stack): return stackLayout(stack, inherited, depth)
        case .grid(let grid): return gridLayout(grid, inherited, depth)
        case .columns(let columns):
            return ColumnsLayout(columns: columns, children: children(columns.children, inherited, nil, depth))
        case .list(let children):
            let rows = self.children(children, inherited, .vertical, depth)
            return StackLayout(
                axis: .vertical, alignment: .leading, spacing: 0,
                children: rows.map { row in
                    var fill = ViewNode.Frame()
                    fill.maxWidth = .infinity
                    fill.alignment = .leading
                    return LayoutElement(FrameLayout(content: row, frame: fill))
                })
        case .fits(let axes, let children):
            return FittingLayout(axes: axes, children: self.children(children, inherited, inherited.axis, depth))
        case .spacer(let least):
            let cells = inherited.axis == .vertical ? spaceRows(least ?? 0) : spaceColumns(least ?? 8)
            return SpacerLayout(axis: inherited.axis, least: cells)
        case .divider: return DividerLayout(axis: inherited.axis ?? .vertical, isUnicode: context.isUnicode)
        case .shape(let figure): return shapeLayout(figure, inherited)
        case .button(let label, let action):
            return pressable(content, buttonLayout(label, action, inherited, depth), inherited)
        case .toggle(let label, let isOn, _):
            var inner = inherited
            inner.isInBrackets = true
            let label = element(label, inner, depth: depth)
            let style = inherited.textStyle
            let toggle = BracketLayout(content: label, left: isOn ? "[x] " : "[ ] ", right: "", style: style)
            return pressable(content, toggle, inherited)
        case .link(let label, _):
            var inner = inherited
            inner.isUnderlined = true
            inner.foreground = [inherited.tint ?? .color(.blue)]
            return LayerLayout(alignment: .center, children: [element(label, inner, depth: depth)])
        case .measure(let measure): return measureLayout(measure, inherited, depth)
        case .chart(let chart):
            return ChartLayout(chart: chart, inherited: inherited, builder: self, depth: depth)
        }
    }

    private func pressable(
        _ content: ViewNode.Content, _ layout: any Layout, _ inherited: InheritedStyle
    ) -> any Layout {
        let buttons = ViewNode(content).pressables(at: context.now, isEnabled: !inherited.isDisabled)
        guard let button = buttons.first else { return layout }
        return PressableLayout(content: LayoutElement(layout), button: button)
    }

    private func children(
        _ nodes: [ViewNode], _ inherited: InheritedStyle, _ axis: Axis?, _ depth: Int
    ) -> [LayoutElement] {
        var inner = inherited
        inner.axis = axis
        return nodes.map { element($0, inner, depth: depth) }
    }

    private func stackLayout(_ stack: ViewNode.Stack, _ inherited: InheritedStyle, _ depth: Int) -> any Layout {
        switch stack.axis {
        case .vertical:
            let children = children(stack.children, inherited, .vertical, depth)
            let spacing = spaceRows(stack.spacing ?? 0)
            return StackLayout(axis: .vertical, alignment: stack.alignment, spacing: spacing, children: children)
        case .horizontal:
            let children = children(stack.children, inherited, .horizontal, depth)
            let spacing = spaceColumns(stack.spacing ?? 8)
            return StackLayout(axis: .horizontal, alignment: stack.alignment, spacing: spacing, children: children)
        case .depth:
            // What stands in front is to be read; the shapes behind it are its ground.
            let last = stack.children.count - 1
            let layers = stack.children.enumerated().map { index, child in
                var inner = inherited
                inner.axis = nil
                inner.isGround = inherited.isGround || index < last
                return element(child, inner, depth: depth)
            }
            return LayerLayout(alignment: stack.alignment, children: layers)
        }
    }

    private func gridLayout(_ grid: ViewNode.Grid, _ inherited: InheritedStyle, _ depth: Int) -> GridLayout {
        GridLayout(
            alignment: grid.alignment, columnSpacing: spaceColumns(grid.horizontalSpacing ?? 8),
            rowSpacing: spaceRows(grid.verticalSpacing ?? 0),
            rows: grid.rows.map { children($0, inherited, nil, depth) })
    }

    private func labelLayout(
        _ title: ViewNode, _ icon: ViewNode, _ inherited: InheritedStyle, _ depth: Int
    ) -> any Layout {
        let shown: [ViewNode] =
            switch inherited.styles[.label] {
            case "iconOnly": [icon]
            case "titleOnly": [title]
            default: [icon, title]
            }
        return stackLayout(
            ViewNode.Stack(axis: .horizontal, alignment: .center, children: shown), inherited, depth)
    }

    private func shapeLayout(_ figure: ViewNode.Figure, _ inherited: InheritedStyle) -> ShapeLayout {
        let palette = inherited.palette(context.scheme)
        let isBare = figure.fill == nil && figure.stroke == nil
        let fill = figure.fill ?? (isBare ? .named("foreground") : nil)
        return ShapeLayout(
            figure: figure, fill: fill.map { palette.paint($0, opacity: inherited.opacity) },
            stroke: figure.stroke.map { palette.paint($0, opacity: inherited.opacity) },
            isGround: inherited.isGround || figure.isGround, isUnicode: context.isUnicode,
            hasColors: context.depth > .none)
    }

    /// A button: its label in brackets, or on its tint.
    private func buttonLayout(
        _ label: ViewNode, _ action: ViewNode.Action, _ inherited: InheritedStyle, _ depth: Int
    ) -> any Layout {
        var inner = inherited
        let style = inherited.styles[.button]
        let tint = action.role == "destructive" ? ViewNode.Style.color(.red) : inherited.tint
        if style == "plain" || style == "borderless" {
            if style == "borderless", let tint { inner.foreground = [tint] }
            return LayerLayout(alignment: .center, children: [element(label, inner, depth: depth)])
        }
        inner.isInBrackets = true
        let isProminent = style == "borderedProminent" && context.depth > .none && !inherited.isDisabled
        if !isProminent, let tint { inner.foreground = [tint] }
        var ends = inner.textStyle
        let palette = inner.palette(context.scheme)
        if case .solid(let color)? = tint.map({ palette.paint($0) }), !isProminent { ends.foreground = color }
        guard isProminent else {
            let label = element(label, inner, depth: depth)
            return BracketLayout(content: label, left: "[", right: "]", style: ends)
        }
        // Its ground makes the letters black or white, whatever color is in force around it.
        inner.foreground = []
        let content = BracketLayout(
            content: element(label, inner, depth: depth), left: " ", right: " ", style: TextStyle())
        var figure = ViewNode.Figure(.rectangle)
        figure.fill = tint ?? .color(.blue)
        figure.isGround = true
        return BackgroundLayout(
            content: LayoutElement(content), behind: LayoutElement(shapeLayout(figure, inherited)), alignment: .center)
    }

    // MARK: Gauges

    private func measureLayout(
        _ measure: ViewNode.Measure, _ inherited: InheritedStyle, _ depth: Int
    ) -> any Layout {
        let palette = inherited.palette(context.scheme)
        let paint = palette.paint(inherited.tint ?? .color(.blue), opacity: inherited.opacity)
        let fraction = measure.interval.map { $0.fraction(at: context.now) } ?? measure.fraction
        let bar = LayoutElement(
            BarLayout(fraction: fraction.map { min(max($0, 0), 1) }, paint: paint, isUnicode: context.isUnicode))
        func element(_ node: ViewNode?) -> LayoutElement? { node.map { self.element($0, inherited, depth: depth) } }
        func row(_ elements: [LayoutElement?]) -> LayoutElement {
            LayoutElement(
                StackLayout(axis: .horizontal, alignment: .center, spacing: 1, children: elements.compactMap { $0 }))
        }
        func column(_ elements: [LayoutElement?], _ alignment: Alignment) -> LayoutElement {
            LayoutElement(
                StackLayout(axis: .vertical, alignment: alignment, spacing: 0, children: elements.compactMap { $0 }))
        }
        let label = element(measure.label)
        let value = element(measure.value)
        let bounded = row([element(measure.minimum), bar, element(measure.maximum)])
        let isCircular = inherited.styles[.gauge]?.contains("ircular") ?? false
        let line = row([label, bounded, value])
        if measure.kind == .gauge, isCircular {
            guard context.isUnicode else {
                return FittingLayout(axes: .vertical, children: [column([value, bounded, label], .center), line])
            }
            // What has no value of its own has its label in the middle.
            let ring = RingLayout(
                fraction: fraction, paint: paint, content: value ?? label, label: value == nil ? nil : label,
                hasColors: context.depth > .none)
            return FittingLayout(
                axes: .vertical, children: [LayoutElement(ring), LayoutElement(ring.withoutLabel), line])
        }
        let space = LayoutElement(SpacerLayout(axis: .horizontal, least: label == nil || value == nil ? 0 : 1))
        let head = label == nil && value == nil ? nil : row([label, space, value])
        let tall = column([head, bounded], .leading)
        // In a single row the bar stands between its label and its value.
        return FittingLayout(axes: .vertical, children: [tall, line])
    }
}
