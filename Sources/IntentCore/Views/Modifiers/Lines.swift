// How text is set in lines.
nonisolated extension View {
    /// Sets how many lines a text may have.
    public func lineLimit(_ number: Int?) -> some View { modified(.lineLimit(number)) }
    /// Sets how many lines a text may have; the space that is reserved for them has no effect.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { modified(.lineLimit(limit)) }
    /// Sets how many lines a text may have, by the most.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { modified(.lineLimit(limit.upperBound)) }
    /// Sets how many lines a text may have, by the most.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { modified(.lineLimit(limit.upperBound)) }
    /// Sets the fewest lines of a text: without effect.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    /// Sets where a text that is too long loses letters.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { modified(.truncation(mode)) }
    /// Sets how the lines of a text stand above one another.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modified(.textAlignment(alignment))
    }
    /// Space between lines: without effect.
    public func lineSpacing(_ spacing: Double) -> some View { self }
    /// How small a text may become to fit: a terminal has one size, so it loses letters.
    public func minimumScaleFactor(_ factor: Double) -> some View { self }
    /// Whether letters may move together: without effect.
    public func allowsTightening(_ flag: Bool) -> some View { self }
}
