/// What text, shapes and backgrounds are painted with.
nonisolated public protocol ShapeStyle: Sendable {
    /// For the tree. Styles of your own give that of a color or gradient.
    var _style: ViewNode.Style { get }
}

nonisolated extension ShapeStyle {
    /// The style, letting through what is behind it.
    public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(.opacity(_style, opacity)) }
    /// How the style mixes with what is behind it: without effect.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    /// A shadow: without effect.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    /// The second level of the style.
    public var secondary: some ShapeStyle { AnyShapeStyle(_style.level("secondary")) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { AnyShapeStyle(_style.level("tertiary")) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { AnyShapeStyle(_style.level("quaternary")) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { AnyShapeStyle(_style.level("quinary")) }
}

extension ViewNode.Style {
    /// A weaker form: `fill` becomes `fill.tertiary`, a color lets through what is behind it.
    fileprivate func level(_ name: String) -> ViewNode.Style {
        if case .named(let base) = self { return .named("\(base).\(name)") }
        let opacities = ["secondary": 0.5, "tertiary": 0.25, "quaternary": 0.2, "quinary": 0.15]
        return .opacity(self, opacities[name] ?? 1)
    }
}

/// A style whatever its type.
nonisolated public struct AnyShapeStyle: ShapeStyle, Hashable {
    /// For the tree.
    public let _style: ViewNode.Style

    /// A style whose type does not matter any more.
    public init<Style: ShapeStyle>(_ style: Style) { _style = style._style }

    init(_ style: ViewNode.Style) { _style = style }
}

/// A style that the terminal decides on: of text, of fills, of backgrounds.
nonisolated public struct NamedShapeStyle: ShapeStyle, Hashable {
    let name: String
    /// For the tree.
    public var _style: ViewNode.Style { .named(name) }
}

nonisolated extension ShapeStyle where Self == NamedShapeStyle {
    /// The color of text.
    public static var primary: NamedShapeStyle { NamedShapeStyle(name: "primary") }
    /// The color of text that matters less.
    public static var secondary: NamedShapeStyle { NamedShapeStyle(name: "secondary") }
    /// The color of text that matters little.
    public static var tertiary: NamedShapeStyle { NamedShapeStyle(name: "tertiary") }
    /// The color of text that hardly matters.
    public static var quaternary: NamedShapeStyle { NamedShapeStyle(name: "quaternary") }
    /// The weakest color of text.
    public static var quinary: NamedShapeStyle { NamedShapeStyle(name: "quinary") }
    /// The color that is in force.
    public static var foreground: NamedShapeStyle { NamedShapeStyle(name: "foreground") }
    /// The terminal's background.
    public static var background: NamedShapeStyle { NamedShapeStyle(name: "background") }
    /// The color of buttons, gauges and links.
    public static var tint: NamedShapeStyle { NamedShapeStyle(name: "tint") }
    /// What shapes are filled with.
    public static var fill: NamedShapeStyle { NamedShapeStyle(name: "fill") }
    /// The color of lines between things.
    public static var separator: NamedShapeStyle { NamedShapeStyle(name: "separator") }
    /// The color of words that stand for what is missing.
    public static var placeholder: NamedShapeStyle { NamedShapeStyle(name: "placeholder") }
    /// The color of addresses.
    public static var link: NamedShapeStyle { NamedShapeStyle(name: "link") }
    /// The background of what is chosen.
    public static var selection: NamedShapeStyle { NamedShapeStyle(name: "selection") }
}

/// Blurred glass on a phone; a terminal's background stands for it.
nonisolated public struct Material: ShapeStyle, Hashable {
    /// For the tree.
    public var _style: ViewNode.Style { .named("background") }
    /// Hardly seen.
    public static let ultraThin = Material()
    /// Thin.
    public static let thin = Material()
    /// Neither thin nor thick.
    public static let regular = Material()
    /// Thick.
    public static let thick = Material()
    /// The thickest.
    public static let ultraThick = Material()
    /// As the system's bars.
    public static let bar = Material()
}

nonisolated extension ShapeStyle where Self == Material {
    /// Hardly seen.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Thin.
    public static var thinMaterial: Material { .thin }
    /// Neither thin nor thick.
    public static var regularMaterial: Material { .regular }
    /// Thick.
    public static var thickMaterial: Material { .thick }
    /// The thickest.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// As the system's bars.
    public static var bar: Material { .bar }
}

/// How something mixes with what is behind it: without effect.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

/// A shadow: without effect.
public struct ShadowStyle: Hashable, Sendable {
    /// A shadow behind.
    public static func drop(
        color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle { ShadowStyle() }
    /// A shadow within.
    public static func inner(
        color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle { ShadowStyle() }
}
