// What a text can be told alone, so that it can be joined to others afterwards.
nonisolated extension Text {
    private func modified(_ modifier: ViewNode.Modifier) -> Text {
        Text(runs: runs.map { ViewNode.TextRun($0.content, modifiers: $0.modifiers + [modifier]) })
    }

    /// Sets the font.
    public func font(_ font: Font?) -> Text { modified(.font(font)) }
    /// Sets how heavy the font is.
    public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }
    /// Sets what kind of face the font has: without effect in a terminal.
    public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }
    /// Sets how wide the font is: without effect.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    /// Bold.
    public func bold(_ isActive: Bool = true) -> Text { modified(.weight(isActive ? .bold : .regular)) }
    /// Slanted.
    public func italic(_ isActive: Bool = true) -> Text { modified(.italic(isActive)) }
    /// A line through the text; its pattern and color have no effect.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        modified(.strikethrough(isActive))
    }
    /// A line under the text; its pattern and color have no effect.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        modified(.underline(isActive))
    }
    /// Sets the color.
    public func foregroundColor(_ color: Color?) -> Text {
        color.map { modified(.foreground([.color($0)])) } ?? self
    }
    /// Sets what the text is painted with.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { modified(.foreground([style._style])) }
    /// Letters of one width, as a terminal's are: without effect.
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    /// Digits of one width, as a terminal's are: without effect.
    public func monospacedDigit() -> Text { self }
    /// Space between letters: without effect.
    public func kerning(_ kerning: Double) -> Text { self }
    /// Space between letters: without effect.
    public func tracking(_ tracking: Double) -> Text { self }
    /// Moves the text up or down: without effect.
    public func baselineOffset(_ baselineOffset: Double) -> Text { self }
    /// A smaller or larger size beside other texts: without effect.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
    /// How the text is spoken: without effect.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
