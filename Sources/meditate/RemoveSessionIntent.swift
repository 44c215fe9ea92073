import IntentCore

/// Removes a session; what was sat of it stays recorded.
struct RemoveSessionIntent: AppIntent {
    static let title: LocalizedStringResource = "Remove a session"
    static let intentEffects: IntentEffects = [.destructive, .asksFirst]

    @Parameter(title: "The session", inputConnectionBehavior: .connectToPreviousIntentResult)
    var session: MeditationSession

    func perform() async throws -> some IntentResult & ReturnsValue<MeditationSession> & ProvidesDialog {
        // Off a terminal the command itself is the confirmation: a script has nobody to ask.
        if IntentContext.current.prompter != nil {
            try await requestConfirmation(dialog: "Remove the session \(session.name) (\(session.duration))?")
        }
        try SessionModel().remove(session)
        return .result(value: session, dialog: "Removed \(session.name).")
    }
}
