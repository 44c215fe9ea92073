import IntentCore

/// Pango's markup, as waybar, i3bar and i3blocks read it.
enum PangoMarkup {
    static func text(_ line: StyledLine) -> String { line.runs.map(text).joined() }

    private static func text(_ run: StyledLine.Run) -> String {
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

    /// Text from outside, so that none of it is markup.
    static func escaped(_ text: String) -> String {
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
