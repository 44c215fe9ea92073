import Glibc

/// A color on a light page, and on a dark one.
package struct ColorPair: Hashable, Sendable {
    var light: RGB
    var dark: RGB

    init(_ light: RGB, _ dark: RGB) {
        self.light = light
        self.dark = dark
    }

    init(_ both: RGB) { self.init(both, both) }

    /// This color with a part of another in it, from 0 to 1.
    func mixed(with other: ColorPair, _ part: Double) -> ColorPair {
        ColorPair(light.mixed(with: other.light, part), dark.mixed(with: other.dark, part))
    }

    /// The color, made darker or lighter until it can be read on a ground.
    func readable(on ground: ColorPair, ratio: Double) -> ColorPair {
        ColorPair(light.readable(on: ground.light, ratio: ratio), dark.readable(on: ground.dark, ratio: ratio))
    }

    static let black = ColorPair(RGB(0, 0, 0))
    static let white = ColorPair(RGB(255, 255, 255))
    /// Text.
    static let label = ColorPair(RGB(0, 0, 0), RGB(255, 255, 255))
    /// What is behind widgets.
    static let page = ColorPair(RGB(242, 242, 247), RGB(0, 0, 0))
    /// A widget's ground where it has none of its own.
    static let widget = ColorPair(RGB(255, 255, 255), RGB(28, 28, 30))
    /// What fills and lines are mixed from.
    static let grey = ColorPair(RGB(120, 120, 128))
}

extension RGB {
    /// `#00c7be`.
    package var hex: String {
        let digits = Array("0123456789abcdef")
        return "#" + [red, green, blue].map { String([digits[Int($0 >> 4)], digits[Int($0 & 15)]]) }.joined()
    }

    /// The relative luminance of WCAG 2.2, from 0 to 1.
    var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of WCAG 2.2, from 1 to 21.
    func contrast(with other: RGB) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The color where it contrasts enough with a ground, else mixed with black or white, whichever contrasts more, as far
    /// as it must be.
    func readable(on ground: RGB, ratio: Double) -> RGB {
        let (black, white) = (RGB(0, 0, 0), RGB(255, 255, 255))
        let end = ground.contrast(with: black) > ground.contrast(with: white) ? black : white
        // Plain letters are the other plain ones there, not grey.
        if self == black || self == white { return contrast(with: ground) >= ratio ? self : end }
        for step in 0..<20 {
            let color = mixed(with: end, Double(step) / 20)
            if color.contrast(with: ground) >= ratio { return color }
        }
        return end
    }
}
