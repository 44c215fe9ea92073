/// A snippet on the terminal whose buttons the person may press: Tab and the arrow keys move between them, Enter presses,
/// any other key leaves. What stays on the screen is the snippet.
struct SnippetScreen {
    private let node: ViewNode
    private let isRedrawn: Bool
    private let terminal: RawTerminal
    private let abilities: TerminalAbilities
    private var selection: Int?
    /// How many rows of it stand above the cursor.
    private var rows = 0

    /// Shows it until the person leaves: what they pressed, nil where they pressed nothing.
    ///
    /// - Parameters:
    ///   - isRedrawn: whether it is drawn again after a press, in the same place.
    ///   - canPress: whether a button does something here.
    static func pressed(
        in node: ViewNode, isRedrawn: Bool, where canPress: (ViewNode.Pressable) -> Bool
    ) throws -> ViewNode.Pressable? {
        var screen = try SnippetScreen(node, isRedrawn: isRedrawn)
        defer { screen.terminal.end() }
        return try screen.pressed(where: canPress)
    }

    /// Whether a snippet of that many rows can be drawn again where it stands.
    static func hasRoom(for rows: Int) -> Bool {
        rows + 1 < Stream(descriptor: ProcessContext.current.output).rows
    }

    private static let hint = "Tab: next button   Enter: press   any other key: leave"

    /// - Throws: `CancellationError` where the terminal is gone.
    private init(_ node: ViewNode, isRedrawn: Bool) throws {
        self.node = node
        self.isRedrawn = isRedrawn
        terminal = try RawTerminal.opened(fullScreen: false)
        abilities = TerminalAbilities(isTerminal: true, variable: ProcessContext.current.variable)
    }

    private mutating func pressed(where canPress: (ViewNode.Pressable) -> Bool) throws -> ViewNode.Pressable? {
        var buttons = picture().buttons.map(\.button)
        func next(_ step: Int) -> Int? { Self.next(after: selection, step, among: buttons, where: canPress) }
        selection = next(1)
        while true {
            buttons = try draw()
            switch try terminal.next() {
            case .resized: break
            case .continued: forget()
            case .stopped: try stop(group: false)
            case .key(.suspend): try stop(group: true)
            case .key(.tab), .key(.right), .key(.down): selection = next(1)
            case .key(.backTab), .key(.left), .key(.up): selection = next(-1)
            case .key(.interrupt):
                try leave()
                terminal.end()
                RawTerminal.interruptGroup()
                throw CancellationError()
            case .key(.enter):
                let pressed = selection.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil }
                if pressed != nil, isRedrawn { try show([]) } else { try leave() }
                return pressed
            case .key:
                try leave()
                return nil
            }
        }
    }

    private static func next(
        after selection: Int?, _ step: Int, among buttons: [ViewNode.Pressable],
        where canPress: (ViewNode.Pressable) -> Bool
    ) -> Int? {
        var index = selection ?? (step > 0 ? -1 : 0)
        for _ in buttons {
            index = (index + step + buttons.count) % buttons.count
            if canPress(buttons[index]) { return index }
        }
        return nil
    }

    private func picture() -> WidgetPicture {
        node.picture(width: terminal.size.width, RenderingContext(abilities, now: .now), selection: selection)
    }

    /// Draws it in the place of the last drawing; the buttons that are seen.
    private mutating func draw() throws -> [ViewNode.Pressable] {
        let picture = picture()
        try show(picture.lines.map { $0.terminalText(abilities) } + ["\u{1B}[2m\(Self.hint)\u{1B}[0m"])
        return picture.buttons.map(\.button)
    }

    private mutating func leave() throws {
        selection = nil
        try show(picture().lines.map { $0.terminalText(abilities) })
    }

    private mutating func show(_ lines: [String]) throws {
        var text = rows > 0 ? "\r\u{1B}[\(rows)A" : "\r"
        // Without wrapping, a line that is wider than it seems takes one row all the same.
        text += "\u{1B}[?7l" + lines.map { $0 + "\u{1B}[K\n" }.joined() + "\u{1B}[J\u{1B}[?7h"
        try terminal.write(text)
        rows = lines.count
        TerminalGuard.setRowsAboveCursor(rows)
    }

    private mutating func stop(group: Bool) throws {
        try terminal.stop(group: group)
        forget()
    }

    /// Others have written since: it is drawn anew below.
    private mutating func forget() {
        rows = 0
        TerminalGuard.setRowsAboveCursor(0)
    }
}
