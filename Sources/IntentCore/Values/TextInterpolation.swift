import FoundationEssentials

/// How a value becomes part of a text that people read: in resources, dialogs and representations alike.
///
/// Numbers are in shortest decimal form (`10`, not `10.0`), distances and durations as they are said.
public struct TextInterpolation: StringInterpolationProtocol, Sendable {
    package private(set) var text = ""
    /// The text as markup, with the values in it escaped; nil while no literal has any.
    private(set) var markup: String?

    /// Starts an empty text; the counts are only a hint.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends the text between values.
    public mutating func appendLiteral(_ literal: String) {
        if markup == nil, TextMarkup.mayBegin(in: literal) { markup = TextMarkup.escaped(text) }
        text += literal
        markup?.append(literal)
    }

    /// Appends what is no markup, whatever it looks like.
    private mutating func append(_ words: String) {
        text += words
        if markup != nil { markup?.append(TextMarkup.escaped(words)) }
    }

    /// Appends a value as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)") }

    /// Appends text.
    public mutating func appendInterpolation(_ value: String) { append(value) }

    /// Appends a resource's text.
    public mutating func appendInterpolation(_ value: LocalizedStringResource) {
        guard let words = value.markup else { return append(value.text) }
        if markup == nil { markup = TextMarkup.escaped(text) }
        text += value.text
        markup?.append(words)
    }

    /// Appends a number in shortest decimal form.
    public mutating func appendInterpolation(_ value: Double) { append(plainDecimal(value)) }

    /// Appends a duration as it is said: `41:30`.
    public mutating func appendInterpolation(_ value: Duration) { append(value.text) }

    /// Appends a value's title, for types that have one.
    public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(_ value: Value) {
        append(value.localizedStringResource.text)
    }

    /// Appends a value in a format of Foundation's: `\(distance, format: .number)`.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
        append(format.format(value))
    }

    /// Appends a number as C's `printf` writes it: `%.1f`, `%02d`.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
        append(formatted(Double(value), specifier: specifier))
    }

    /// Appends a number as C's `printf` writes it.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number, specifier: String) {
        append(formatted(Double(value), specifier: specifier))
    }

    /// Appends what stands for a number that is filled in later, as in a type's `numericFormat`: `%lld`.
    public mutating func appendInterpolation(placeholder: Placeholder) { append(placeholder.specifier) }

    /// What is filled in later.
    public struct Placeholder: Sendable {
        let specifier: String

        /// A whole number.
        public static let int = Placeholder(specifier: "%lld")
        /// A whole number without a sign.
        public static let uint = Placeholder(specifier: "%llu")
        /// A number.
        public static let double = Placeholder(specifier: "%lf")
        /// A number.
        public static let float = Placeholder(specifier: "%f")
        /// A text.
        public static let object = Placeholder(specifier: "%@")
    }
}
