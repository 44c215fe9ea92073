import IntentCore

/// Boxes of characters alone.
struct PlainFormat: WidgetFormat {
    var isBar: Bool { false }

    func text(of widget: ShownWidget, at now: Moment) -> String {
        let isUnicode = TerminalAbilities.abilities(isTerminal: RunContext.isWatched).isUnicode
        let context = RenderingContext(depth: .none, isUnicode: isUnicode, now: now)
        let lines = widget.tree.widgetLines(widget.family, context, columns: RunContext.columns)
        return (lines.map(\.plainText) + widget.notes).joined(separator: "\n")
    }
}
