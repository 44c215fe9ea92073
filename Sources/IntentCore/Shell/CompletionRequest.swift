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
        var surroundings = Surroundings.current
        surroundings.warn = { _ in }
        return await Surroundings.$current.withValue(surroundings) {
            Candidates(of: (try? await choices(of: app)) ?? []).lines(beginning: prefix)
        }
    }

    private func choices(of app: any IntentApp.Type) async throws -> [Choice] {
        let known = app.allIntents.first { [$0.commandName, $0.persistentIdentifier].contains(intent) }
        guard let type = known else { return [] }
        let form = Form(type, of: app)
        guard let field = form.fields.first(where: { [$0.name, $0.option].contains(parameter) }) else { return [] }
        if let shortcuts = app.shortcuts, field.isInPhrase(of: type, shortcuts) {
            if let values = ParameterValues.cached(for: app.name), values.isFresh(for: app.valueSources),
                let choices = values.values(of: field.name, in: type.persistentIdentifier)
            {
                return choices
            }
            // Whoever asks next finds all of the app's values in the cache.
            let values = try await ParameterUpdate.run(
                app: app.name, shortcuts: shortcuts, sources: app.valueSources)
            return values.values(of: field.name, in: type.persistentIdentifier) ?? []
        }
        return try await RunningIntent.$current.withValue(form.intent) { try await field.parameter.offered() }
    }
}

extension Field {
    fileprivate func isInPhrase(of intent: any AppIntent.Type, _ shortcuts: any AppShortcutsProvider.Type) -> Bool {
        guard case .entity = parameter.type.form else { return false }
        return shortcuts.appShortcuts.contains { shortcut in
            type(of: shortcut.intent) == intent && shortcut.phrases.contains { $0.parameters.contains(name) }
        }
    }
}
