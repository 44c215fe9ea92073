/// Something that intents work on and people name, as App Intents has it: a meditation session, a run.
///
///     struct Session: AppEntity {
///         let id: UUID
///         @Property(title: "Name") var name: String
///         static let typeDisplayRepresentation: TypeDisplayRepresentation = "Session"
///         static let defaultQuery = SessionQuery()
///         var displayRepresentation: DisplayRepresentation { "\(name)" }
///     }
///
/// On the command line an entity is known by its title, a synonym or its identifier; in a record it is an object of
/// `id`, `title` and its `@Property` values.
public protocol AppEntity: IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable,
    InstanceDisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
    /// The query that finds the entities.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// The query that finds the entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A property of the entity that records show.
    public typealias Property<Value: IntentValue> = EntityProperty<Value>

    /// One of what the query finds.
    public static var intentValueType: IntentValueType {
        IntentValueType(
            name: kebabCase(sourceName(of: Self.self)), kind: typeDisplayRepresentation.name.text, syntax: .entity,
            json: JSONForm("object"))
    }

    /// The entity of that title, synonym or identifier: one that the query suggests, else one that it lists or finds.
    public static func intentValue(word: String, match: WordMatch) async throws -> Self? {
        // An empty word names no entity, even where the query would match all.
        guard !folded(word).isEmpty else { return nil }
        let query = defaultQuery
        if match == .exact, let id = ID.entityIdentifier(for: word),
            let entity = try await query.entities(for: [id]).first(where: { $0.id == id })
        {
            return entity
        }
        var candidates = Array(try await query.suggestedEntities().items)
        if let named = try uniqueMatch(named: word, match: match, among: candidates, choice: \.choice) { return named }
        candidates = try await query.entitiesFound(by: word)
        if let named = try uniqueMatch(named: word, match: match, among: candidates, choice: \.choice) { return named }
        // What the query's own search finds alone is meant, whatever the query searches by.
        return match == .prefix && candidates.count == 1 && query is any EntityStringQuery ? candidates.first : nil
    }

    /// The entity that an object's `id` names, or a text.
    public static func intentValue(json: JSONValue) async throws -> Self? {
        if let word = json.identifier {
            guard let id = ID.entityIdentifier(for: word) else { return nil }
            return try await defaultQuery.entities(for: [id]).first { $0.id == id }
        }
        guard let word = json.word else { return nil }
        return try await intentValue(anyMatch: word)
    }

    /// The title.
    public var intentText: String { displayRepresentation.title.text }

    /// `id`, `title` and the properties, those without a value left out.
    public var intentJSON: JSONValue {
        var object: JSONObject = ["id": id.entityIdentifierJSON, "title": .string(displayRepresentation.title.text)]
        for (name, _, value) in properties where object[name] == nil {
            if let value { object[name] = value.intentJSON }
        }
        return .object(object)
    }

    package var choice: Choice {
        let shown = displayRepresentation
        let id = id.entityIdentifierString
        return Choice(
            title: shown.title.text, subtitle: shown.subtitle?.text,
            otherNames: shown.synonyms.map(\.text) + [id], identifier: id)
    }
}

extension EntityQuery {
    /// What else than the suggested entities a word may name: what the query finds by text, else all where it lists them.
    fileprivate func entitiesFound(by word: String) async throws -> [Entity] {
        var found: [any AppEntity] = []
        if let query = self as? any EntityStringQuery {
            found += try await query.matching(word)
        } else if let query = self as? any EnumerableEntityQuery {
            found += try await query.everything()
        }
        if let query = self as? any EntityPropertyQuery { found += try await query.withText(word) }
        return found.compactMap { $0 as? Entity }
    }
}

extension EnumerableEntityQuery {
    fileprivate func everything() async throws -> [any AppEntity] { try await allEntities() }
}

extension EntityStringQuery {
    fileprivate func matching(_ word: String) async throws -> [any AppEntity] {
        Array(try await entities(matching: word).items)
    }
}

extension EntityPropertyQuery {
    fileprivate func withText(_ word: String) async throws -> [any AppEntity] {
        let comparators = Self.properties.properties.compactMap { $0.comparator(forText: word) }
        guard !comparators.isEmpty else { return [] }
        return Array(try await entities(matching: comparators, mode: .or, sortedBy: [], limit: nil).items)
    }
}
