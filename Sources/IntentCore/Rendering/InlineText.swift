extension ViewNode {
    /// The tree as a single line: its texts and symbols one after the other, a space between them, cut at a width if
    /// one is given.
    package func inlineLine(width: Int?, _ context: RenderingContext) -> StyledLine {
        inlineParts(context).map(\.node).inlineLine(width: width, context)
    }

    /// The tree as a row of its texts and symbols.
    func inlineTree(_ context: RenderingContext) -> ViewNode {
        ViewNode(.stack(Stack(axis: .horizontal, children: inlineParts(context).map(\.node))))
    }

    /// A piece of a tree in a single line: what can be pressed at once, or what stands before, between and behind.
    package struct InlinePiece: Sendable {
        /// What it looks like.
        package let line: StyledLine
        /// What a press on it does; nil where there is nothing to press.
        package let button: Pressable?
    }

    /// The single line in pieces, for bars in which each piece can be clicked.
    package func inlinePieces(_ context: RenderingContext) -> [InlinePiece] {
        var pieces: [(nodes: [ViewNode], button: Pressable?)] = []
        for part in inlineParts(context) {
            if let last = pieces.last, last.button == part.button {
                pieces[pieces.count - 1].nodes.append(part.node)
            } else {
                pieces.append(([part.node], part.button))
            }
        }
        return pieces.map { InlinePiece(line: $0.nodes.inlineLine(width: nil, context), button: $0.button) }
    }

    private typealias InlinePart = (node: ViewNode, button: Pressable?)

    private func inlineParts(_ context: RenderingContext) -> [InlinePart] {
        var parts: [InlinePart] = []
        gatherInline(InheritedStyle(), LayoutBuilder(context: context), nil, &parts)
        return parts
    }

    private func gatherInline(
        _ inherited: InheritedStyle, _ builder: LayoutBuilder, _ button: Pressable?, _ parts: inout [InlinePart]
    ) {
        var inherited = inherited
        for modifier in modifiers.reversed() {
            if case .hidden = modifier { return }
            _ = inherited.take(modifier)
        }
        switch content {
        case .text, .image: parts.append((ViewNode(content, modifiers: modifiers.filter { $0.isForText }), button))
        case .measure(let measure) where measure.value == nil && measure.label == nil:
            let fraction = measure.interval.map { $0.fraction(at: builder.context.now) } ?? measure.fraction
            guard let fraction, fraction.isFinite else { return }
            let percent = Int((min(max(fraction, 0), 1) * 100).rounded())
            parts.append((ViewNode(.text([TextRun(.text("\(percent)%"))])), button))
        case .chart(let chart):
            if let node = chart.inlineNode(inherited, builder) { parts.append((node, button)) }
        case .fits(_, let children):
            // In one line the first choice is as good as any: nothing says how long the line may be.
            if let first = children.first { first.gatherInline(inherited, builder, button, &parts) }
        case .button, .toggle:
            let button = pressables(at: builder.context.now, isEnabled: !inherited.isDisabled).first
            for child in children { child.gatherInline(inherited, builder, button, &parts) }
        default: for child in children { child.gatherInline(inherited, builder, button, &parts) }
        }
    }
}

extension [ViewNode] {
    fileprivate func inlineLine(width: Int?, _ context: RenderingContext) -> StyledLine {
        let stack = ViewNode(.stack(ViewNode.Stack(axis: .horizontal, children: self)))
        return stack.lines(width: width ?? 1000, height: 1, context).first ?? StyledLine()
    }
}

extension ViewNode.Modifier {
    /// Whether it changes how text looks, and not its size or place.
    fileprivate var isForText: Bool {
        var inherited = InheritedStyle()
        return inherited.take(self)
    }
}
