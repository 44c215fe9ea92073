import IntentCore

/// A line of JSON for a block of i3blocks (`format=json`), which hands it on to i3bar:
///
///     {"full_text":"🏃 5 km","short_text":"🏃 5 km","markup":"pango"}
///
/// A block's command runs again when the block is clicked, with the number of the mouse button in `BLOCK_BUTTON`, which is
/// empty at other times: what `--tap` names is pressed only by a click with the left one. A block that goes on
/// (`interval=persist`) reads its clicks, of versions from 1.5 on.
struct I3blocksFormat: WidgetFormat {
    var isClicked: Bool? { ProcessContext.current.variable("BLOCK_BUTTON").map { $0 == "1" } }

    func text(of widget: ShownWidget, at now: Moment) -> String {
        let line = widget.tree.inlineLine(width: nil, RenderingContext(depth: .full, now: now))
        let text = JSONValue.string(PangoMarkup.text(line) + (widget.isStale ? " (stale)" : ""))
        var object: JSONObject = ["full_text": text, "short_text": text, "markup": .string("pango")]
        if widget.isAsking || widget.isGone { object["urgent"] = .bool(true) }
        return JSONValue.object(object).text
    }

    func click(_ line: String) -> WidgetClick? {
        let json = try? Array(line.utf8).withUnsafeBytes { try JSONValue(parsing: $0) }
        guard json == .integer(1) || json?.object?["button"] == .integer(1) else { return nil }
        return WidgetClick()
    }
}
