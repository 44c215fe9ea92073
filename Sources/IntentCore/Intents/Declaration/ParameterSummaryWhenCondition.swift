/// One of two summaries, by the value of a parameter; `When` in an intent.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
    private let holds: @Sendable (Intent) -> Bool
    private let (when, otherwise): (any ParameterSummary, any ParameterSummary)

    private init<Value: IntentValue>(
        _ path: KeyPath<Intent, IntentParameter<Value>>, _ holds: @escaping @Sendable (Value?) -> Bool,
        _ when: any ParameterSummary, _ otherwise: any ParameterSummary
    ) {
        let path = ParameterPath(path)
        self.holds = { holds((path.parameter(in: $0) as? IntentParameter<Value>)?.current) }
        (self.when, self.otherwise) = (when, otherwise)
    }

    /// By whether there is a value.
    public init<Value: IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {
        self.init(parameter, { ($0?.intentUnwrapped != nil) == (comparison == .hasAnyValue) }, when(), otherwise())
    }

    /// By whether it is equal to that value.
    public init<Value: IntentValue & Equatable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
        _ value: Value, @ParameterSummaryBuilder<Intent> _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {
        // A parameter that was never set is equal to nil, or to the empty list.
        self.init(parameter, { comparison.holds($0 ?? Value.emptyIntentValue, value) }, when(), otherwise())
    }

    /// By whether it is less or greater than that value; without a value it is neither.
    public init<Value: IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) where Value.UnwrappedType: Comparable {
        self.init(parameter, { comparison.holds($0?.intentUnwrapped, value) }, when(), otherwise())
    }

    /// By whether it is one of those values.
    public init<Value: IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
        _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) where Value.UnwrappedType: Equatable {
        self.init(parameter, { $0?.intentUnwrapped.map(values.contains) ?? false }, when(), otherwise())
    }

    /// By whether it is the entity with that identifier.
    public init<Value: IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: EquatableComparisonOperator,
        _ identifier: Value.UnwrappedType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) where Value.UnwrappedType: AppEntity {
        self.init(parameter, { comparison.holds($0?.intentUnwrapped?.id, identifier) }, when(), otherwise())
    }

    /// By whether it is an entity with one of those identifiers.
    public init<Value: IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: OneOfComparisonOperator,
        _ identifiers: [Value.UnwrappedType.ID], @ParameterSummaryBuilder<Intent> _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) where Value.UnwrappedType: AppEntity {
        self.init(parameter, { ($0?.intentUnwrapped?.id).map(identifiers.contains) ?? false }, when(), otherwise())
    }
}

extension ParameterSummaryWhenCondition: EvaluatedSummary {
    func text(for intent: any AppIntent) -> SummaryText? {
        guard let own = intent as? Intent else { return nil }
        return ((holds(own) ? when : otherwise) as? any EvaluatedSummary)?.text(for: intent)
    }
}

/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable { case hasAnyValue, hasNoValue }

/// Whether a parameter is equal to a value.
public enum EquatableComparisonOperator: Sendable {
    case equalTo, notEqualTo

    fileprivate func holds<Value: Equatable>(_ value: Value?, _ other: Value) -> Bool {
        (value == other) == (self == .equalTo)
    }
}

/// How a parameter compares with a value.
public enum ComparableComparisonOperator: Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo

    fileprivate func holds<Value: Comparable>(_ value: Value?, _ other: Value) -> Bool {
        guard let value else { return false }
        return switch self {
        case .lessThan: value < other
        case .lessThanOrEqualTo: value <= other
        case .greaterThan: value > other
        case .greaterThanOrEqualTo: value >= other
        }
    }
}

/// Whether a parameter is one of several values.
public enum OneOfComparisonOperator: Sendable { case oneOf }

extension AppIntent {
    /// One of two summaries, by the value of a parameter.
    public typealias When = ParameterSummaryWhenCondition<Self>
}
