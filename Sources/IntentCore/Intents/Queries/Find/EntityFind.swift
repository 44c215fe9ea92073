/// Finds entities as Shortcuts' "Find … where" does: by conditions, in an order, at most so many.
///
///     let find = EntityFind<RunEntity>(conditions: [.init("note", .contains, "park")], limit: 10)
///     let runs = try await find.found()
///
/// A property query is asked with the comparators that it declares; of an enumerable query all entities are compared here.
///
/// A command with filters of its own stands on the same conditions: it makes an `EntityCondition` of each of its
/// parameters, and gives what `matches(_:)` as it reads its store, one by one, so that memory does not grow with a long
/// list:
///
///     @Parameter(title: "Words in the note") var note: String?
///     …
///     let find = EntityFind<RunEntity>(conditions: [note.map { .init("note", .contains, $0) }].compactMap(\.self))
///     return .result(value: LazyList { give in
///         for run in try store.runs(since: since, until: until) {
///             let entity = RunEntity(run)
///             if find.matches(entity) { try give(entity) }
///         }
///     })
public struct EntityFind<Entity: AppEntity>: Sendable {
    /// What the entities must be.
    public var conditions: [EntityCondition<Entity>]
    /// Whether one of the conditions is enough.
    public var matchesAny: Bool
    /// The name of the property that they are sorted by; nil for the order that the query gives.
    public var sort: String?
    /// Whether the greatest comes first.
    public var isDescending: Bool
    /// How many there are at most; nil for all.
    public var limit: Int?

    /// A search. Without conditions every entity is found.
    public init(
        conditions: [EntityCondition<Entity>] = [], matchesAny: Bool = false, sort: String? = nil,
        isDescending: Bool = false, limit: Int? = nil
    ) {
        self.conditions = conditions
        self.matchesAny = matchesAny
        self.sort = sort
        self.isDescending = isDescending
        self.limit = limit
    }

    /// Whether an entity is one of those that are looked for.
    public func matches(_ entity: Entity) -> Bool {
        guard !conditions.isEmpty else { return true }
        let properties = entity.properties
        func isMet(_ condition: EntityCondition<Entity>) -> Bool {
            condition.isMet(by: properties.first { $0.name == condition.property }?.value)
        }
        return matchesAny ? conditions.contains(where: isMet) : conditions.allSatisfy(isMet)
    }

    /// The entities that are looked for.
    ///
    /// - Throws: a usage error for a comparison or an order that the query does not declare, and what the query throws.
    public func found() async throws -> [Entity] {
        let query = Entity.defaultQuery
        if let query = query as? any EntityPropertyQuery { return try await answer(of: query) }
        guard let query = query as? any EnumerableEntityQuery else { return [] }
        return arranged(try await entities(of: query).filter(matches))
    }

    private func entities<Query: EnumerableEntityQuery>(of query: Query) async throws -> [Entity] {
        try await query.allEntities() as? [Entity] ?? []
    }

    /// The same entities in the order that is asked for; one without a value for the property comes last.
    private func arranged(_ entities: [Entity]) -> [Entity] {
        guard let sort else { return Array(entities.prefix(limit ?? .max)) }
        let keyed = entities.map { entity in
            (entity: entity, key: entity.properties.first { $0.name == sort }?.value?.held)
        }
        let ordered = keyed.enumerated().sorted { one, other in
            switch (one.element.key, other.element.key) {
            case (let key?, let otherKey?):
                let order = valueOrder(of: key, and: otherKey) ?? .same
                return order == .same ? one.offset < other.offset : (order == .less) != isDescending
            case (nil, nil): return one.offset < other.offset
            case (let key, nil): return key != nil
            case (nil, _): return false
            }
        }
        return ordered.prefix(limit ?? .max).map(\.element.entity)
    }

    // MARK: Property queries

    private func answer<Query: EntityPropertyQuery>(of query: Query) async throws -> [Entity] {
        // Which property a key path leads to can only be seen on an entity.
        guard let sample = try await query.anyEntity() else { return [] }
        let properties = Query.properties.properties.map { ($0.name(in: sample), $0) }
        let comparators = try conditions.map { condition in
            let known = properties.compactMap(\.0)
            guard let property = properties.first(where: { $0.0 == condition.property })?.1 else {
                throw UsageError(
                    "\(Self.title) cannot be found by \(kebabCase(condition.property)); choose \(listed(known.map(kebabCase)))"
                )
            }
            guard let comparator = property.comparators.first(where: { $0.comparison == condition.comparison }),
                let mapped = comparator.map(condition.operands.map(\.value))
            else {
                let names = property.comparators.map(\.comparison.rawValue)
                throw UsageError(
                    "\(kebabCase(condition.property)) knows no '\(condition.comparison.rawValue)'; choose \(listed(names))"
                )
            }
            return mapped
        }
        let answer = try await query.entities(
            matching: comparators, mode: matchesAny ? .or : .and, sortedBy: try order(for: query, like: sample),
            limit: limit)
        return Array((Array(answer.items) as? [Entity] ?? []).prefix(limit ?? .max))
    }

    private func order<Query: EntityPropertyQuery>(
        for query: Query, like sample: Query.Entity
    ) throws -> [EntityQuerySort<Query.Entity>] {
        guard let sort else { return [] }
        let options = Query.sortingOptions.properties.map { ($0.name(in: sample), $0.keyPath) }
        guard let keyPath = options.first(where: { $0.0 == sort })?.1 else {
            let known = options.compactMap(\.0).map(kebabCase)
            throw UsageError(
                known.isEmpty
                    ? "\(Self.title) cannot be sorted"
                    : "\(Self.title) cannot be sorted by \(kebabCase(sort)); choose \(listed(known))")
        }
        return [EntityQuerySort(by: keyPath, order: isDescending ? .descending : .ascending)]
    }

    /// What the entities are called, as the beginning of a sentence.
    static var title: String {
        let name = englishPlural(Entity.typeDisplayRepresentation.name.text)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    // MARK: Completion

    /// What may follow the first words of a condition.
    static func choices(after words: [String]) async -> [Choice] {
        let properties = (try? await comparable()) ?? []
        guard let word = words.first else {
            return properties.map { Choice(title: kebabCase($0.name), identifier: $0.name) }
        }
        guard let name = try? EntityCondition<Entity>.property(named: word),
            let property = properties.first(where: { $0.name == name.name })
        else { return [] }
        if words.count == 1 { return property.comparisons.map(\.choice) }
        return (try? await offers(of: comparedType(name.type)).map(\.choice)) ?? []
    }

    /// The names of the properties that entities can be sorted by.
    static func sortable() async throws -> [String] {
        guard let query = Entity.defaultQuery as? any EntityPropertyQuery else {
            return WrapperFields.of(Entity.self).propertyTypes.map(\.name)
        }
        return try await sortable(by: query)
    }

    private static func sortable<Query: EntityPropertyQuery>(by query: Query) async throws -> [String] {
        guard let sample = try await query.anyEntity() else { return [] }
        return Query.sortingOptions.properties.compactMap { $0.name(in: sample) }
    }

    /// The properties that can be compared, and how.
    private static func comparable() async throws -> [(name: String, comparisons: [EntityComparison])] {
        guard let query = Entity.defaultQuery as? any EntityPropertyQuery else {
            return WrapperFields.of(Entity.self).propertyTypes.map { ($0.name, EntityComparison.ofValues(of: $0.type)) }
        }
        return try await comparable(by: query)
    }

    private static func comparable<Query: EntityPropertyQuery>(
        by query: Query
    ) async throws -> [(name: String, comparisons: [EntityComparison])] {
        guard let sample = try await query.anyEntity() else { return [] }
        return Query.properties.properties.compactMap { property in
            property.name(in: sample).map { ($0, property.comparators.map(\.comparison)) }
        }
    }
}

extension EntityPropertyQuery {
    /// One of its entities, whichever; nil where there is none.
    fileprivate func anyEntity() async throws -> Entity? {
        if let entity = Array(try await suggestedEntities().items).first { return entity }
        return Array(try await entities(matching: [], mode: .and, sortedBy: [], limit: 1).items).first
    }
}

extension AppEntity {
    /// The name of the property that a wrapper belongs to.
    func name(of wrapper: IntentWrapper) -> String? {
        WrapperFields.of(Swift.type(of: self)).wrappers(in: self).first { $0.wrapper === wrapper }?.name
    }
}
