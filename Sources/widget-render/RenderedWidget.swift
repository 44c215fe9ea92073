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
    let now: Moment
    /// The family that was named, for timelines that name none.
    let family: WidgetFamily?

    func drawn(_ answer: WidgetLoader.Answer) -> RenderedWidget? {
        guard let tree = answer.timeline.entry(at: now)?.tree else { return nil }
        return RenderedWidget(tree: tree, text: text(of: tree, answer))
    }

    private func text(of tree: ViewNode, _ answer: WidgetLoader.Answer) -> String {
        let family = answer.timeline.family ?? family ?? .systemMedium
        let abilities = format.abilities
        switch format {
        case .terminal:
            let lines = tree.widgetLines(family, RenderingContext(abilities, now: now))
            return (lines.map { $0.terminalText(abilities) } + staleMark(answer)).joined(separator: "\n")
        case .plain:
            let context = RenderingContext(depth: .none, isUnicode: abilities.isUnicode, now: now)
            return (tree.widgetLines(family, context).map(\.plainText) + staleMark(answer)).joined(separator: "\n")
        case .waybar: return WaybarLine(tree, answer, now: now).text
        case .tmux: return tmuxText(tree, isStale: answer.fault != nil, now: now)
        }
    }

    private func staleMark(_ answer: WidgetLoader.Answer) -> [String] {
        answer.fault == nil ? [] : ["(stale: \(sanitized(answer.fault?.words ?? "")))"]
    }
}
