import IntentCore

/// A phrase that runs an intent, as lists and records show it.
struct ShortcutEntity: AppEntity, TableColumns {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shortcut"
    static let defaultQuery = ShortcutQuery()
    static let tableColumns = ["app", "phrase", "command"]

    let id: String
    @Property(title: "Phrase") var phrase: String
    @Property(title: "App") var app: String
    @Property(title: "Intent") var intent: String
    @Property(title: "Parameters") var parameters: GivenValues?
    @Property(title: "Command") var command: Command

    var displayRepresentation: DisplayRepresentation { "\(phrase)" }

    init(_ shortcut: InstalledPhrase) {
        let text = shortcut.text
        // Two apps may have one phrase.
        id = "\(shortcut.app.name): \(text)"
        phrase = text
        app = shortcut.app.name
        intent = shortcut.intent.name
        parameters = GivenValues(shortcut.values)
        command = Command(words: shortcut.command)
    }
}

/// Finds phrases.
struct ShortcutQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [ShortcutEntity] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [ShortcutEntity] {
        CatalogSnapshot.current.allPhrases().phrases.map(ShortcutEntity.init)
    }
}
