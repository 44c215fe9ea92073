import FoundationEssentials

/// Text with values in it, as SwiftUI has it. There are no translations here: the text is the one in the source.
///
///     Text("Track \(distance, specifier: "%.1f") km until \(end, style: .time)")
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let runs: [ViewNode.TextRun]

    var text: String {
        if let only = runs.first, runs.count == 1, case .text(let text) = only.content { return text }
        return runs.reduce(into: "") { text, run in if case .text(let piece) = run.content { text += piece } }
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
