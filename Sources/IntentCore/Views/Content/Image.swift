/// A picture: a symbol by Apple's name for it, which a terminal shows as a character, or an image of the app's own,
/// which it cannot show.
nonisolated public struct Image: PrimitiveView, Hashable, Sendable {
    private let picture: ViewNode.Picture

    /// A symbol; the value that fills a part of it has no effect.
    public init(systemName: String, variableValue: Double? = nil) { picture = ViewNode.Picture(symbol: systemName) }

    /// An image of the app's own; the bundle has no effect.
    public init(_ name: String) { picture = ViewNode.Picture(name: name) }

    /// An image of the app's own, with words that stand for it.
    public init(_ name: String, label: Text) {
        picture = ViewNode.Picture(name: name, label: label.runs.first?.content.words)
    }

    /// An image that says nothing.
    public init(decorative name: String) { picture = ViewNode.Picture(name: name, label: "") }

    /// A picture in text.
    var inText: ViewNode.TextRun.Content { picture.symbol.map { .symbol($0) } ?? .text("") }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode(.image(picture))] }

    /// Lets the image take any size: without effect.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    /// Sets how the image takes its colors: without effect.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    /// Sets how a symbol takes its colors: without effect.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// Sets how a scaled image is smoothed: without effect.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Sets whether edges are smoothed: without effect.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Sets how an image takes part in a tinted widget: without effect.
    public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }

    /// How an image is made larger.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// How an image takes its colors.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// How a scaled image is smoothed.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable { case small, medium, large }
}

extension ViewNode.TextRun.Content {
    var words: String? { if case .text(let text) = self { text } else { nil } }
}

/// How a symbol takes its colors.
public enum SymbolRenderingMode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

/// How an image takes part in a tinted widget.
public enum WidgetAccentedRenderingMode: Hashable, Sendable {
    case accented, desaturated, accentedDesaturated, fullColor
}
