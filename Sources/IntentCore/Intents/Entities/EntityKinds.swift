// What an entity may be more than an `AppEntity`.

/// An entity that a phone's search finds. There is no such index here; completions and prompts find every entity alike.
public protocol IndexedEntity: AppEntity {
    /// Whether a phone's search leaves it out: without effect.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// Defaults to `false`.
    public var hideInSpotlight: Bool { false }
}

/// An entity that is only handed on, a result with several properties, and that nobody looks up again: it needs neither
/// an identifier nor a query.
public protocol TransientAppEntity: AppEntity {
    /// Text, where the entity has no identifier of its own.
    associatedtype ID = String
    /// A query that finds nothing.
    associatedtype DefaultQuery = TransientAppEntityQuery<Self>

    /// An entity to be filled.
    init()
}

extension TransientAppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
    /// Finds nothing.
    public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

extension TransientAppEntity where ID == String {
    /// The title, where the entity has no identifier of its own.
    public var id: String { displayRepresentation.title.text }
}

/// The query of entities that cannot be looked up.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
    /// A query that finds nothing.
    public init() {}
    /// Defaults to no entities.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
