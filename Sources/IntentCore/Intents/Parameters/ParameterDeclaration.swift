/// What an intent's author said of a parameter, beside its type: everything that the surfaces show is here.
package struct ParameterDeclaration: Sendable {
    package var title: String?
    package var description: String?
    /// Other names that an object in a pipe, or a heading of CSV, may give it.
    var synonyms: [String] = []
    package var requestValueDialog: IntentDialog?
    package var requestDisambiguationDialog: IntentDialog?
    package var inputConnection = InputConnectionBehavior.default
    /// How many elements a list must have.
    var size: IntentCollectionSize?
    /// What offers the values, where that is not their type.
    var provider: (any DynamicOptionsProvider)?
    /// Whether a value is acceptable; throws `ValueParsingError.refused` with the reason where it is not.
    var check: @Sendable (any IntentValue) throws -> Void = { _ in }
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
