/// What an intent's author said of a parameter, beside its type: everything that the surfaces show is here.
package struct ParameterDeclaration: Sendable {
    package var title: String?
    package var description: String?
    package var requestValueDialog: IntentDialog?
    package var inputConnection = InputConnectionBehavior.default
    /// Whether a value is acceptable; throws `WordError.refused` with the reason where it is not.
    var check: @Sendable (any IntentValue) throws -> Void = { _ in }
    /// The values that are offered.
    var options: (@Sendable () async throws -> [Offer])?
    /// The value where the person gave none.
    var defaultResult: (@Sendable () async -> (any IntentValue)?)?
    /// How many elements a list must have.
    var size: IntentCollectionSize?
}

/// Whether a parameter takes what the previous action of a pipe gave, as App Intents has it.
public enum InputConnectionBehavior: Sendable {
    /// It does not, unless the parameter is required and has no value otherwise.
    case `default`
    /// It does.
    case connectToPreviousIntentResult
    /// It never does.
    case never
}

/// How many elements a list parameter has: a number, or a range.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
    let least: Int
    let most: Int

    /// Exactly so many.
    public init(integerLiteral value: Int) { self.init(min: value, max: value) }

    /// From so many to so many.
    public init(min: Int, max: Int) {
        least = min
        most = max
    }
}
