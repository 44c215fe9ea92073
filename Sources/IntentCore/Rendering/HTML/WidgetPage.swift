/// Widgets as a page, or as elements of one: no script, no address of anything outside, and each text as text.
package struct WidgetPage {
    /// A widget of the page.
    package struct Item {
        package var tree: ViewNode
        package var family: WidgetFamily
        /// What the widget is called.
        package var name: String?
        /// What a person is told of it: why it is an old one, say.
        package var note: String?
        /// The element's `id`, for a page that has several.
        package var id: String?
        /// Where a press of its buttons goes to; nil where nothing can be pressed, as in a mail.
        package var form: PressForm?

        package init(
            tree: ViewNode, family: WidgetFamily, name: String? = nil, note: String? = nil, id: String? = nil,
            form: PressForm? = nil
        ) {
            self.tree = tree
            self.family = family
            self.name = name
            self.note = note
            self.id = id
            self.form = form
        }
    }

    package var items: [Item]
    /// The moment that clocks in the trees are read at.
    package var now: Moment

    package init(_ items: [Item], now: Moment) {
        self.items = items
        self.now = now
    }

    /// The widget alone, or all in one element, each with its style: for a page or a letter of somebody else's.
    package var fragment: String {
        let articles = items.map { article($0, sheet: nil) }
        guard articles.count != 1 else { return articles[0] }
        return "<div style=\"display:flex;flex-wrap:wrap;gap:22px;align-items:flex-start\">"
            + articles.joined(separator: "\n") + "</div>"
    }

    /// The `main` element of a page and the style sheet that belongs to it.
    package func main() -> (html: String, style: String) {
        let sheet = HTMLStyleSheet()
        let articles = items.map { article($0, sheet: sheet) }
        return ("<main>\n" + articles.joined(separator: "\n") + "\n</main>", Self.pageStyle + sheet.text)
    }

    /// The whole page.
    package var document: String {
        let (main, style) = main()
        return Self.document(title: title, style: style, body: main)
    }

    /// The name of the only widget, else what they all are.
    package var title: String { items.count == 1 ? items[0].name ?? "Widget" : "Widgets" }

    /// A page of that content, which is HTML; the title is text.
    package static func document(title: String, style: String, body: String, head: String = "") -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(htmlEscaped(title))</title>
        <style>\(style)</style>
        \(head)</head>
        <body>
        \(body)
        </body>
        </html>
        """
    }

    /// What all pages have in common.
    package static let pageStyle: String = {
        var body = CSSDeclarations()
        body.add("margin", "0")
        body.add("padding", "16px")
        body.add("background-color", ColorPair.page)
        body.add("color", ColorPair.label)
        body.add("font", Self.font)
        return """
            :root{color-scheme:light dark}
            body{\(body.text)}
            main{display:flex;flex-wrap:wrap;gap:22px;justify-content:center;align-items:flex-start}
            button:focus-visible,a:focus-visible,input:focus-visible,select:focus-visible{outline:3px solid #0a84ff;\
            outline-offset:2px}

            """
    }()

    private static let font = "1.0625rem/1.25 system-ui,-apple-system,\"Segoe UI\",Roboto,sans-serif"

    // MARK: A widget

    private func article(_ item: Item, sheet: HTMLStyleSheet?) -> String {
        let isBoxed = item.family.hasBox
        let cells = item.family.cells
        let builder = HTMLBuilder(
            context: PageContext(now: now, form: item.form), sheet: sheet,
            room: isBoxed ? CellSize(width: cells.width - 4, height: cells.height - 2) : cells)
        var around = PageSurroundings()
        if !isBoxed { around.ground = .page }
        around.room = builder.room
        var article = HTMLElement("article")
        if let id = item.id { article.set("id", id) }
        if let name = item.name, !name.isEmpty { article.set("aria-label", name) }
        style(&article, item.family)
        if isBoxed {
            let (paint, layer) = ground(of: item.tree.container, builder, &around)
            article.style.add("background-color", paint)
            article.content = layer
        }
        let tree =
            item.family == .accessoryInline
            ? item.tree.inlineTree(RenderingContext(depth: .full, now: now)) : item.tree
        var root = builder.placed(builder.element(tree, around), along: .horizontal)
        root.style.add("max-width", "100%")
        article.content += builder.html(root)
        if let url = item.tree.widgetAddress, isWebAddress(url) {
            article.content += cover(url, item.name, builder)
        }
        guard let note = item.note else { return builder.html(article) }
        return noted(builder.html(article), note, builder)
    }

    private func style(_ article: inout HTMLElement, _ family: WidgetFamily) {
        article.style.add("display", "flex")
        article.style.add("align-items", "center")
        article.style.add("justify-content", "center")
        article.style.add("position", "relative")
        article.style.add("isolation", "isolate")
        article.style.add("overflow", "hidden")
        article.style.add("box-sizing", "border-box")
        article.style.add("max-width", "100%")
        let size = family.pageSize
        if let width = size.width { article.style.add("width", pixels(width)) }
        // No less than on a phone, and more where the person's letters are larger.
        article.style.add("min-height", pixels(size.height))
        if family.hasBox {
            article.style.add("padding", "16px")
            article.style.add("border-radius", "22px")
        }
        article.style.add("color-scheme", "light dark")
        article.style.add("color", ColorPair.label)
        article.style.add("font", Self.font)
        article.style.add("font-variant-numeric", "tabular-nums")
        article.style.add("overflow-wrap", "break-word")
    }

    /// The widget's background: its own color, or what is drawn behind the whole.
    private func ground(
        of container: ViewNode?, _ builder: HTMLBuilder, _ around: inout PageSurroundings
    ) -> (paint: CSSPaint, html: String) {
        let usual = CSSPaint.solid(.widget)
        guard let container else { return (usual, "") }
        if case .shape(let figure) = container.content, container.modifiers.isEmpty, figure.name == .rectangle,
            let fill = figure.fill
        {
            let paint = around.style.pagePaint(fill, on: around.ground)
            guard let color = paint.color else { return (usual, "") }
            around.ground = color
            return (paint.paint, "")
        }
        var back = around
        back.style.isGround = true
        var place = builder.box(builder.element(container, back), back)
        place.style.add("position", "absolute")
        place.style.add("inset", "0")
        place.style.add("z-index", "-1")
        if let color = builder.ground(of: container, around) { around.ground = color }
        return (usual, builder.html(place))
    }

    /// What a press on the widget beside its buttons opens.
    private func cover(_ url: String, _ name: String?, _ builder: HTMLBuilder) -> String {
        var link = HTMLElement("a")
        link.set("href", url)
        link.set("rel", "noopener noreferrer")
        link.set("aria-label", "Open \(name ?? "the app")")
        link.style.add("position", "absolute")
        link.style.add("inset", "0")
        link.style.add("z-index", "-1")
        return builder.html(link)
    }

    /// A widget with words below it.
    private func noted(_ article: String, _ note: String, _ builder: HTMLBuilder) -> String {
        var words = HTMLElement("p")
        words.set("role", "status")
        words.style.add("margin", "4px 0 0")
        words.style.add("font-size", "0.8125rem")
        words.style.add("max-width", pixels(WidgetFamily.systemMedium.pageSize.width ?? 0))
        words.style.add("color", ColorPair.page.mixed(with: .label, 0.65))
        words.content = htmlEscaped(note)
        return "<div>\(article)\(builder.html(words))</div>"
    }
}

extension WidgetFamily {
    /// The size of a widget in points: that of a phone whose screen is 390 points wide. An inline widget is as wide as its
    /// words.
    var pageSize: (width: Double?, height: Double) {
        switch self {
        case .systemSmall: (158, 158)
        case .systemMedium: (338, 158)
        case .systemLarge: (338, 354)
        case .systemExtraLarge: (698, 354)
        case .accessoryCircular, .accessoryCorner: (72, 72)
        case .accessoryRectangular: (160, 72)
        case .accessoryInline: (nil, 26)
        }
    }
}

extension ViewNode {
    /// What a press on the widget opens, wherever in the tree it is set.
    fileprivate var widgetAddress: String? {
        for modifier in modifiers.reversed() { if case .url(let url) = modifier { return url } }
        return children.lazy.compactMap(\.widgetAddress).first
    }
}
