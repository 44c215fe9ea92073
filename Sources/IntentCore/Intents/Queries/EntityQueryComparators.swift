/// A comparison that a property query knows for a property, as App Intents has it: it makes of a value what the query
/// is asked with.
public class EntityQueryComparator<PropertyType: IntentValue, ComparatorMappingType>: @unchecked Sendable {
    // A subclass adds no state, so there is nothing but this constant to be shared.
    /// What the comparison makes of a text; nil where it compares something else or means something else than that the
    /// text names the entity.
    let comparatorForText: (@Sendable (String) -> ComparatorMappingType?)?

    fileprivate init(comparatorForText: (@Sendable (String) -> ComparatorMappingType?)? = nil) {
        self.comparatorForText = comparatorForText
    }
}

private func ofText<Value: IntentValue, Mapped>(
    _ type: Value.Type, _ mapping: @escaping @Sendable (Value) -> Mapped
) -> (@Sendable (String) -> Mapped?)? {
    guard Value.ValueType.self == String.self else { return nil }
    return { text in (text as? Value).map(mapping) }
}

/// The property is equal to the value.
public final class EqualToComparator<PropertyType: IntentValue & Equatable, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
{
    /// With what is made of the value.
    public init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType) {
        super.init(comparatorForText: ofText(PropertyType.self, mappingTransform))
    }
}

/// The property is not equal to the value.
public final class NotEqualToComparator<PropertyType: IntentValue & Equatable, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
{
    /// With what is made of the value.
    public init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType) { super.init() }
}

/// The text contains the value, or the list has it as an element.
public final class ContainsComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
{
    /// With what is made of the value.
    public init(mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType) {
        // A list of texts, such as tags, does not name the entity.
        let isText = PropertyType.UnwrappedType.self == String.self
        super.init(comparatorForText: isText ? ofText(PropertyType.ValueType.self, mappingTransform) : nil)
    }
}

/// The text begins with the value.
public final class HasPrefixComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType == String {
    /// With what is made of the value.
    public init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType) {
        super.init(comparatorForText: mappingTransform)
    }
}

/// The text ends with the value.
public final class HasSuffixComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType == String {
    /// With what is made of the value.
    public init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType) { super.init() }
}

/// The property is less than the value.
public final class LessThanComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType: Comparable {
    /// With what is made of the value.
    public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init()
    }
}

/// The property is less than the value or equal to it.
public final class LessThanOrEqualToComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType: Comparable {
    /// With what is made of the value.
    public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init()
    }
}

/// The property is greater than the value.
public final class GreaterThanComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType: Comparable {
    /// With what is made of the value.
    public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init()
    }
}

/// The property is greater than the value or equal to it.
public final class GreaterThanOrEqualToComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType: Comparable {
    /// With what is made of the value.
    public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init()
    }
}

/// The property lies between two values.
public final class IsBetweenComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType: Comparable {
    /// With what is made of the two values.
    public init(
        mappingTransform:
            @escaping @Sendable (PropertyType.UnwrappedType, PropertyType.UnwrappedType) ->
            ComparatorMappingType
    ) {
        super.init()
    }
}

/// Lists comparators one below the other.
@resultBuilder
public enum EntityQueryComparatorsBuilder<PropertyType: IntentValue, ComparatorMappingType> {
    /// A comparator.
    public static func buildExpression(
        _ comparator: EntityQueryComparator<PropertyType, ComparatorMappingType>
    ) -> EntityQueryComparator<PropertyType, ComparatorMappingType> { comparator }
    /// The comparators.
    public static func buildBlock(
        _ comparators: EntityQueryComparator<PropertyType, ComparatorMappingType>...
    ) -> [EntityQueryComparator<PropertyType, ComparatorMappingType>] { comparators }
}
