/// One of several summaries, by the value of a parameter; `Switch` in an intent.
///
///     Switch(\.$kind) {
///         Case(.green) { Summary("Steep green tea for \(\.$time)") }
///         Case([.black, .herbal]) { Summary("Steep \(\.$kind) tea") }
///         DefaultCase { Summary("Steep tea") }
///     }
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: IntentValue>: ParameterSummary {
    private let parameter: ParameterPath<Intent>
    private let cases: [ParameterSummaryCase<Value>]

    /// By the value of that parameter. The first case that names the value holds.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Value>]
    ) {
        self.parameter = ParameterPath(parameter)
        self.cases = cases()
    }
}

extension ParameterSummarySwitchCondition: EvaluatedSummary {
    func text(for intent: any AppIntent) -> SummaryText? {
        guard let own = intent as? Intent else { return nil }
        let value = (parameter.parameter(in: own) as? IntentParameter<Value>)?.current ?? Value.emptyIntentValue
        let chosen = cases.first { $0.holds(value) } ?? cases.first(where: \.isDefault)
        return (chosen?.summary as? any EvaluatedSummary)?.text(for: intent)
    }
}

/// A case of a `Switch`, whichever way it was written.
public struct ParameterSummaryCase<Value: IntentValue>: Sendable {
    let isDefault: Bool
    let holds: @Sendable (Value?) -> Bool
    let summary: any ParameterSummary
}

/// The summary for one value or several; `Case` in a `Switch`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: IntentValue> {
    fileprivate let element: ParameterSummaryCase<Value>
}

extension ParameterSummaryCaseCondition where Value: Equatable {
    /// The summary for that value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {
        self.init([value], summary)
    }

    /// The summary for each of those values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {
        element = ParameterSummaryCase(
            isDefault: false, holds: { $0.map(values.contains) ?? false }, summary: summary())
    }
}

/// The summary for all other values, and for none; `DefaultCase` in a `Switch`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: IntentValue> {
    fileprivate let element: ParameterSummaryCase<Value>

    /// The summary.
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {
        element = ParameterSummaryCase(isDefault: true, holds: { _ in false }, summary: summary())
    }
}

/// Lists the cases of a `Switch` one below the other.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: IntentValue> {
    /// A case.
    public static func buildExpression(
        _ condition: ParameterSummaryCaseCondition<Intent, Value>
    ) -> ParameterSummaryCase<Value> { condition.element }
    /// The case for all else.
    public static func buildExpression(
        _ condition: ParameterSummaryDefaultCaseCondition<Intent, Value>
    ) -> ParameterSummaryCase<Value> { condition.element }
    /// The cases.
    public static func buildBlock(_ cases: ParameterSummaryCase<Value>...) -> [ParameterSummaryCase<Value>] { cases }
}

extension AppIntent {
    /// One of several summaries, by the value of a parameter.
    public typealias Switch<Value: IntentValue> = ParameterSummarySwitchCondition<Self, Value>
    /// The summary for one value or several.
    public typealias Case<Value: IntentValue> = ParameterSummaryCaseCondition<Self, Value>
    /// The summary for all other values.
    public typealias DefaultCase<Value: IntentValue> = ParameterSummaryDefaultCaseCondition<Self, Value>
}
