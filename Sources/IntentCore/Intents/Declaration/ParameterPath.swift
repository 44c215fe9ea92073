/// The way to a parameter of an intent, whatever the parameter's type; written as `\.$run`.
public struct ParameterPath<Intent: AppIntent>: @unchecked Sendable {
    // A key path cannot change, and one to a parameter is written as a literal that captures nothing.
    private let path: PartialKeyPath<Intent>

    init<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) { self.path = path }

    func parameter(in intent: Intent) -> (any AnyParameter)? { intent[keyPath: path] as? any AnyParameter }

    /// The name of the parameter's property.
    func name(in intent: Intent) -> String? {
        guard let wanted = parameter(in: intent) else { return nil }
        return intent.parameters.first { $0.parameter === wanted }?.name
    }
}

/// Lists parameters one below the other: `\.$note`.
@resultBuilder
public enum ParameterPathsBuilder<Intent: AppIntent> {
    /// A parameter.
    public static func buildExpression<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>
    ) -> ParameterPath<Intent> { ParameterPath(path) }
    /// The parameters.
    public static func buildBlock(_ paths: ParameterPath<Intent>...) -> [ParameterPath<Intent>] { paths }
}
