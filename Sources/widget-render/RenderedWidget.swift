import IntentCore

/// A widget as it is shown at a moment: its tree as data, and drawn.
struct RenderedWidget: IntentValue {
    let tree: ViewNode
    let text: String

    static var intentValueType: IntentValueType { IntentValueType(name: "widget", expected: "a widget") }

    /// A widget is drawn, not read.
    static func intentValue(word: String, match: WordMatch) -> RenderedWidget? { nil }

    var intentText: String { text }
    var intentJSON: JSONValue { tree.json }
    // What it is drawn with lets no control character of the data through.
    var valueStructure: ValueStructure { ValueStructure(.preformatted) }
}

/// Draws timelines.
struct WidgetDrawing {
    let format: OutputFormat
    /// Whether HTML is that of the widgets alone, not of a page.
    var isFragment = false
    let now: Moment
    /// The family that was named, for timelines that name none.
    let family: WidgetFamily?

    /// The widgets, each by itself; in HTML they are one page together.
    func drawn(_ answers: [WidgetLoader.Answer]) -> [RenderedWidget] {
        let shown = answers.compactMap { answer in answer.timeline.entry(at: now).map { (answer, $0.tree) } }
        guard format == .html else {
            return shown.map { answer, tree in RenderedWidget(tree: tree, text: text(of: tree, answer)) }
        }
        let trees = shown.map(\.1)
        let whole = trees.count == 1 ? trees[0] : ViewNode(.stack(.init(axis: .vertical, children: trees)))
        return [RenderedWidget(tree: whole, text: page(of: shown))]
    }

    private func page(of shown: [(answer: WidgetLoader.Answer, tree: ViewNode)]) -> String {
        let items = shown.map { answer, tree in
            WidgetPage.Item(
                tree: tree, family: family(of: answer), name: answer.timeline.displayName ?? answer.timeline.kind,
                note: answer.fault.map { "stale: \($0.words)" })
        }
        let page = WidgetPage(items, now: now)
        return isFragment ? page.fragment : page.document
    }

    private func family(of answer: WidgetLoader.Answer) -> WidgetFamily {
        answer.timeline.family ?? family ?? .systemMedium
    }

    private func text(of tree: ViewNode, _ answer: WidgetLoader.Answer) -> String {
        let family = family(of: answer)
        let abilities = format.abilities
        switch format {
        case .terminal:
            let lines = tree.widgetLines(family, RenderingContext(abilities, now: now))
            return (lines.map { $0.terminalText(abilities) } + staleMark(answer)).joined(separator: "\n")
        case .plain:
            let context = RenderingContext(depth: .none, isUnicode: abilities.isUnicode, now: now)
            return (tree.widgetLines(family, context).map(\.plainText) + staleMark(answer)).joined(separator: "\n")
        case .waybar: return WaybarLine(tree, answer, now: now).text
        case .html: return page(of: [(answer, tree)])
        case .tmux: return tmuxText(tree, isStale: answer.fault != nil, now: now)
        }
    }

    private func staleMark(_ answer: WidgetLoader.Answer) -> [String] {
        answer.fault == nil ? [] : ["(stale: \(sanitized(answer.fault?.words ?? "")))"]
    }
}
