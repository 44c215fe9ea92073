import IntentCore

/// What a widget is drawn for.
enum OutputFormat: String, AppEnum {
    case terminal, plain, waybar, tmux

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "format"
    static let caseDisplayRepresentations: [OutputFormat: DisplayRepresentation] = [
        .terminal: "terminal", .plain: "plain", .waybar: "waybar", .tmux: "tmux",
    ]

    /// Colours where they can be seen, plain text elsewhere.
    static var usual: OutputFormat { Canvas.abilities.hasEscapes ? .terminal : .plain }

    /// Whether it has one line only.
    var isBar: Bool { self == .waybar || self == .tmux }
}

/// Where the output goes.
enum Canvas {
    static var abilities: TerminalAbilities {
        TerminalAbilities(isTerminal: Screen.isWatched, variable: Surroundings.current.variable)
    }
}
