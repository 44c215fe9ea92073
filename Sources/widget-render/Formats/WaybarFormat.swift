import IntentCore

/// A line of JSON for waybar's custom modules (`"return-type": "json"`):
///
///     {"text":"47.3 km","tooltip":"Track your run\n…","class":"ok","alt":"TrackRun","percentage":0}
///
/// Text and tooltip are Pango markup, so that what comes from data is escaped. The class is `error` where the app does not
/// tell what to show: the cause is in the tooltip, and the text is the last that was good, if any. It is `confirm` while
/// a button waits for its second press.
struct WaybarFormat: WidgetFormat {
    func text(of widget: ShownWidget, at now: Moment) -> String {
        let line = widget.tree.inlineLine(width: nil, RenderingContext(depth: .full, now: now))
        var tooltip = [widget.fault, widget.isGone ? nil : widget.displayName].compactMap(\.self).map(sanitized)
        if !widget.isGone {
            tooltip += widget.tree.lines(width: 42, RenderingContext(depth: .none, now: now)).map(\.plainText)
        }
        let fraction = widget.tree.firstFraction(at: now) ?? 0
        var object: JSONObject = [
            "text": .string(PangoMarkup.text(line)),
            "tooltip": .string(tooltip.map(PangoMarkup.escaped).joined(separator: "\n")),
            "class": .string(widget.fault != nil ? "error" : widget.isAsking ? "confirm" : "ok"),
        ]
        object["alt"] = widget.kind.map { .string($0) }
        object["percentage"] = .integer(Int((min(max(fraction, 0), 1) * 100).rounded()))
        return JSONValue.object(object).text
    }
}

extension ViewNode {
    /// How full the first gauge or bar in it is.
    fileprivate func firstFraction(at now: Moment) -> Double? {
        if case .measure(let measure) = content,
            let fraction = measure.interval.map({ $0.fraction(at: now) }) ?? measure.fraction, fraction.isFinite
        {
            return fraction
        }
        return children.lazy.compactMap { $0.firstFraction(at: now) }.first
    }
}
