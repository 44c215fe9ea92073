/// Offers the identifiers of the entities that a query suggests, each with the entity's title, for a parameter that takes
/// an identifier as text.
///
///     @Parameter(title: "The run's ID", optionsProvider: EntityIdentifiers<RunQuery>()) var id: String?
package struct EntityIdentifiers<Query: EntityQuery>: DynamicOptionsProvider {
    package init() {}

    package func results() async throws -> IntentItemCollection<String> {
        IntentItemCollection(
            items: try await Query().suggestedEntities().items.map { entity in
                IntentItem(entity.id.entityIdentifierString, title: entity.displayRepresentation.title)
            })
    }
}
