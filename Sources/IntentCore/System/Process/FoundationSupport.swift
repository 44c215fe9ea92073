/// What the core leaves to the whole of Foundation, which it does without: the product `AppIntents` adds it to each program
/// that imports it, and no other program carries it.
package struct FoundationSupport: Sendable {
    /// Brings to disk what app code left in Foundation's caches: `UserDefaults`.
    package var keepState: @Sendable () -> Void
    /// The words that an error has for people by Foundation's protocols, on one line or several; nil for none.
    package var words: @Sendable (any Error) -> String?
    /// Prepares the process for app code.
    package var prepare: @Sendable () -> Void

    package init(
        keepState: @escaping @Sendable () -> Void, words: @escaping @Sendable (any Error) -> String?,
        prepare: @escaping @Sendable () -> Void
    ) {
        self.keepState = keepState
        self.words = words
        self.prepare = prepare
    }

    /// What was added; nil in a program without Foundation.
    // Written once, while the program is loaded and before there is a second thread.
    nonisolated(unsafe) package static var current: FoundationSupport?
}
