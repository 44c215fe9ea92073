/// What a view takes over from those around it.
struct InheritedStyle {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var textCase: Text.Case?
    var lineLimit: Int?
    var truncation = Text.TruncationMode.tail
    var alignment = TextAlignment.leading
    var foreground: [ViewNode.Style] = []
    var tint: ViewNode.Style?
    var styles: [ViewNode.Control: String] = [:]
    var isDisabled = false
    var isRedacted = false
    var opacity = 1.0
    /// The direction of the stack around the view, if it stands in one.
    var axis: Axis?
    /// Whether the view is behind something that is to be read.
    var isGround = false
    /// Whether the view stands between the brackets of a button or behind a box to tick, which are one row high.
    var isInBrackets = false

    /// Takes what a modifier says for all that is in its view; false where it says nothing of the kind.
    mutating func take(_ modifier: ViewNode.Modifier) -> Bool {
        switch modifier {
        case .font(let font): self.font = font
        case .weight(let weight): self.weight = weight
        case .italic(let isActive): isItalic = isActive
        case .underline(let isActive): isUnderlined = isActive
        case .strikethrough(let isActive): isStruckThrough = isActive
        case .textCase(let textCase): self.textCase = textCase
        case .lineLimit(let limit): lineLimit = limit.map { max(1, $0) }
        case .truncation(let mode): truncation = mode
        case .textAlignment(let alignment): self.alignment = alignment
        case .foreground(let styles): foreground = styles.map { $0.inForce(foreground, tint) }
        case .tint(let style): tint = style
        case .style(let control, let name): styles[control] = name
        case .disabled(let disabled): isDisabled = isDisabled || disabled
        case .redacted(let redacted): isRedacted = redacted
        case .opacity(let opacity): self.opacity *= min(max(opacity, 0), 1)
        case .design: break
        default: return false
        }
        return true
    }

    func palette(_ scheme: ColorScheme) -> Palette { Palette(scheme: scheme, tint: tint, foreground: foreground) }

    /// How text looks here, its color aside.
    var textStyle: TextStyle {
        var style = TextStyle()
        style.take(font, weight: weight)
        style.isItalic = style.isItalic || isItalic
        style.isUnderlined = isUnderlined
        style.isStruckThrough = isStruckThrough
        if isDisabled { style.isDim = true }
        return style
    }
}

extension ViewNode.Style {
    /// The style with the names that mean another one replaced, so that it can itself be in force.
    fileprivate func inForce(_ foreground: [ViewNode.Style], _ tint: ViewNode.Style?) -> ViewNode.Style {
        switch self {
        case .named("tint"), .color(.accentColor): tint ?? .color(.blue)
        case .named("foreground"): foreground.first ?? .named("primary")
        default: self
        }
    }
}
