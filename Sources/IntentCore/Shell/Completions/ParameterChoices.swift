extension IntentApp {
    /// The values of a parameter as the cache has them, where it has them and they are as they were.
    static func cachedChoices(of field: Field, in intent: any AppIntent.Type) -> [Choice]? {
        guard shortcuts != nil, isInPhrase(field, of: intent), let values = ParameterValues.cached(for: name),
            values.isFresh(for: valueSources)
        else { return nil }
        return values.values(of: field.name, in: intent.persistentIdentifier)
    }

    /// The values of a parameter as they are now. The app is set up.
    static func currentChoices(of field: Field, in intent: any AppIntent.Type) async throws -> [Choice] {
        guard let shortcuts, isInPhrase(field, of: intent) else { return try await field.parameter.offered() }
        // Whoever asks next finds all of the app's values in the cache.
        let values = try await ParameterUpdate.run(app: name, shortcuts: shortcuts, sources: valueSources)
        return values.values(of: field.name, in: intent.persistentIdentifier) ?? []
    }

    private static func isInPhrase(_ field: Field, of intent: any AppIntent.Type) -> Bool {
        guard case .entity = field.parameter.type.form, let shortcuts else { return false }
        return shortcuts.appShortcuts.contains { shortcut in
            type(of: shortcut.intent) == intent && shortcut.phrases.contains { $0.parameters.contains(field.name) }
        }
    }
}
