/// An intent that may go on in its app's window. A tool is always in the foreground: it goes on where it is.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Goes on at once, and returns what the closure does.
    public func requestToContinueInForeground<Value: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Value
    ) async throws -> Value { try await continuation() }

    /// Goes on at once.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}

    /// An error for an intent that cannot go on without its app's window: it ends with these words and status 1.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false,
        continuation: (@MainActor @Sendable () -> Void)? = nil
    ) -> any Error { ForegroundNeeded(dialog) }
}

extension AppIntent {
    /// Goes on at once: a tool is always in the foreground.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}

    /// An error for an intent that cannot go on without its app's window: it ends with these words and status 1.
    @_disfavoredOverload
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false
    ) -> any Error { ForegroundNeeded(dialog) }

    /// Where the intent runs.
    public var systemContext: IntentSystemContext { IntentSystemContext() }
}

/// Where an intent runs: always in the foreground.
public struct IntentSystemContext: Sendable {
    /// The present mode.
    public var currentMode: Mode { Mode() }
    /// The words of a request in speech: none.
    public var preciseTimestamp: Date? { nil }

    /// How an intent runs.
    public struct Mode: Sendable {
        /// Whether the intent may ask for the foreground: it is there.
        public var canContinueInForeground: Bool { true }
    }
}

private struct ForegroundNeeded: LocalizedError, CustomLocalizedStringResourceConvertible {
    let localizedStringResource: LocalizedStringResource

    init(_ dialog: IntentDialog?) {
        localizedStringResource = LocalizedStringResource(
            text: dialog?.full ?? "This needs the app's own window, and there is none here.")
    }
}
