/// Where the running intent's questions go.
package enum PromptContext {
    @TaskLocal package static var prompter: (any Prompter)?
    /// Whether the person agreed beforehand to whatever is to be confirmed.
    @TaskLocal package static var isAgreed = false

    /// Whether the intent takes what this app wrote, as it comes back from a record or from its own CSV.
    @TaskLocal package static var takesOwnRecord = false

    /// Whether the person agrees, or agreed beforehand.
    static func confirmation(_ question: String, accept: String, dialog: IntentDialog?) async throws -> Bool {
        if isAgreed { return true }
        guard let prompter else { throw ParameterError.cannotConfirm(dialog) }
        return try await prompter.confirmation(question, accept: accept)
    }
}

/// A value that is needed and that nobody could be asked for, or that `perform()` throws to have it asked for.
package enum ParameterError: Error {
    case needsValue(any AnyParameter, IntentDialog?)
    case needsDisambiguation(any AnyParameter, [any IntentValue], IntentDialog?)
    /// The person said no.
    case notConfirmed
    /// Nobody could be asked to agree.
    case cannotConfirm(IntentDialog?)
}
