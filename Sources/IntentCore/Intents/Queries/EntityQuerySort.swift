/// The properties that a property query can sort by, as App Intents has it; a find command takes one with `--sort`.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    let properties: [EntityQuerySortableByProperty<Entity>]

    /// Properties that are written one below the other.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>] = { [] }
    ) {
        properties = content()
    }
}

/// A property that a query can sort by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    // A key path cannot change, and one to a property is written as a literal that captures nothing.
    /// The way to the property.
    public let keyPath: PartialKeyPath<Entity>

    /// A property: `SortableBy(\.$date)`.
    public init<Value: IntentValue>(_ property: KeyPath<Entity, EntityProperty<Value>>) { keyPath = property }

    /// The property's name in the source, seen on an entity.
    func name(in entity: Entity) -> String? { (entity[keyPath: keyPath] as? IntentWrapper).flatMap(entity.name(of:)) }
}

/// An order that a query is asked for.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    // As above.
    /// The way to the property that is sorted by.
    public let by: PartialKeyPath<Entity>
    /// The direction.
    public let order: Ordering

    /// The direction of an order.
    public enum Ordering: Sendable { case ascending, descending }

    /// An order by that property.
    public init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }
}

/// Lists properties to sort by one below the other.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    /// A property.
    public static func buildExpression(
        _ property: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> { property }
    /// The properties.
    public static func buildBlock(
        _ properties: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}
