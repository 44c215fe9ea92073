/// `--complete INTENT-NAME PARAMETER PREFIX`: the values that a parameter can have which begin so, a line each: the
/// word, a tab, and what it means.
///
///     $ run-track --complete run run h
///     Half Marathon
///     $ run-track --complete run run half-
///     half-marathon	Half Marathon
///
/// With `--json` behind it, each line is an object with the value's identifier, title and synonyms, for programs that
/// keep what was chosen. Nothing is ever said of what is wrong: there are no candidates then.
struct CompletionRequest {
    let intent: String
    let parameter: String
    let prefix: String
    let isJSON: Bool

    init?(_ words: some Collection<String>) {
        let words = Array(words)
        isJSON = words.count == 4 && words[3] == "--json"
        guard words.count == 3 || isJSON else { return nil }
        (intent, parameter, prefix) = (words[0], words[1], words[2])
    }

    func lines(of app: any IntentApp.Type) async -> [String] {
        let choices = (try? await choices(of: app)) ?? []
        guard isJSON else { return Candidates(of: choices).beginning(prefix).map(\.line) }
        let begun = folded(prefix)
        return choices.filter { begun.isEmpty || $0.isNamed(begun, match: .prefix) }.map(\.json.text)
    }

    private func choices(of app: any IntentApp.Type) async throws -> [Choice] {
        var known = app.allIntents.first { [$0.commandName, $0.persistentIdentifier].contains(intent) }
        // What a widget is set to is a parameter of its configuration, which is no intent to run.
        if known == nil {
            known = await app.widgetDeclarations().lazy.compactMap(\.intent)
                .first { $0.persistentIdentifier == intent }
        }
        guard let type = known else { return [] }
        let boundIntent = BoundIntent(type, of: app)
        guard let field = boundIntent.fields.first(where: { [$0.name, $0.option].contains(parameter) }) else {
            return []
        }
        return try await app.choices(of: field, in: boundIntent.intent)
    }
}
