extension IntentApp {
    /// The values that a parameter can have: as the cache has them while they are as they were, else as they are now.
    static func choices(of field: BoundParameter, in intent: any AppIntent) async throws -> [Choice] {
        let type = type(of: intent)
        guard let shortcuts, isInPhrase(field, of: type, shortcuts) else {
            return try await RunningIntent.$current.withValue(intent) { try await field.parameter.offered() }
        }
        if let cached = ParameterValues.cached(for: name), cached.isFresh(for: valueSources),
            let choices = cached.values(of: field.name, in: type.persistentIdentifier)
        {
            return choices
        }
        // Whoever asks next finds all of the app's values in the cache.
        let values = try await ParameterUpdate.run(app: name, shortcuts: shortcuts, sources: valueSources)
        return values.values(of: field.name, in: type.persistentIdentifier) ?? []
    }

    private static func isInPhrase(
        _ field: BoundParameter, of intent: any AppIntent.Type, _ shortcuts: any AppShortcutsProvider.Type
    ) -> Bool {
        guard case .entity = field.parameter.type.syntax else { return false }
        return shortcuts.appShortcuts.contains { shortcut in
            type(of: shortcut.intent) == intent && shortcut.phrases.contains { $0.parameters.contains(field.name) }
        }
    }
}
