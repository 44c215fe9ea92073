/// A number as C's `printf` writes it, for the conversions that stand in views: `d`, `i`, `u`, `f` and `g`, with zeros
/// in front, a width and a precision. Any other specifier gives the shortest form.
func formatted(_ value: Double, specifier: String) -> String {
    let letters = specifier.drop { $0 != "%" }.dropFirst()
    let fills = letters.first == "0"
    let width = letters.prefix { $0.isASCII && $0.isNumber }
    var rest = letters.dropFirst(width.count)
    var precision: Int?
    if rest.first == "." {
        let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
        precision = min(Int(digits) ?? 0, 15)
        rest = rest.dropFirst(1 + digits.count)
    }
    let text: String
    switch rest.first {
    case "f", "F": text = rounded(value, digits: precision ?? 6)
    case "d", "i", "u", "l": text = plainDecimal(value.rounded(.towardZero))
    default: text = plainDecimal(value)
    }
    let missing = min(Int(width) ?? 0, 64) - text.count
    guard missing > 0 else { return text }
    let sign = fills && text.hasPrefix("-") ? "-" : ""
    return sign + String(repeating: fills ? "0" : " ", count: missing) + text.dropFirst(sign.count)
}

/// A number with exactly so many digits after the point.
private func rounded(_ value: Double, digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
    let scaled = (value * factor).rounded()
    let text = plainDecimal(scaled.magnitude < 1e15 ? scaled / factor : value)
    guard digits > 0, value.isFinite else { return text }
    let whole = text.prefix { $0 != "." }
    let fraction = text.dropFirst(whole.count + 1)
    return whole + "." + fraction + String(repeating: "0", count: max(0, digits - fraction.count))
}
