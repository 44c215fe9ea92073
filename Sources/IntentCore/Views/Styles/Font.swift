/// How text is set. A terminal has one face: see `TextStyle` for what it makes of a font. A number or a short word in a
/// title's font is drawn three rows high where there is room.
public struct Font: Hashable, Sendable {
    /// The text style, unless the font has a size of its own.
    public internal(set) var textStyle: TextStyle?
    /// The size in points, of a font without a text style.
    public internal(set) var size: Double?
    /// How heavy it is, where that is said.
    public internal(set) var weight: Weight?
    /// What kind of face it is, where that is said.
    public internal(set) var design: Design?
    /// Whether it is slanted.
    public internal(set) var isItalic = false

    /// What a text is for, which decides its size.
    public enum TextStyle: String, CaseIterable, Sendable {
        case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline, body, callout
        case footnote, caption, caption2
    }

    /// How heavy a font is.
    public enum Weight: String, CaseIterable, Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How wide a font is: without effect.
    public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }

    /// What kind of face a font has: without effect.
    public enum Design: String, CaseIterable, Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// How much space lies between the lines: without effect.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }
}

extension Font {
    /// The largest title, three rows high in a terminal.
    public static let largeTitle = Font(textStyle: .largeTitle)
    /// A title, three rows high in a terminal.
    public static let title = Font(textStyle: .title)
    /// A second title.
    public static let title2 = Font(textStyle: .title2)
    /// A third title.
    public static let title3 = Font(textStyle: .title3)
    /// A heading.
    public static let headline = Font(textStyle: .headline)
    /// A second heading.
    public static let subheadline = Font(textStyle: .subheadline)
    /// Text.
    public static let body = Font(textStyle: .body)
    /// Text that stands out a little.
    public static let callout = Font(textStyle: .callout)
    /// A note.
    public static let footnote = Font(textStyle: .footnote)
    /// Words under a picture.
    public static let caption = Font(textStyle: .caption)
    /// Smaller words under a picture.
    public static let caption2 = Font(textStyle: .caption2)

    /// The system's font for a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(textStyle: style, weight: weight, design: design)
    }

    /// The system's font in a size.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight, design: design)
    }

    /// A font of the app's own; the name is without effect.
    public static func custom(_ name: String, size: Double) -> Font { Font(size: size) }

    /// A font of the app's own; the name is without effect.
    public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
        Font(textStyle: style)
    }

    /// A font of the app's own; the name is without effect.
    public static func custom(_ name: String, fixedSize: Double) -> Font { Font(size: fixedSize) }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The font in bold.
    public func bold(_ isActive: Bool = true) -> Font { isActive ? weight(.bold) : self }

    /// The font, slanted.
    public func italic(_ isActive: Bool = true) -> Font {
        var font = self
        font.isItalic = isActive
        return font
    }

    /// The font with letters of one width, as a terminal's are: without effect.
    public func monospaced() -> Font { self }
    /// The font with digits of one width, as a terminal's are: without effect.
    public func monospacedDigit() -> Font { self }
    /// The font with small capitals: without effect.
    public func smallCaps() -> Font { self }
    /// The font with other spaces between lines: without effect.
    public func leading(_ leading: Leading) -> Font { self }
    /// The font in another width: without effect.
    public func width(_ width: Width) -> Font { self }
}
