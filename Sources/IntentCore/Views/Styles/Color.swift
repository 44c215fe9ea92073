/// A color. It is a view, which fills its room, and a style, which other things are painted with.
nonisolated public struct Color: PrimitiveView, Hashable, Sendable {
    /// What the color is before anything was done to it.
    enum Base: Hashable, Sendable {
        case name(String)
        /// Red, green and blue from 0 to 1.
        case rgb(Double, Double, Double)
    }

    let base: Base
    var opacity = 1.0

    init(base: Base, opacity: Double = 1) {
        self.base = base
        self.opacity = opacity
    }

    /// A color of the app's own, by its name; a terminal knows none, so the usual one stands for it.
    public init(_ name: String) { base = .name(name) }

    /// A color by its parts from 0 to 1; the space has no effect.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        base = .rgb(red, green, blue)
        self.opacity = opacity
    }

    /// A grey, from black at 0 to white at 1.
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A color by hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ number: Double) -> Double {
            let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// How the parts of a color are meant.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// The color, letting through what is behind it.
    public func opacity(_ opacity: Double) -> Color { Color(base: base, opacity: self.opacity * opacity) }

    /// The color's shades, from lighter to darker.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

    /// A little of another color in this one: without effect.
    public func mix(with other: Color, by fraction: Double) -> Color { fraction < 0.5 ? self : other }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [.ground(.color(self))] }
}

nonisolated extension Color: ShapeStyle {
    /// For the tree.
    public var _style: ViewNode.Style { .color(self) }
}

extension Color {
    /// Red.
    public static let red = Color("red")
    /// Orange.
    public static let orange = Color("orange")
    /// Yellow.
    public static let yellow = Color("yellow")
    /// Green.
    public static let green = Color("green")
    /// Mint.
    public static let mint = Color("mint")
    /// Teal.
    public static let teal = Color("teal")
    /// Cyan.
    public static let cyan = Color("cyan")
    /// Blue.
    public static let blue = Color("blue")
    /// Indigo.
    public static let indigo = Color("indigo")
    /// Purple.
    public static let purple = Color("purple")
    /// Pink.
    public static let pink = Color("pink")
    /// Brown.
    public static let brown = Color("brown")
    /// White.
    public static let white = Color("white")
    /// Grey.
    public static let gray = Color("gray")
    /// Black.
    public static let black = Color("black")
    /// Nothing.
    public static let clear = Color("clear")
    /// The color of text.
    public static let primary = Color("primary")
    /// The color of text that matters less.
    public static let secondary = Color("secondary")
    /// The color of buttons, gauges and links.
    public static let accentColor = Color("tint")
}

// `.foregroundStyle(.mint)`: the same colors where a style is asked for.
nonisolated extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { .red }
    /// Orange.
    public static var orange: Color { .orange }
    /// Yellow.
    public static var yellow: Color { .yellow }
    /// Green.
    public static var green: Color { .green }
    /// Mint.
    public static var mint: Color { .mint }
    /// Teal.
    public static var teal: Color { .teal }
    /// Cyan.
    public static var cyan: Color { .cyan }
    /// Blue.
    public static var blue: Color { .blue }
    /// Indigo.
    public static var indigo: Color { .indigo }
    /// Purple.
    public static var purple: Color { .purple }
    /// Pink.
    public static var pink: Color { .pink }
    /// Brown.
    public static var brown: Color { .brown }
    /// White.
    public static var white: Color { .white }
    /// Grey.
    public static var gray: Color { .gray }
    /// Black.
    public static var black: Color { .black }
    /// Nothing.
    public static var clear: Color { .clear }
    /// The color of buttons, gauges and links.
    public static var accentColor: Color { .accentColor }
}
