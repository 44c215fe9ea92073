/// Puts questions to the person. The shell supplies it; where nobody can be asked there is none.
package protocol Asker: Sendable {
    /// A value's word, typed or chosen among the offered values, that `accept` takes; it says why where it does not.
    func word(_ question: String, offered: [Choice], accept: (String) async -> String?) async throws -> String
    /// The position of the chosen one.
    func choice(_ question: String, among choices: [Choice], preselected: Int?) async throws -> Int
    /// Whether the person agrees.
    func confirmation(_ question: String, accept: String) async throws -> Bool
}

/// Where the running intent's questions go.
package enum Asking {
    @TaskLocal package static var asker: (any Asker)?
    /// Whether the person agreed beforehand to whatever is to be confirmed.
    @TaskLocal package static var isAgreed = false

    /// Whether the person agrees, or agreed beforehand.
    static func confirmation(_ question: String, accept: String, dialog: IntentDialog?) async throws -> Bool {
        if isAgreed { return true }
        guard let asker else { throw ParameterError.cannotConfirm(dialog) }
        return try await asker.confirmation(question, accept: accept)
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
