/// What surrounds an intent while its parameters are resolved and while it runs.
package struct IntentContext: Sendable {
    /// That of the running intent.
    @TaskLocal package static var current = IntentContext()

    /// Whom it asks; nil where nobody can be asked.
    package var prompter: (any Prompter)?
    /// Whether the person agreed beforehand to whatever is to be confirmed.
    package var isAgreed = false
    /// Whether it takes what this app wrote, as it comes back from a record or from its own CSV.
    package var takesOwnRecord = false
    /// The intent itself, for what asks in its name.
    package var intent: (any AppIntent)?
    /// What lasts as long as one run of its `perform()`.
    package var performance: Performance?

    package init() {}

    /// Does something in a context that differs from the current one.
    package static func with<Answer>(
        _ change: (inout IntentContext) -> Void, isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Answer
    ) async rethrows -> Answer {
        var context = current
        change(&context)
        return try await $current.withValue(context, operation: body, isolation: isolation)
    }

    /// Whether the person agrees, or agreed beforehand.
    func confirmation(_ question: String, accept: String, dialog: IntentDialog?) async throws -> Bool {
        if isAgreed { return true }
        guard let prompter else { throw ParameterError.cannotConfirm(dialog) }
        return try await prompter.confirmation(question, accept: accept)
    }
}
