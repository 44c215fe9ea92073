/// Finds an app's entities, as App Intents has it.
///
///     struct SessionQuery: EntityQuery {
///         func entities(for identifiers: [UUID]) async throws -> [Session] { all.filter { identifiers.contains($0.id) } }
///         func suggestedEntities() async throws -> [Session] { all }
///     }
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable
where Result.Result == Entity, DefaultValue == Entity {
    /// What the query finds.
    associatedtype Entity: AppEntity
    /// The list that is offered: an array, or a collection with sections.
    associatedtype Result = [Entity]

    /// The entities of these identifiers; one that is gone is simply missing from the answer.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The entities that are offered first.
    func suggestedEntities() async throws -> Result

    /// A query is made by the system.
    init()
}

extension EntityQuery where Result == [Entity] {
    /// Defaults to no suggestions.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
    /// The suggested entities.
    public func results() async throws -> Result { try await suggestedEntities() }
}

/// A query that also answers typed text.
public protocol EntityStringQuery: EntityQuery {
    /// The list that answers text: an array, or a collection with sections.
    associatedtype StringResult: ResultsCollection = [Entity] where StringResult.Result == Entity

    /// The entities that the text may mean.
    func entities(matching string: String) async throws -> StringResult
}

/// A query whose entities are few enough to be listed all.
public protocol EnumerableEntityQuery: EntityQuery {
    // Named again, so that it is known from `allEntities()` alone.
    /// What the query finds.
    associatedtype Entity

    /// Every entity.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
    /// All entities.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
    /// Those of all entities that have one of the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}
