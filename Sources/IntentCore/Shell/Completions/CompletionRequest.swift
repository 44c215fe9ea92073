/// `--complete INTENT-NAME PARAMETER PREFIX`: the values that a parameter can have which begin so, a line each: the
/// word, a tab, and what it means.
///
///     $ run-track --complete run run h
///     Half Marathon
///     $ run-track --complete run run half-
///     half-marathon	Half Marathon
///
/// Nothing is ever said of what is wrong: there are no candidates then.
struct CompletionRequest {
    let intent: String
    let parameter: String
    let prefix: String

    init?(_ words: some Collection<String>) {
        let words = Array(words)
        guard words.count == 3 else { return nil }
        (intent, parameter, prefix) = (words[0], words[1], words[2])
    }

    func lines(of app: any IntentApp.Type) async -> [String] {
        Candidates(of: (try? await choices(of: app)) ?? []).beginning(prefix).map(\.line)
    }

    private func choices(of app: any IntentApp.Type) async throws -> [Choice] {
        let known = app.allIntents.first { [$0.commandName, $0.persistentIdentifier].contains(intent) }
        guard let type = known else { return [] }
        let boundIntent = BoundIntent(type, of: app)
        guard let field = boundIntent.fields.first(where: { [$0.name, $0.option].contains(parameter) }) else {
            return []
        }
        return try await app.choices(of: field, in: boundIntent.intent)
    }
}
