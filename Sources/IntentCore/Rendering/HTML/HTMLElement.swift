/// An element of a page while it is made: its tag, attributes and style, and what the elements around it ask of it.
struct HTMLElement {
    var tag: String
    var attributes: [(name: String, value: String)] = []
    var style = CSSDeclarations()
    /// What is in it, as HTML.
    var content = ""

    /// Whether it takes all the width that there is, as a spacer and a shape do.
    var growsAcross = false
    /// Whether it takes all the height that there is.
    var growsDown = false
    /// A spacer has no space beside it.
    var isSpacer = false
    /// Elements of higher priority keep their size where room is short.
    var priority = 0.0
    /// How many columns of a grid it spans.
    var columns = 1

    /// What was done to the element itself. What is done later needs an element around it where it would otherwise
    /// come to lie inside: a background behind a margin, a second padding.
    enum Stage: Comparable { case content, padded, painted, closed }
    var stage = Stage.content

    init(_ tag: String) { self.tag = tag }

    mutating func set(_ name: String, _ value: String) {
        attributes.removeAll { $0.name == name }
        attributes.append((name, value))
    }
}

/// Declarations of CSS in their order. A property may be given twice: a browser that does not know the second value keeps
/// the first.
struct CSSDeclarations: Hashable {
    private(set) var text = ""

    var isEmpty: Bool { text.isEmpty }

    mutating func add(_ property: String, _ value: String) {
        if !text.isEmpty { text += ";" }
        text += "\(property):\(value)"
    }

    /// A color that is another one on a dark page.
    mutating func add(_ property: String, _ colors: ColorPair) {
        add(property, colors.light.hex)
        guard colors.light != colors.dark else { return }
        add(property, "light-dark(\(colors.light.hex),\(colors.dark.hex))")
    }

    mutating func add(_ property: String, _ paint: CSSPaint) {
        switch paint {
        case .nothing: add(property, "transparent")
        case .solid(let colors): add(property, colors)
        case .gradient(let light, let dark):
            // `background-image` takes an image alone, and a color elsewhere is none.
            let property = property == "background-color" ? "background-image" : property
            add(property, light)
            if light != dark { add(property, dark) }
        }
    }
}

/// A length in CSS pixels, which are a phone's points: finite, and short.
func pixels(_ length: Double) -> String {
    let number = cssNumber(length)
    return number == "0" ? "0" : number + "px"
}

/// A number as CSS and SVG have it, to a hundredth.
func cssNumber(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let hundredths = Int((min(max(number, -10_000), 10_000) * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = Int(hundredths.magnitude).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return whole == 0 ? "0" : "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(digits)"
}
