/// Other parameters of the intent that a query or an options provider offers values for, as App Intents has it.
///
///     struct BookProvider: DynamicOptionsProvider {
///         @IntentParameterDependency<ReadIntent>(\.$shelf) var intent
///         func results() async throws -> [Book] { intent.map { $0.shelf.books } ?? [] }
///     }
///
/// It is nil unless that intent is being resolved or run and each of the listed parameters has a value.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    private let paths: [ParameterPath<Intent>]

    /// The parameters that are depended on.
    public init<each Value: IntentValue>(_ parameter: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        var paths: [ParameterPath<Intent>] = []
        for path in repeat each parameter { paths.append(ParameterPath(path)) }
        self.paths = paths
    }

    /// The intent with its values, where the listed parameters have them.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = IntentContext.current.intent as? Intent,
            paths.allSatisfy({ $0.parameter(in: intent)?.anyValue != nil })
        else { return nil }
        return IntentProjection(intent: intent)
    }
}

/// An intent whose listed parameters have values: what a parameter dependency sees.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
    let intent: Intent

    /// The value of a parameter, without the optional around it.
    ///
    /// Only the parameters that the dependency lists are sure to have one; to read another without a value ends the
    /// program with status 70.
    public subscript<Value: IntentValue>(dynamicMember parameter: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        guard let value = intent[keyPath: parameter].intentUnwrapped else {
            programmerError("a parameter of \(Intent.self) that the dependency does not list was read without a value")
        }
        return value
    }
}

extension DynamicOptionsProvider {
    /// Other parameters of the intent that the provider offers values for.
    public typealias ParameterDependency<Intent: AppIntent> = IntentParameterDependency<Intent>
}
