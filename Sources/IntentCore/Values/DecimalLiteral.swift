/// A decimal number as it was written, digit for digit, so that 0.1 km is exactly 100 m and 21.0975 km rounds up.
///
/// A number is ASCII digits with at most one point or comma: `7`, `7.3`, `7,3`, `.5`. The comma is a decimal comma in
/// every locale alike; where it could also group thousands (`1,000`) the number is refused rather than guessed.
struct DecimalLiteral {
    let whole: ArraySlice<UInt8>
    let fraction: ArraySlice<UInt8>

    /// Takes the number that `rest` begins with; nil where none does, and then `rest` stays as it is.
    ///
    /// - Throws: `ValueParsingError.refused` for what is a number to other programs: `nan`, `inf`, `0x1p4`, `1e3`, `1,000`,
    ///   `٣`, `5.`.
    init?(from rest: inout ArraySlice<UInt8>) throws(ValueParsingError) {
        if isNameOfNumber(rest) { throw Self.plain }
        let written = rest.prefix { isDigit($0) || isSeparator($0) }
        let after = rest.dropFirst(written.count)
        if beginsWithForeignDigit(after) { throw .refused(reason: "write it with the digits 0 to 9") }
        guard written.contains(where: isDigit) else { return nil }
        let isHexadecimal = written.elementsEqual("0".utf8) && after.first == UInt8(ascii: "x")
        if isExponent(after) || isHexadecimal { throw Self.plain }
        (whole, fraction) = try Self.parts(of: written)
        rest = after
    }

    /// The digits of two parts that are known to be digits.
    init(whole: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>) {
        self.whole = whole
        self.fraction = fraction
    }

    /// A finite number that is not negative.
    init(_ number: Double) {
        let text = Array(plainDecimal(number.magnitude).utf8)
        whole = text.prefix { $0 != UInt8(ascii: ".") }
        fraction = text.dropFirst(whole.count + 1)
    }

    /// Whether the number is nothing but zeros.
    var isZero: Bool { whole.allSatisfy { $0 == UInt8(ascii: "0") } && fraction.allSatisfy { $0 == UInt8(ascii: "0") } }

    /// The number as a person would write it again, with a point; nil where it is too long to be repeated.
    var text: String? {
        guard whole.count + fraction.count <= 20 else { return nil }
        return String(decoding: whole, as: UTF8.self)
            + (fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self))
    }

    /// The number times `numerator` over `denominator`, rounded half up to a whole number; nil beyond `limit`. Digits
    /// after the tenth of the fraction are cut off.
    func times(_ numerator: Int, over denominator: Int = 1, upTo limit: Int) -> Int? {
        let digits = whole.drop { $0 == UInt8(ascii: "0") }
        guard digits.count <= 12 else { return nil }
        let (product, overflow) = Self.number(digits).multipliedReportingOverflow(by: numerator)
        guard !overflow else { return nil }
        // Ten digits: a week's 604,800,000 milliseconds times 10^10 still fits.
        let unit = 10_000_000_000
        var tenDigits = Self.number(fraction.prefix(10))
        for _ in fraction.prefix(10).count..<10 { tenDigits *= 10 }
        let (small, smallOverflow) = tenDigits.multipliedReportingOverflow(by: numerator)
        let (total, totalOverflow) = product.addingReportingOverflow(small / unit)
        guard !smallOverflow, !totalOverflow else { return nil }
        let (quotient, remainder) = total.quotientAndRemainder(dividingBy: denominator)
        // The rest is (remainder + (small mod unit) / unit) / denominator.
        let isHalfOrMore = 2 * (remainder * unit + small % unit) >= denominator * unit
        let rounded = quotient + (isHalfOrMore ? 1 : 0)
        return rounded <= limit ? rounded : nil
    }

    private static var plain: ValueParsingError { .refused(reason: "write a plain decimal number such as 7.3") }

    private static func parts(of written: ArraySlice<UInt8>) throws(ValueParsingError) -> (
        ArraySlice<UInt8>, ArraySlice<UInt8>
    ) {
        guard let separator = written.firstIndex(where: isSeparator) else { return (written, []) }
        let whole = written[..<separator]
        let fraction = written[written.index(after: separator)...]
        guard !fraction.contains(where: isSeparator) else {
            throw .refused(reason: "write the number without grouping, with one point at most")
        }
        guard !fraction.isEmpty else { throw .refused(reason: "a digit is missing at its end") }
        if written[separator] == UInt8(ascii: ","), fraction.count == 3 {
            guard whole.count <= 12 else {
                throw .refused(reason: "write the number with a point instead of the comma")
            }
            let (left, right) = (String(decoding: whole, as: UTF8.self), String(decoding: fraction, as: UTF8.self))
            throw .refused(reason: "the comma is ambiguous; write \(left)\(right), or \(left).\(right) with a point")
        }
        return (whole, fraction)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }
}

private func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }

private func isNameOfNumber(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.first == UInt8(ascii: "n") || word.first == UInt8(ascii: "i"), word.count <= 8 else { return false }
    return switch String(decoding: word, as: UTF8.self) {
    case "nan", "inf", "infinity": true
    default: false
    }
}

private func isExponent(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "e") else { return false }
    let after = rest.dropFirst()
    guard let next = after.first else { return false }
    return isDigit(next)
        || ((next == UInt8(ascii: "-") || next == UInt8(ascii: "+")) && after.dropFirst().first.map(isDigit) == true)
}

private func beginsWithForeignDigit(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first, first >= 0x80 else { return false }
    return String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first?.properties.numericType == .decimal
}

/// Takes a sign, a minus sign proper (U+2212) included, and says whether it was a minus.
func takeMinus(_ rest: inout ArraySlice<UInt8>) -> Bool {
    switch rest.first {
    case UInt8(ascii: "+"):
        rest = rest.dropFirst()
        return false
    case UInt8(ascii: "-"):
        rest = rest.dropFirst()
        return true
    case 0xE2 where rest.starts(with: "\u{2212}".utf8):
        rest = rest.dropFirst(3)
        return true
    default:
        return false
    }
}

/// Takes one space, if there is one.
func skipSpace(_ rest: inout ArraySlice<UInt8>) {
    if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
}
