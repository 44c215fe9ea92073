import Foundation

/// A color, as UIKit has it: one of our palette, or one by its parts.
public final class UIColor: Hashable, Sendable {
    /// The color in views.
    package let color: Color

    package init(color: Color) { self.color = color }

    /// A color by its parts from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
    }
    /// A grey, from black at 0 to white at 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(color: Color(white: white, opacity: alpha))
    }
    /// A color by hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }
    /// A color of the app's own, by its name; a terminal knows none, so the usual one stands for it.
    public convenience init?(named name: String) { self.init(color: Color(name)) }
    /// A color for light and dark: the dark one, which a terminal usually is.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(color: dynamicProvider(UITraitCollection()).color)
    }

    /// The color, letting through what is behind it.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color: color.opacity(alpha)) }

    /// Whether both are the same color.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }
    /// Hashes the color.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// What a view is told by the screen: that it is dark.
public struct UITraitCollection: Sendable {
    /// Whether the screen is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { .dark }
}
/// Whether a screen is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

extension UIColor {
    private static func named(_ name: String) -> UIColor { UIColor(color: Color(name)) }

    /// Red.
    public static let systemRed = named("red")
    /// Orange.
    public static let systemOrange = named("orange")
    /// Yellow.
    public static let systemYellow = named("yellow")
    /// Green.
    public static let systemGreen = named("green")
    /// Mint.
    public static let systemMint = named("mint")
    /// Teal.
    public static let systemTeal = named("teal")
    /// Cyan.
    public static let systemCyan = named("cyan")
    /// Blue.
    public static let systemBlue = named("blue")
    /// Indigo.
    public static let systemIndigo = named("indigo")
    /// Purple.
    public static let systemPurple = named("purple")
    /// Pink.
    public static let systemPink = named("pink")
    /// Brown.
    public static let systemBrown = named("brown")
    /// Grey.
    public static let systemGray = named("gray")
    /// A darker grey.
    public static let systemGray2 = named("gray")
    /// A darker grey.
    public static let systemGray3 = named("gray")
    /// A darker grey.
    public static let systemGray4 = UIColor(white: 0.23, alpha: 1)
    /// A darker grey.
    public static let systemGray5 = UIColor(white: 0.17, alpha: 1)
    /// The darkest grey.
    public static let systemGray6 = UIColor(white: 0.11, alpha: 1)
    /// Red.
    public static let red = named("red")
    /// Orange.
    public static let orange = named("orange")
    /// Yellow.
    public static let yellow = named("yellow")
    /// Green.
    public static let green = named("green")
    /// Blue.
    public static let blue = named("blue")
    /// Cyan.
    public static let cyan = named("cyan")
    /// Purple.
    public static let purple = named("purple")
    /// Brown.
    public static let brown = named("brown")
    /// Grey.
    public static let gray = named("gray")
    /// Light grey.
    public static let lightGray = UIColor(white: 0.67, alpha: 1)
    /// Dark grey.
    public static let darkGray = UIColor(white: 0.33, alpha: 1)
    /// White.
    public static let white = named("white")
    /// Black.
    public static let black = named("black")
    /// Nothing.
    public static let clear = named("clear")
    /// The color of buttons and links.
    public static let tintColor = named("tint")
    /// The color of links.
    public static let link = named("tint")
    /// The color of text.
    public static let label = named("primary")
    /// The color of text that matters less.
    public static let secondaryLabel = named("secondary")
    /// The color of text that matters least.
    public static let tertiaryLabel = named("secondary")
    /// The color of text that stands for what is missing.
    public static let placeholderText = named("secondary")
    /// The color of lines.
    public static let separator = named("gray")
    /// The background: the terminal's own.
    public static let systemBackground = named("clear")
    /// The background of what stands on it: the terminal's own.
    public static let secondarySystemBackground = named("clear")
    /// The background of what stands on that: the terminal's own.
    public static let tertiarySystemBackground = named("clear")
    /// The background of groups: the terminal's own.
    public static let systemGroupedBackground = named("clear")
    /// The background of what stands in groups: the terminal's own.
    public static let secondarySystemGroupedBackground = named("clear")
}
