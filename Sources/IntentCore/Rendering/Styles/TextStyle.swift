/// How a piece of text looks in a terminal.
package struct TextStyle: Hashable, Sendable {
    /// The color of the letters; nil for the terminal's own.
    package var foreground: RGB?
    /// The color behind them; nil for the terminal's own.
    package var background: RGB?
    package var isBold = false
    package var isDim = false
    package var isItalic = false
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Whether the colors of letters and ground change places: where the person is.
    package var isReversed = false

    package init() {}
}

/// A color of a terminal: red, green and blue.
package struct RGB: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A color by its parts from 0 to 1; what is beyond is taken to the nearest.
    init(parts red: Double, _ green: Double, _ blue: Double) {
        func byte(_ part: Double) -> UInt8 { part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0 }
        self.init(byte(red), byte(green), byte(blue))
    }

    /// This color with a part of another in it, from 0 to 1.
    func mixed(with other: RGB, _ part: Double) -> RGB {
        let part = part > 0 ? min(part, 1) : 0
        func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
            UInt8((Double(one) + (Double(two) - Double(one)) * part).rounded())
        }
        return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }

    /// Black or white, whichever has the greater contrast to it: by the relative luminance of WCAG 2, with squares in
    /// place of its curve.
    var contrasting: RGB {
        func linear(_ part: UInt8) -> Double { Double(part) * Double(part) / 65_025 }
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return luminance > 0.18 ? RGB(0, 0, 0) : RGB(255, 255, 255)
    }

    /// How far one color is from another, as the square of the distance.
    func distance(to other: RGB) -> Int {
        let red = Int(red) - Int(other.red)
        let green = Int(green) - Int(other.green)
        let blue = Int(blue) - Int(other.blue)
        return red * red + green * green + blue * blue
    }
}

/// What fonts come to in a terminal, which has one face, and one size besides the blocks of `LargeTextLayout`: titles, headlines, sizes from 20 points on and
/// weights from semibold on are bold; captions and footnotes are dim; italic is italic. A weight that is given counts
/// more than the font's own.
extension TextStyle {
    mutating func take(_ font: Font?, weight: Font.Weight?) {
        var isLarge = false
        switch font?.textStyle {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3, .headline: isLarge = true
        case .footnote, .caption, .caption2: isDim = true
        case .subheadline, .body, .callout, nil: isLarge = (font?.size ?? 0) >= 20
        }
        switch weight ?? font?.weight {
        case .semibold, .bold, .heavy, .black: isBold = true
        case .ultraLight, .thin, .light, .regular, .medium: isBold = false
        case nil: isBold = isLarge
        }
        // Many terminals show bold and dim at once as neither.
        if isBold { isDim = false }
        if font?.isItalic == true { isItalic = true }
    }
}
