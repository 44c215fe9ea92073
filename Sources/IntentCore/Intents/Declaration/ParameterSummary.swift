/// The parameters of an intent in a sentence, as App Intents has it; help shows the sentence.
///
///     static var parameterSummary: some ParameterSummary {
///         When(\.$run, .hasAnyValue) {
///             Summary("Track \(\.$run)") { \.$note }
///         } otherwise: {
///             Summary("Track \(\.$distance)")
///         }
///     }
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
    /// No sentence.
    public init() {}
}

/// Lets a summary be written without `return`; it is one statement.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// The summary.
    public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
    /// The summary.
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

/// What a summary says of one instance: a sentence with parameters in it, and the parameters that stand below it.
package struct SummaryText: Equatable, Sendable {
    package enum Part: Equatable, Sendable {
        case text(String)
        /// A parameter, by its property's name.
        case parameter(String)
    }

    package var parts: [Part] = []
    package var further: [String] = []

    /// The sentence, where each parameter is written as `naming` writes it.
    package func sentence(naming: (_ property: String) -> String) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .parameter(let name): naming(name)
            }
        }.joined()
    }
}

/// A summary that can say which text holds for an instance.
protocol EvaluatedSummary: ParameterSummary {
    func text(for intent: any AppIntent) -> SummaryText?
}

extension AppIntent {
    /// The parameters in a sentence as it stands with the values that the intent has now, or nil where its author
    /// wrote none.
    package var summaryText: SummaryText? {
        (Self.parameterSummary as? any EvaluatedSummary)?.text(for: self)
    }
}
