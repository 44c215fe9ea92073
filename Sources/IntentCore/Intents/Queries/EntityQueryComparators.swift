/// A comparison that a property query knows for a property, as App Intents has it: it makes of a value what the query
/// is asked with.
public class EntityQueryComparator<PropertyType: IntentValue, ComparatorMappingType>: @unchecked Sendable {
    // A subclass adds no state, so there is nothing but these constants to be shared.
    /// What is compared how.
    let comparison: EntityComparison
    /// What the comparison makes of one value, or of both ends of a range; nil for values of another type.
    let map: @Sendable ([any IntentValue]) -> ComparatorMappingType?

    fileprivate init(
        _ comparison: EntityComparison, _ map: @escaping @Sendable ([any IntentValue]) -> ComparatorMappingType?
    ) {
        self.comparison = comparison
        self.map = map
    }

    /// What the comparison makes of a text that may name the entity; nil where it compares something else, or means
    /// something else than that the text is the name or a part of it.
    func comparator(forText text: String) -> ComparatorMappingType? {
        // A list of texts, such as tags, does not name the entity.
        guard PropertyType.UnwrappedType.self == String.self, [.equal, .contains, .beginsWith].contains(comparison)
        else {
            return nil
        }
        return map([text])
    }
}

/// What a closure makes of a single value that is of its type.
private func single<Value: IntentValue, Mapped>(
    _ transform: @escaping @Sendable (Value) -> Mapped
) -> @Sendable ([any IntentValue]) -> Mapped? {
    { values in (values.first as? Value).map(transform) }
}

/// The property is equal to the value.
public final class EqualToComparator<PropertyType: IntentValue & Equatable, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
{
    /// Creates the comparator; `mappingTransform` makes of the value what the query is asked with.
    public init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType) {
        super.init(.equal) { values in
            (values.first as? PropertyType.UnwrappedType).flatMap(PropertyType.intentValue(unwrapped:)).map(
                mappingTransform)
        }
    }
}

/// The property is not equal to the value.
public final class NotEqualToComparator<PropertyType: IntentValue & Equatable, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
{
    /// Creates the comparator; `mappingTransform` makes of the value what the query is asked with.
    public init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType) {
        super.init(.notEqual) { values in
            (values.first as? PropertyType.UnwrappedType).flatMap(PropertyType.intentValue(unwrapped:)).map(
                mappingTransform)
        }
    }
}

/// The text contains the value, or the list has it as an element.
public final class ContainsComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
{
    /// Creates the comparator; `mappingTransform` makes of the value what the query is asked with.
    public init(mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType) {
        super.init(.contains, single(mappingTransform))
    }
}

/// The text begins with the value.
public final class HasPrefixComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType == String {
    /// Creates the comparator; `mappingTransform` makes of the value what the query is asked with.
    public init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType) {
        super.init(.beginsWith, single(mappingTransform))
    }
}

/// The text ends with the value.
public final class HasSuffixComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType == String {
    /// Creates the comparator; `mappingTransform` makes of the value what the query is asked with.
    public init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType) {
        super.init(.endsWith, single(mappingTransform))
    }
}

/// The property is less than the value.
public final class LessThanComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType: Comparable {
    /// Creates the comparator; `mappingTransform` makes of the value what the query is asked with.
    public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.lessThan, single(mappingTransform))
    }
}

/// The property is less than the value or equal to it.
public final class LessThanOrEqualToComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType: Comparable {
    /// Creates the comparator; `mappingTransform` makes of the value what the query is asked with.
    public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.atMost, single(mappingTransform))
    }
}

/// The property is greater than the value.
public final class GreaterThanComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType: Comparable {
    /// Creates the comparator; `mappingTransform` makes of the value what the query is asked with.
    public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.greaterThan, single(mappingTransform))
    }
}

/// The property is greater than the value or equal to it.
public final class GreaterThanOrEqualToComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType: Comparable {
    /// Creates the comparator; `mappingTransform` makes of the value what the query is asked with.
    public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.atLeast, single(mappingTransform))
    }
}

/// The property lies between two values.
public final class IsBetweenComparator<PropertyType: IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, ComparatorMappingType>, @unchecked Sendable
where PropertyType.UnwrappedType: Comparable {
    /// Creates the comparator; `mappingTransform` makes of both values what the query is asked with.
    public init(
        mappingTransform:
            @escaping @Sendable (PropertyType.UnwrappedType, PropertyType.UnwrappedType) ->
            ComparatorMappingType
    ) {
        super.init(.between) { values in
            guard values.count == 2, let low = values[0] as? PropertyType.UnwrappedType,
                let high = values[1] as? PropertyType.UnwrappedType
            else { return nil }
            return mappingTransform(low, high)
        }
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
