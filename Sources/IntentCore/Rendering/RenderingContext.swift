/// What a rendering depends on besides the tree and the size: it is a function of these and nothing else.
package struct RenderingContext: Sendable {
    /// How many colors there are.
    package var depth: ColorDepth
    /// Whether boxes, blocks and symbols can be shown, or only ASCII.
    package var isUnicode: Bool
    /// Whether numbers in a large font are drawn so. What a program, a pipe or a bar reads has them as text.
    package var hasLargeLetters = false
    /// Whether the terminal is dark or light.
    package var scheme: ColorScheme
    /// The moment that clocks in the tree are read at.
    package var now: Moment

    package init(depth: ColorDepth, isUnicode: Bool = true, scheme: ColorScheme = .dark, now: Moment) {
        self.depth = depth
        self.isUnicode = isUnicode
        self.scheme = scheme
        self.now = now
    }

    /// For a stream that can show so much.
    package init(_ abilities: TerminalAbilities, scheme: ColorScheme = .dark, now: Moment) {
        self.init(depth: abilities.depth, isUnicode: abilities.isUnicode, scheme: scheme, now: now)
        hasLargeLetters = abilities.isUnicode && abilities.hasEscapes
    }
}

extension ViewNode {
    /// The tree as rows of text, no wider than that and no higher; of the width and height that it likes within them.
    package func lines(width: Int, height: Int? = nil, _ context: RenderingContext) -> [StyledLine] {
        picture(width: width, height: height, context).lines
    }

    /// The same with the buttons where they stand.
    ///
    /// - Parameter selection: which of the buttons the person is at, in the order of drawing.
    package func picture(
        width: Int, height: Int? = nil, _ context: RenderingContext, selection: Int? = nil
    ) -> WidgetPicture {
        let width = min(max(0, width), 1000)
        let height = height.map { min(max(0, $0), 1000) }
        let root = LayoutBuilder(context: context).element(self, InheritedStyle())
        let size = root.size(Proposal(width: width, height: height))
        let shown = CellSize(width: min(size.width, width), height: min(size.height, height ?? 1000))
        var canvas = Canvas(shown)
        canvas.selection = selection
        root.draw(in: CellRect(x: 0, y: 0, width: shown.width, height: shown.height), on: &canvas)
        return WidgetPicture(lines: canvas.lines, buttons: canvas.buttons)
    }
}
