import IntentCore

/// The protocol of i3bar and swaybar, for a program that is the whole of a bar's `status_command`: a header, and a list
/// that never ends of all blocks at each moment. A button is a block of its own, and a click on it comes back by the block's
/// name and instance on standard input.
///
///     {"version":1,"click_events":true}
///     [
///     [{"full_text":"🏃 5 km","markup":"pango","name":"0"}],
struct I3barFormat: WidgetFormat {
    var frame: StreamFrame? {
        StreamFrame(opening: "{\"version\":1,\"click_events\":true}\n[", separator: ",", closing: "]")
    }

    func text(of widget: ShownWidget, at now: Moment) -> String { update(of: [widget], at: now) }

    func update(of widgets: [ShownWidget], at now: Moment) -> String {
        let blocks = widgets.enumerated().flatMap { number, widget in self.blocks(of: widget, number: number, at: now) }
        return JSONValue.array(blocks.map { .object($0) }).text
    }

    private func blocks(of widget: ShownWidget, number: Int, at now: Moment) -> [JSONObject] {
        let pieces = widget.tree.inlinePieces(RenderingContext(depth: .full, now: now))
        let buttons = widget.tree.pressables(at: now)
        return pieces.enumerated().map { index, piece in
            let isLast = index == pieces.count - 1
            let mark = isLast && widget.isStale ? " (stale)" : ""
            var block: JSONObject = [
                "full_text": .string(PangoMarkup.text(piece.line) + mark), "markup": .string("pango"),
                "name": .string(String(number)),
            ]
            if let button = piece.button.flatMap({ buttons.firstIndex(of: $0) }) {
                block["instance"] = .string(String(button + 1))
            }
            if widget.isGone || widget.isAsking && isLast { block["urgent"] = .bool(true) }
            // One widget, however many blocks.
            if !isLast { block["separator"] = .bool(false) }
            return block
        }
    }

    func click(_ line: String) -> WidgetClick? {
        // The list of clicks never ends either: each line begins with a bracket or a comma that is not the click's.
        let bytes = Array(line.utf8.drop { $0 != UInt8(ascii: "{") })
        guard let click = try? bytes.withUnsafeBytes({ try JSONValue(parsing: $0) }).object,
            click["button"] == .integer(1), let widget = click["name"]?.string.flatMap({ Int($0) })
        else { return nil }
        return WidgetClick(widget: widget, button: click["instance"]?.string.flatMap { Int($0) })
    }
}
