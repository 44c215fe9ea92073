// Fonts and colors, for a view and all that is in it.
nonisolated extension View {
    /// Sets the font: titles and heavy weights are bold in a terminal, captions dim.
    public func font(_ font: Font?) -> some View { modified(.font(font)) }
    /// Sets how heavy the font is; from semibold on it is bold.
    public func fontWeight(_ weight: Font.Weight?) -> some View { modified(.weight(weight)) }
    /// Sets what kind of face the font has: without effect in a terminal.
    public func fontDesign(_ design: Font.Design?) -> some View { modified(.design(design)) }
    /// Sets how wide the font is: without effect.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    /// Bold.
    public func bold(_ isActive: Bool = true) -> some View { modified(.weight(isActive ? .bold : .regular)) }
    /// Slanted.
    public func italic(_ isActive: Bool = true) -> some View { modified(.italic(isActive)) }
    /// A line under the text; its pattern and color have no effect.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { modified(.underline(isActive)) }
    /// A line through the text; its pattern and color have no effect.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { modified(.strikethrough(isActive)) }
    /// Capitals or small letters.
    public func textCase(_ textCase: Text.Case?) -> some View { modified(.textCase(textCase)) }
    /// Letters of one width, as a terminal's are: without effect.
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    /// Digits of one width, as a terminal's are: without effect.
    public func monospacedDigit() -> some View { self }
    /// Space between letters: without effect.
    public func kerning(_ kerning: Double) -> some View { self }
    /// Space between letters: without effect.
    public func tracking(_ tracking: Double) -> some View { self }
    /// A smaller or larger size beside other texts: without effect.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
    /// The size of symbols: without effect.
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    /// How a symbol takes its colors: without effect.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    /// The form of a symbol: without effect.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    /// The size of text that a person prefers: a terminal has one.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    /// The sizes of text that the view allows: a terminal has one.
    public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
    where Sizes.Bound == DynamicTypeSize { self }
}

/// The form of a symbol: without effect.
public struct SymbolVariants: Hashable, Sendable {
    /// As it is.
    public static let none = SymbolVariants()
    /// Filled.
    public static let fill = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants()
    /// In a square.
    public static let square = SymbolVariants()
    /// Struck through.
    public static let slash = SymbolVariants()
    /// Filled as well.
    public var fill: SymbolVariants { self }
    /// Struck through as well.
    public var slash: SymbolVariants { self }
}

// What a view is painted with.
nonisolated extension View {
    /// Sets the color of text, symbols and shapes.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        modified(.foreground([style._style]))
    }
    /// Sets the colors of what matters more and less.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View { modified(.foreground([primary._style, secondary._style])) }
    /// Sets the colors of what matters more and less.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First, _ secondary: Second, _ tertiary: Third
    ) -> some View { modified(.foreground([primary._style, secondary._style, tertiary._style])) }
    /// Sets the color of text, symbols and shapes.
    public func foregroundColor(_ color: Color?) -> some View { modified(color.map { .foreground([.color($0)]) }) }
    /// Sets the color of buttons, gauges and links.
    public func tint(_ color: Color?) -> some View { modified(.tint(color.map { .color($0) })) }
    /// Sets the color of buttons, gauges and links.
    public func tint<Style: ShapeStyle>(_ style: Style) -> some View { modified(.tint(style._style)) }
    /// Sets the color of buttons, gauges and links.
    public func accentColor(_ color: Color?) -> some View { tint(color) }
    /// What `.background` means for the view: without effect.
    public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
    /// Lets through what is behind the view: below a half it is dim, at nothing it is not seen.
    public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }
    /// Takes the view's room and shows nothing.
    public func hidden() -> some View { modified(.hidden) }
}
