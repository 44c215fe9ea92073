/// An installed app, as a value that people name: by its command, its displayed name or a synonym.
package struct InstalledAppEntity: AppEntity {
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "App"
    package static let defaultQuery = InstalledAppQuery()

    package let id: String
    private let displayName: String
    private let summary: String?
    private let synonyms: [String]

    package init(_ app: InstalledApp) {
        id = app.name
        displayName = app.manifest.displayName
        summary = app.manifest.summary
        synonyms = app.manifest.synonyms
    }

    package var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: LocalizedStringResource(text: displayName),
            subtitle: summary.map { LocalizedStringResource(text: $0) },
            synonyms: synonyms.map { LocalizedStringResource(text: $0) })
    }
}

/// Finds the installed apps that have phrases.
package struct InstalledAppQuery: EntityQuery {
    package init() {}

    package func entities(for identifiers: [String]) async throws -> [InstalledAppEntity] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    package func suggestedEntities() async throws -> [InstalledAppEntity] {
        CatalogSnapshot.current.apps().apps.filter { !$0.manifest.shortcuts.isEmpty }.map { InstalledAppEntity($0) }
    }
}
