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

extension WidgetFormat {
    /// Widgets as values: one each, or one for all where the format's text is one.
    func rendered(_ widgets: [ShownWidget], at now: Moment) -> [RenderedWidget] {
        guard isOneText else { return widgets.map { RenderedWidget(tree: $0.tree, text: self.text(of: $0, at: now)) } }
        let all = ViewNode.Stack(axis: .horizontal, children: widgets.map(\.tree))
        let update = update(of: widgets, at: now)
        let text = frame.map { [$0.opening, update, $0.closing].joined(separator: "\n") } ?? update
        return [RenderedWidget(tree: ViewNode(.stack(all)), text: text)]
    }
}
