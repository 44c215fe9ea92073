import IntentCore

/// A line for tmux's status, where `#[…]` sets colors. A `#` of the data is doubled, which is how tmux writes one, so that
/// data sets nothing.
struct TmuxFormat: WidgetFormat {
    func text(of widget: ShownWidget, at now: Moment) -> String {
        let line = widget.tree.inlineLine(width: nil, RenderingContext(depth: .full, now: now))
        return line.runs.map(text).joined() + (widget.isStale ? " (stale)" : "")
    }

    func update(of widgets: [ShownWidget], at now: Moment) -> String {
        widgets.map { text(of: $0, at: now) }.joined(separator: "  ")
    }

    private func text(_ run: StyledLine.Run) -> String {
        let words = run.text.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "##")
        var attributes: [String] = []
        if let color = run.style.foreground { attributes.append("fg=\(color.hex)") }
        if let color = run.style.background { attributes.append("bg=\(color.hex)") }
        if run.style.isBold { attributes.append("bold") }
        if run.style.isDim { attributes.append("dim") }
        if run.style.isItalic { attributes.append("italics") }
        if run.style.isUnderlined { attributes.append("underscore") }
        if run.style.isStruckThrough { attributes.append("strikethrough") }
        return attributes.isEmpty ? words : "#[\(attributes.joined(separator: ","))]\(words)#[default]"
    }
}
