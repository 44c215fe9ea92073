// What an entity may be more than an `AppEntity`.

/// An entity that an address stands for; without effect.
public protocol URLRepresentableEntity: AppEntity {
    /// The address.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    /// The address of an entity.
    public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// An address with an entity's properties in it; without effect.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
    /// An address.
    public init(stringLiteral value: String) {}
    /// An address with values.
    public init(stringInterpolation: StringInterpolation) {}

    /// The values of the address.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Starts an empty address.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends text.
        public mutating func appendLiteral(_ literal: String) {}
        /// Appends the entity's identifier.
        public mutating func appendInterpolation(_ token: Token) {}
        /// Appends a property.
        public mutating func appendInterpolation<Value>(_ property: KeyPath<Entity, EntityProperty<Value>>) {}
    }

    /// What stands for the entity itself.
    public struct Token: Sendable {
        /// The identifier.
        public static var id: Token { Token() }
    }
}

/// An address with an intent's parameters in it; without effect.
public struct IntentURLRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// An address.
    public init(stringLiteral value: String) {}
}

/// An entity of which there is only one, such as an app's settings.
public protocol UniqueAppEntity: AppEntity where ID == String {}

extension UniqueAppEntity {
    /// The type's name: there is only one.
    public var id: String { persistentName(of: Self.self) }
}

private func persistentName(of type: Any.Type) -> String { sourceName(of: type) }

/// A query that finds the only entity of its type.
public protocol UniqueAppEntityQuery: EntityQuery where Entity: UniqueAppEntity {
    // Named again, so that it is known from `uniqueEntity()` alone.
    /// What the query finds.
    associatedtype Entity

    /// The entity.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// The entity, where it is asked for.
    public func entities(for identifiers: [String]) async throws -> [Entity] {
        let entity = try await uniqueEntity()
        return identifiers.contains(entity.id) ? [entity] : []
    }
}

extension UniqueAppEntityQuery where Result == [Entity] {
    /// The entity.
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// The type and identifier of an entity.
public struct EntityIdentifier: Hashable, Sendable {
    /// The identifier as text.
    public let identifier: String
    private let type: String

    /// The identifier of an entity.
    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// An identifier of a type.
    public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
        self.identifier = identifier.entityIdentifierString
        self.type = Entity.persistentIdentifier
    }
}
