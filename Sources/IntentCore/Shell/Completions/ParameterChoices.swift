extension IntentApp {
    /// The values that a parameter can have: as the cache has them while they are as they were, else as they are now.
    static func choices(of field: BoundParameter, in intent: any AppIntent) async throws -> [Choice] {
        let type = type(of: intent)
        guard let shortcuts, isInPhrase(field, of: type, shortcuts) else {
            return try await offers(of: field, in: intent)
        }
        if let cached = ParameterValues.cached(for: name), cached.isFresh(for: valueSources),
            let choices = cached.values(of: field.name, in: type.persistentIdentifier)
        {
            return choices
        }
        return try await offers(of: field, in: intent)
    }

    private static func offers(of field: BoundParameter, in intent: any AppIntent) async throws -> [Choice] {
        let offered = try await IntentContext.with({ $0.intent = intent }) { try await field.parameter.offered() }
        if offered.isEmpty { return field.parameter.suggestedWords }
        // What a text is called is no text of its own: it says what the text means.
        guard case .text = field.parameter.type.syntax else { return offered }
        return offered.map { choice in
            guard choice.title != choice.identifier else { return choice }
            return Choice(title: choice.identifier, subtitle: choice.title, identifier: choice.identifier)
        }
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
