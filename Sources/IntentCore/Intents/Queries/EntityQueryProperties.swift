/// The properties that a property query finds entities by, as App Intents has it.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    let properties: [EntityQueryProperty<Entity, ComparatorMappingType>]

    /// Properties that are written one below the other.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
        properties: () -> [EntityQueryProperty<Entity, ComparatorMappingType>]
    ) {
        self.properties = properties()
    }
}

/// A property that entities are found by, with the comparisons that the query knows for it.
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    // The closures only read an entity, and the comparators are constants.
    let comparators: [ErasedComparator]
    private let nameInEntity: (Entity) -> String?

    /// A comparator whatever the property's type.
    struct ErasedComparator {
        let comparison: EntityComparison
        let map: @Sendable ([any IntentValue]) -> ComparatorMappingType?
        let forText: @Sendable (String) -> ComparatorMappingType?
    }

    /// A property and its comparators.
    public init<Value: IntentValue>(
        _ property: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType>
        comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
    ) {
        self.comparators = Self.erased(comparators())
        nameInEntity = { $0.name(of: $0[keyPath: property]) }
    }

    /// A property of something that belongs to the entity, and its comparators. A find command knows the entity's own
    /// properties only.
    public init<Subject: AppEntity, Value: IntentValue>(
        _ property: KeyPath<Subject, EntityProperty<Value>>, entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType>
        comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
    ) {
        self.comparators = Self.erased(comparators())
        nameInEntity = { $0.name(of: entityProvider($0)[keyPath: property]) }
    }

    private static func erased<Value>(
        _ comparators: [EntityQueryComparator<Value, ComparatorMappingType>]
    ) -> [ErasedComparator] {
        comparators.map { comparator in
            ErasedComparator(
                comparison: comparator.comparison, map: comparator.map,
                forText: { comparator.comparator(forText: $0) })
        }
    }

    /// The property's name in the source, seen on an entity; nil where it is none of the entity's own.
    func name(in entity: Entity) -> String? { nameInEntity(entity) }

    /// What the first comparator that takes text makes of one; nil for a property that is none.
    func comparator(forText text: String) -> ComparatorMappingType? {
        comparators.lazy.compactMap { $0.forText(text) }.first
    }
}

/// Lists properties one below the other.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    /// A property.
    public static func buildExpression(
        _ property: EntityQueryProperty<Entity, ComparatorMappingType>
    ) -> EntityQueryProperty<Entity, ComparatorMappingType> { property }
    /// The properties.
    public static func buildBlock(
        _ properties: EntityQueryProperty<Entity, ComparatorMappingType>...
    ) -> [EntityQueryProperty<Entity, ComparatorMappingType>] { properties }
}
