import IntentCore

/// Adds a session of the person's own.
struct AddSessionIntent: AppIntent {
    static let title: LocalizedStringResource = "Add a session"

    @Parameter(title: "Its name") var name: String
    @Parameter(title: "Duration") var duration: Duration
    @Parameter(title: "Make this the default session", default: false) var `default`: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<MeditationSession> & ProvidesDialog {
        guard !folded(name).isEmpty else { throw $name.needsValueError("The session needs a name") }
        guard duration >= .seconds(1) else { throw SessionError.isTooShort }
        let session = try SessionModel().add(name: name, duration: duration, isDefault: `default`)
        let role = `default` ? ", your default session" : ""
        return .result(value: session, dialog: "Added \(session.name) (\(session.duration))\(role).")
    }
}
