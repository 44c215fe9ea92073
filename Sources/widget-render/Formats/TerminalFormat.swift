import IntentCore

/// Boxes in the colors of the terminal. Who asks for a terminal's text has one, if only behind a pager.
struct TerminalFormat: WidgetFormat {
    var isBar: Bool { false }

    func text(of widget: ShownWidget, at now: Moment) -> String {
        let abilities = TerminalAbilities.abilities(isTerminal: true)
        let lines = widget.tree.widgetLines(
            widget.family, RenderingContext(abilities, now: now), columns: RunContext.columns)
        return (lines.map { $0.terminalText(abilities) } + widget.notes).joined(separator: "\n")
    }
}

extension RunContext {
    /// How wide the terminal is that the person watches; nil where what is written goes elsewhere, and is never cut.
    static var columns: Int? { isWatched ? Stream(descriptor: ProcessContext.current.output).columns : nil }
}
