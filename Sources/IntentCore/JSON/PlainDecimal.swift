/// The shortest decimal text that reads back as the same number: a point, no grouping, no exponent, no `.0`.
///
///     plainDecimal(10)    // "10"
///     plainDecimal(0.05)  // "0.05"
///     plainDecimal(1e21)  // "1000000000000000000000"
///
/// Infinity and not-a-number give `inf` and `nan`.
package func plainDecimal(_ number: Double) -> String {
    let shortest = number.description
    // By bytes, since nearly all numbers have no exponent.
    guard shortest.utf8.contains(UInt8(ascii: "e")) else {
        return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
    }
    guard let mark = shortest.firstIndex(of: "e"), let exponent = Int(shortest[shortest.index(after: mark)...]) else {
        return shortest
    }
    let mantissa = shortest[..<mark].drop { $0 == "-" }
    let whole = mantissa.prefix { $0 != "." }
    var digits = whole + mantissa.dropFirst(whole.count + 1)
    while digits.count > whole.count, digits.last == "0" { digits.removeLast() }
    let point = whole.count + exponent
    let sign = number.sign == .minus ? "-" : ""
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
}
