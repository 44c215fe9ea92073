import FoundationEssentials

/// Text with values in it, as SwiftUI has it. There are no translations here: the text is the one in the source.
///
///     Text("Track \(distance, specifier: "%.1f") km until \(end, style: .time)")
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let runs: [ViewNode.TextRun]

    var text: String {
        runs.reduce(into: "") { text, run in if case .text(let piece) = run.content { text += piece } }
    }

    /// A key from text.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// A key from a literal.
    public init(stringLiteral value: String) { runs = [ViewNode.TextRun(.text(value))] }

    /// A key from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

    /// Takes the values that stand in the text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var runs: [ViewNode.TextRun] = []

        /// Starts an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends the text between values.
        public mutating func appendLiteral(_ literal: String) { append(literal) }

        private mutating func append(_ text: String) {
            // Neighbours become one piece, so that the tree does not show how the text was put together.
            if let last = runs.last, case .text(let before) = last.content, last.modifiers.isEmpty {
                runs[runs.count - 1].content = .text(before + text)
            } else if !text.isEmpty {
                runs.append(ViewNode.TextRun(.text(text)))
            }
        }

        private mutating func append(_ make: (inout TextInterpolation) -> Void) {
            var interpolation = TextInterpolation(literalCapacity: 0, interpolationCount: 1)
            make(&interpolation)
            append(interpolation.text)
        }

        /// Appends a value as it describes itself.
        public mutating func appendInterpolation<Value>(_ value: Value) { append { $0.appendInterpolation(value) } }
        /// Appends text.
        public mutating func appendInterpolation(_ value: String) { append(value) }
        /// Appends a resource's text.
        public mutating func appendInterpolation(_ value: LocalizedStringResource) { append(value.text) }
        /// Appends a number in shortest decimal form.
        public mutating func appendInterpolation(_ value: Double) { append { $0.appendInterpolation(value) } }
        /// Appends a duration as it is said.
        public mutating func appendInterpolation(_ value: Duration) { append { $0.appendInterpolation(value) } }
        /// Appends a value's title.
        public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(_ value: Value) {
            append { $0.appendInterpolation(value) }
        }
        /// Appends a value in a format of Foundation's.
        public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
        where Format.FormatOutput == String {
            append(format.format(value))
        }
        /// Appends a number as C's `printf` writes it: `%.1f`, `%d`, `%02d`.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
            append(formatted(Double(value), specifier: specifier))
        }
        /// Appends a number as C's `printf` writes it.
        public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number, specifier: String) {
            append(formatted(Double(value), specifier: specifier))
        }
        /// Appends a text with its own font and color.
        public mutating func appendInterpolation(_ text: Text) { runs += text.runs }
        /// Appends a symbol.
        public mutating func appendInterpolation(_ image: Image) { runs.append(ViewNode.TextRun(image.inText)) }
        /// Appends a date that is told anew whenever it is shown.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            runs += Text(date, style: style).runs
        }
        /// Appends a running clock.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            runs +=
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
                ).runs
        }
    }
}

/// A number as C's `printf` writes it, for the conversions that stand in views: `d`, `i`, `u`, `f` and `g`, with zeros
/// in front, a width and a precision. Any other specifier gives the shortest form.
private func formatted(_ value: Double, specifier: String) -> String {
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
