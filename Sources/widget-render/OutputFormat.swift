import IntentCore

/// What a widget is drawn for.
enum OutputFormat: String, AppEnum {
    case terminal, plain, waybar, tmux, html

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "format"
    static let caseDisplayRepresentations: [OutputFormat: DisplayRepresentation] = [
        .terminal: "terminal", .plain: "plain", .waybar: "waybar", .tmux: "tmux", .html: "html",
    ]

    /// Colors where they can be seen, plain text elsewhere.
    static var usual: OutputFormat { abilities(isTerminal: LiveDisplay.isWatched).hasEscapes ? .terminal : .plain }

    /// What can be shown where the output goes. Who asks for a terminal's text has one, if only behind a pager.
    var abilities: TerminalAbilities { Self.abilities(isTerminal: self == .terminal || LiveDisplay.isWatched) }

    private static func abilities(isTerminal: Bool) -> TerminalAbilities {
        TerminalAbilities(isTerminal: isTerminal, variable: ProcessContext.current.variable)
    }

    /// Whether it has one line only.
    var isBar: Bool { self == .waybar || self == .tmux }
}
