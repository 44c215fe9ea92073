/// A value that is needed and that nobody could be asked for, or that `perform()` throws to have it asked for.
package enum ParameterError: Error {
    case needsValue(any AnyParameter, IntentDialog?)
    case needsDisambiguation(any AnyParameter, [any IntentValue], IntentDialog?)
    /// The person said no.
    case notConfirmed
    /// Nobody could be asked to agree.
    case cannotConfirm(IntentDialog?)
}
