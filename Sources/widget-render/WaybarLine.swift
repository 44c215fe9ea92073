import IntentCore

/// A widget as a line of JSON for waybar's custom modules (`"return-type": "json"`):
///
///     {"text":"47.3 km","tooltip":"Track your run\n…","class":"ok","alt":"TrackRun","percentage":0}
///
/// Text and tooltip are Pango markup, so that what comes from data is escaped. The class is `error` where the app does not
/// tell what to show: the cause is in the tooltip, and the text is the last that was good, if any.
struct WaybarLine {
    let text: String

    init(_ tree: ViewNode, _ answer: WidgetLoader.Answer, now: Moment) {
        let context = RenderingContext(depth: .full, now: now)
        let lines = tree.lines(width: 42, RenderingContext(depth: .none, now: now)).map(\.plainText)
        let head = [answer.fault.map { "stale: \($0.words)" }, answer.timeline.displayName].compactMap(\.self)
        self.init(
            text: tree.inlineLine(width: nil, context).runs.map { Self.markup($0) }.joined(),
            tooltip: (head.map { Self.escaped(sanitized($0)) } + lines.map { Self.escaped($0) }),
            state: answer.fault == nil ? "ok" : "error", kind: answer.timeline.kind,
            percentage: tree.firstFraction(at: now).map { Int((min(max($0, 0), 1) * 100).rounded()) } ?? 0)
    }

    /// The line of a widget that cannot be shown.
    init(_ error: any UserFacingError, kind: String?) {
        self.init(
            text: Self.escaped(sanitized("⚠ " + (kind ?? "widgets"))), tooltip: [Self.escaped(sanitized(error.words))],
            state: "error", kind: kind, percentage: 0)
    }

    private init(text: String, tooltip: [String], state: String, kind: String?, percentage: Int) {
        var object: JSONObject = [
            "text": .string(text), "tooltip": .string(tooltip.joined(separator: "\n")), "class": .string(state),
        ]
        object["alt"] = kind.map { .string($0) }
        object["percentage"] = .integer(percentage)
        self.text = JSONValue.object(object).text
    }

    private static func markup(_ run: StyledLine.Run) -> String {
        let words = escaped(run.text)
        var attributes: [String] = []
        if let color = run.style.foreground { attributes.append("foreground=\"\(color.hex)\"") }
        if let color = run.style.background { attributes.append("background=\"\(color.hex)\"") }
        if run.style.isBold { attributes.append("weight=\"bold\"") }
        if run.style.isItalic { attributes.append("style=\"italic\"") }
        if run.style.isUnderlined { attributes.append("underline=\"single\"") }
        if run.style.isStruckThrough { attributes.append("strikethrough=\"true\"") }
        return attributes.isEmpty ? words : "<span \(attributes.joined(separator: " "))>\(words)</span>"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
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
