/// A query that finds entities by their properties, as App Intents has it.
///
///     struct RunQuery: EntityPropertyQuery {
///         static let properties = QueryProperties {
///             Property(\.$note) { ContainsComparator { RunFilter.note($0) } }
///         }
///         static let sortingOptions = SortingOptions { SortableBy(\.$date) }
///         func entities(
///             matching comparators: [RunFilter], mode: ComparatorMode, sortedBy: [Sort<Run>], limit: Int?
///         ) async throws -> [Run] { … }
///     }
///
/// A word names an entity that such a query finds by a text property with an `EqualToComparator`, `ContainsComparator`
/// or `HasPrefixComparator`. All of the comparators and sorting options are what the app's find command takes:
/// `find-runs --where note contains park --sort date`.
public protocol EntityPropertyQuery: EntityQuery {
    /// What the comparators make of a value: a predicate, a filter, part of an address.
    associatedtype ComparatorMappingType

    /// The properties that entities are found by.
    static var properties: QueryProperties { get }
    /// The properties that entities are sorted by.
    static var sortingOptions: SortingOptions { get }
    /// What Apple's "Find" action is said to do.
    static var findIntentDescription: IntentDescription? { get }

    /// The entities that match the comparators.
    ///
    /// - Parameters:
    ///   - comparators: what the comparators made of the values.
    ///   - mode: whether all of them must match or one is enough.
    ///   - sortedBy: the order of the answer.
    ///   - limit: how many entities are wanted at most.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    /// The properties that entities are found by.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// A property that entities are found by.
    public typealias Property = EntityQueryProperty
    /// The properties that entities are sorted by.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// A property that entities are sorted by.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    /// The order of an answer.
    public typealias Sort = EntityQuerySort
    /// Whether all comparators must match.
    public typealias ComparatorMode = EntityQueryComparatorMode

    /// Defaults to `nil`.
    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether an entity must match all comparators or one of them.
public enum EntityQueryComparatorMode: Sendable { case and, or }
