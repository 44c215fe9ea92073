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
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType>: Sendable {
    private let textComparators: [@Sendable (String) -> ComparatorMappingType?]

    /// A property and its comparators.
    public init<Value: IntentValue>(
        _ property: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType>
        comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
    ) {
        textComparators = comparators().compactMap(\.comparatorForText)
    }

    /// A property of something that belongs to the entity, and its comparators.
    public init<Subject: AppEntity, Value: IntentValue>(
        _ property: KeyPath<Subject, EntityProperty<Value>>, entityProvider: (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType>
        comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
    ) {
        textComparators = comparators().compactMap(\.comparatorForText)
    }

    /// What the first comparator that takes text makes of one; nil for a property that is none.
    func comparator(forText text: String) -> ComparatorMappingType? { textComparators.first?(text) }
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
