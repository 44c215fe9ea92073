import IntentCore

/// A line for polybar's script modules, where `%{F…}` sets colors and `%{A1:COMMAND:}` makes what follows run a command
/// when it is clicked: each button presses itself.
struct PolybarFormat: WidgetFormat {
    /// Whether buttons ask for a second click.
    var confirms = false

    func text(of widget: ShownWidget, at now: Moment) -> String {
        let buttons = widget.tree.pressables(at: now)
        let pieces = widget.tree.inlinePieces(RenderingContext(depth: .full, now: now)).map { piece in
            let text = piece.line.runs.map(text).joined()
            guard let button = piece.button, button.isEnabled, !widget.arguments.isEmpty,
                let number = buttons.firstIndex(of: button)
            else { return text }
            return "%{A1:\(command(number + 1, widget)):}\(text)%{A}"
        }
        return pieces.joined(separator: " ") + (widget.isStale ? " (stale)" : "")
    }

    func update(of widgets: [ShownWidget], at now: Moment) -> String {
        widgets.map { text(of: $0, at: now) }.joined(separator: "  ")
    }

    /// The bar hands it to a shell, and takes a colon for its end.
    private func command(_ number: Int, _ widget: ShownWidget) -> String {
        let program = Subprocess.ownFolder.map { "\($0)/\(WidgetRender.name)" } ?? WidgetRender.name
        var words = [program] + widget.arguments + ["--format", "polybar", "--tap", String(number)]
        if confirms { words.append("--confirm") }
        return shellWords(words).replacing(":", with: "\\:")
    }

    private func text(_ run: StyledLine.Run) -> String {
        // There is no way to write the beginning of a tag as text: a space without width between the two keeps it one.
        var text = run.text.replacing("%{", with: "%\u{200B}{")
        // The next run may begin with the brace.
        if text.hasSuffix("%") { text += "\u{200B}" }
        if run.style.isUnderlined { text = "%{+u}\(text)%{-u}" }
        if let color = run.style.foreground { text = "%{F\(color.hex)}\(text)%{F-}" }
        if let color = run.style.background { text = "%{B\(color.hex)}\(text)%{B-}" }
        return text
    }
}
