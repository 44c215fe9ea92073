/// The parameters of an intent in a sentence, as App Intents has it.
///
///     static var parameterSummary: some ParameterSummary { Summary("Track \(\.$run)") { \.$note } }
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
    /// No sentence.
    public init() {}
}

/// A sentence with parameters in it, and the parameters that stand below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// A sentence.
    public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {}

    /// A sentence, and further parameters.
    public init(
        _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}

    /// Further parameters alone.
    public init(@ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}

    /// Nothing.
    public init() {}
}

/// Text with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// Plain text.
    public init(stringLiteral value: String) {}
    /// Text with parameters.
    public init(stringInterpolation: Interpolation) {}

    /// Takes the parameters that stand in the text.
    public struct Interpolation: StringInterpolationProtocol {
        /// Starts an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends the text between parameters.
        public mutating func appendLiteral(_ literal: String) {}
        /// Appends a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// Lists the parameters below a summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// A parameter.
    public static func buildExpression<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { parameter }
    /// The parameters.
    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}
