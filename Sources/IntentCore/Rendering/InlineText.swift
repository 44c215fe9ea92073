extension ViewNode {
    /// The tree as a single line: its texts and symbols one after the other, a space between them, cut at a width if
    /// one is given.
    package func inlineLine(width: Int?, _ context: RenderingContext) -> StyledLine {
        inlineTree(context).lines(width: width ?? 1000, height: 1, context).first ?? StyledLine()
    }

    /// The tree as a row of its texts and symbols.
    func inlineTree(_ context: RenderingContext) -> ViewNode {
        var nodes: [ViewNode] = []
        gatherInline(InheritedStyle(), LayoutBuilder(context: context), &nodes)
        return ViewNode(.stack(Stack(axis: .horizontal, children: nodes)))
    }

    private func gatherInline(_ inherited: InheritedStyle, _ builder: LayoutBuilder, _ nodes: inout [ViewNode]) {
        var inherited = inherited
        for modifier in modifiers.reversed() {
            if case .hidden = modifier { return }
            _ = inherited.take(modifier)
        }
        switch content {
        case .text, .image: nodes.append(ViewNode(content, modifiers: modifiers.filter { $0.isForText }))
        case .measure(let measure) where measure.value == nil && measure.label == nil:
            let fraction = measure.interval.map { $0.fraction(at: builder.context.now) } ?? measure.fraction
            guard let fraction, fraction.isFinite else { return }
            let percent = fraction.isFinite ? Int((min(max(fraction, 0), 1) * 100).rounded()) : 0
            nodes.append(ViewNode(.text([TextRun(.text("\(percent)%"))])))
        case .chart(let chart):
            if let node = chart.inlineNode(inherited, builder) { nodes.append(node) }
        case .fits(_, let children):
            // In one line the first choice is as good as any: nothing says how long the line may be.
            if let first = children.first { first.gatherInline(inherited, builder, &nodes) }
        default: for child in children { child.gatherInline(inherited, builder, &nodes) }
        }
    }
}

extension ViewNode.Modifier {
    /// Whether it changes how text looks, and not its size or place.
    fileprivate var isForText: Bool {
        var inherited = InheritedStyle()
        return inherited.take(self)
    }
}
