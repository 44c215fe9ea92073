import IntentCore

/// Lists the person's sessions.
struct ListSessionsIntent: AppIntent {
    static let title: LocalizedStringResource = "List your sessions"
    static let intentEffects: IntentEffects = .readOnly

    func perform() async throws -> some IntentResult & ReturnsValue<[MeditationSession]> {
        .result(value: try SessionModel().sessions())
    }
}
