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

extension ColorPair {
    /// A system color of a phone, for light and dark screens; nil for another name.
    init?(systemColor name: String) {
        switch name {
        case "red": self.init(RGB(255, 59, 48), RGB(255, 69, 58))
        case "orange": self.init(RGB(255, 149, 0), RGB(255, 159, 10))
        case "yellow": self.init(RGB(255, 204, 0), RGB(255, 214, 10))
        case "green": self.init(RGB(52, 199, 89), RGB(48, 209, 88))
        case "mint": self.init(RGB(0, 199, 190), RGB(99, 230, 226))
        case "teal": self.init(RGB(48, 176, 199), RGB(64, 200, 224))
        case "cyan": self.init(RGB(50, 173, 230), RGB(100, 210, 255))
        case "blue": self.init(RGB(0, 122, 255), RGB(10, 132, 255))
        case "indigo": self.init(RGB(88, 86, 214), RGB(94, 92, 230))
        case "purple": self.init(RGB(175, 82, 222), RGB(191, 90, 242))
        case "pink": self.init(RGB(255, 45, 85), RGB(255, 55, 95))
        case "brown": self.init(RGB(162, 132, 94), RGB(172, 142, 104))
        case "gray", "grey": self.init(RGB(142, 142, 147))
        case "white": self = .white
        case "black": self = .black
        default: return nil
        }
    }
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
