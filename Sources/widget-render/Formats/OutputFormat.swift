import IntentCore

/// What a widget is drawn for.
enum OutputFormat: String, AppEnum {
    case terminal, plain, waybar, tmux, i3blocks, i3bar, polybar, html

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "format"
    /// Each by its name.
    static let caseDisplayRepresentations: [OutputFormat: DisplayRepresentation] = [:]

    /// How widgets are written in it.
    ///
    /// - Parameters:
    ///   - confirms: whether a button asks for a second press.
    ///   - isFragment: whether HTML is that of the widgets alone, not of a page.
    func format(confirms: Bool = false, isFragment: Bool = false) -> any WidgetFormat {
        switch self {
        case .terminal: TerminalFormat()
        case .plain: PlainFormat()
        case .waybar: WaybarFormat()
        case .tmux: TmuxFormat()
        case .i3blocks: I3blocksFormat()
        case .i3bar: I3barFormat()
        case .polybar: PolybarFormat(confirms: confirms)
        case .html: HTMLFormat(isFragment: isFragment)
        }
    }

    /// Colors where they can be seen, plain text elsewhere.
    static var usual: OutputFormat {
        TerminalAbilities.abilities(isTerminal: RunContext.isWatched).hasEscapes ? .terminal : .plain
    }
}

extension TerminalAbilities {
    /// What the environment's variables say of a stream.
    static func abilities(isTerminal: Bool) -> TerminalAbilities {
        TerminalAbilities(isTerminal: isTerminal, variable: ProcessContext.current.variable)
    }
}
