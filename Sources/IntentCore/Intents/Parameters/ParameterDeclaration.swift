/// What an intent's author said of a parameter, beside its type: everything that the surfaces show is here.
package struct ParameterDeclaration: Sendable {
    package var title: String?
    package var description: String?
    /// Other names that an object in a pipe, or a heading of CSV, may give it.
    var synonyms: [String] = []
    package var requestValueDialog: IntentDialog?
    package var requestDisambiguationDialog: IntentDialog?
    package var inputConnection = InputConnectionBehavior.default
    /// The least and the greatest number that it takes.
    package var limits: (least: JSONValue, greatest: JSONValue)?
    /// How many elements a list must have.
    package var size: IntentCollectionSize?
    /// What offers the values, where that is not their type.
    package var provider: (any DynamicOptionsProvider)?
    /// Reads words that only this parameter understands, such as a number without a unit, ahead of the type's own reading.
    package var reader: (@Sendable (String) throws -> (any IntentValue)?)?
    /// Whether a value is acceptable; throws `ValueParsingError.refused` with the reason where it is not.
    package var check: @Sendable (any IntentValue) throws -> Void = { _ in }

    package init(
        title: String? = nil, description: String? = nil, synonyms: [String] = [],
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnection: InputConnectionBehavior = .default, size: IntentCollectionSize? = nil,
        limits: (least: JSONValue, greatest: JSONValue)? = nil, provider: (any DynamicOptionsProvider)? = nil,
        check: @escaping @Sendable (any IntentValue) throws -> Void = { _ in }
    ) {
        self.title = title
        self.description = description
        self.synonyms = synonyms
        self.requestValueDialog = requestValueDialog
        self.requestDisambiguationDialog = requestDisambiguationDialog
        self.inputConnection = inputConnection
        self.size = size
        self.limits = limits
        self.provider = provider
        self.check = check
    }
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
