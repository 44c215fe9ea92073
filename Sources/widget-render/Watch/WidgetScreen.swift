import IntentCore

/// Widgets that fill the terminal, redrawn as they change, with buttons that the person presses.
///
/// Tab and the arrow keys move between buttons, Enter and a click press them; `?` shows the keys, `q` leaves. The screen is
/// the terminal's second one, so that what stood there before comes back.
final class WidgetScreen {
    private let watch: WidgetWatch
    private let confirms: Bool
    private let terminal: RawTerminal
    private var drawing: WidgetDrawing
    /// Which of the buttons the person is at.
    private var selection: Int?
    private var scroll = 0
    private var message: String?
    private var showsKeys = false
    private var shown: Moment = .now

    /// - Throws: `CancellationError` where the terminal is gone.
    init(watch: WidgetWatch, confirms: Bool) throws {
        self.watch = watch
        self.confirms = confirms
        terminal = try RawTerminal.opened(fullScreen: true)
        drawing = WidgetDrawing(abilities: .abilities(isTerminal: true))
    }

    /// Goes on until the person leaves.
    ///
    /// - Throws: `CancellationError` where the terminal is gone, or the person interrupts.
    func run() async throws {
        defer { terminal.end() }
        while true {
            try draw()
            let ready = watch.wait(for: Array(terminal.interests), since: shown)
            guard !ready.isDisjoint(with: terminal.interests) else { continue }
            while let event = try terminal.nextIfReady() {
                guard try await take(event) else { return }
            }
        }
    }

    private func draw() throws {
        shown = .now
        try terminal.write(
            drawing.update(
                watch.shown(at: shown), in: terminal.size, selection: &selection, scroll: &scroll,
                footer: showsKeys ? Self.keys : [message ?? hint], at: shown))
    }

    private var hint: String { watch.loaders.isEmpty ? "No widgets are installed.   q quit" : "? keys   q quit" }
    private static let keys = [
        "Tab, arrows   move between buttons", "Enter, click  press a button", "Page up/down  scroll",
        "r             load anew",
        "Ctrl-Z        stop for a while", "q             quit",
    ]

    /// - Returns: false where the person leaves.
    private func take(_ event: RawTerminal.Event) async throws -> Bool {
        switch event {
        case .resized: drawing.forget()
        case .continued: drawing.forget()
        case .stopped: try stop(group: false)
        case .key(.suspend): try stop(group: true)
        case .key(.interrupt):
            terminal.end()
            RawTerminal.interruptGroup()
            throw CancellationError()
        case .key(let key): return try await take(key)
        }
        return true
    }

    private func stop(group: Bool) throws {
        try terminal.stop(group: group)
        drawing.forget()
    }

    private func take(_ key: Key) async throws -> Bool {
        if showsKeys {
            showsKeys = false
            if key == .scalar("q") { return false }
            return true
        }
        message = nil
        switch key {
        case .scalar("q"), .endOfInput: return false
        case .scalar("?"): showsKeys = true
        case .scalar("r"): watch.look()
        case .tab: selection = drawing.button(after: selection)
        case .backTab: selection = drawing.button(before: selection)
        case .up: selection = drawing.button(from: selection, toward: (0, -1)) ?? scrolled(-1)
        case .down: selection = drawing.button(from: selection, toward: (0, 1)) ?? scrolled(1)
        case .left: selection = drawing.button(from: selection, toward: (-1, 0)) ?? selection
        case .right: selection = drawing.button(from: selection, toward: (1, 0)) ?? selection
        case .pageUp: selection = scrolled(-terminal.size.rows / 2)
        case .pageDown: selection = scrolled(terminal.size.rows / 2)
        case .escape: selection = nil
        case .enter, .scalar(" "): if let selection { try await press(selection) }
        case .click(let x, let y):
            guard let button = drawing.button(x: x, y: y, scroll: scroll) else { break }
            selection = button
            try await press(button)
        default: break
        }
        return true
    }

    /// Moves what is in sight; the person is at no button then, which else would be brought back into sight.
    private func scrolled(_ rows: Int) -> Int? {
        guard drawing.canScroll else { return selection }
        scroll += rows
        return nil
    }

    private func press(_ index: Int) async throws {
        guard let pressed = drawing.buttons.indices.contains(index) ? drawing.buttons[index] : nil else { return }
        let press = WidgetPress(
            widget: watch.loaders[pressed.widget], label: String(pressed.number), confirms: confirms)
        try terminal.write(drawing.roomForQuestion(in: terminal.size))
        do {
            try await terminal.whileInterruptible { Result { try press.perform() } }.get()
        } catch let error as any UserFacingError {
            // Who cancels a question knows it.
            if error.status != .cancelled { message = error.words }
        }
        try terminal.write(WidgetDrawing.afterQuestion)
        // Whatever its program asked stands on the screen.
        drawing.forget()
        watch.look()
    }
}
