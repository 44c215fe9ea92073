import FoundationEssentials

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
public protocol AppEntity: IntentValue, TypeDisplayRepresentable, InstanceDisplayRepresentable, Identifiable
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
        let name = typeDisplayRepresentation.name.text
        return IntentValueType(name: kebabCase("\(Self.self)"), expected: "a \(name)", form: .entity)
    }

    /// The entity of that title, synonym or identifier.
    public static func intentValue(word: String, match: WordMatch) async throws -> Self? {
        // What says nothing names nothing, though a query's search may find everything for it.
        guard !folded(word).isEmpty else { return nil }
        let query = defaultQuery
        if match == .exact, let id = ID.entityIdentifier(for: word), let entity = try await query.entities(for: [id]).first {
            return entity
        }
        var candidates = Array(try await query.suggestedEntities().items)
        if let named = try theOne(named: word, match: match, among: candidates, choice: \.choice) { return named }
        guard let search = query as? any EntityStringQuery else { return nil }
        candidates = try await search.found(word).compactMap { $0 as? Self }
        if let named = try theOne(named: word, match: match, among: candidates, choice: \.choice) { return named }
        // What the query's own search finds alone is meant, whatever the query searches by.
        return match == .prefix && candidates.count == 1 ? candidates.first : nil
    }

    /// The entity that an object's `id` names, or a text.
    public static func intentValue(json: JSONValue) async throws -> Self? {
        if let id = json.object?["id"]?.word {
            guard let identifier = ID.entityIdentifier(for: id) else { return nil }
            return try await defaultQuery.entities(for: [identifier]).first
        }
        guard let word = json.word else { return nil }
        return try await intentValue(anyMatch: word)
    }

    /// The title.
    public var intentText: String { displayRepresentation.title.text }

    /// `id`, `title` and the properties, those without a value left out.
    public var intentJSON: JSONValue {
        var object: JSONObject = ["id": id.entityIdentifierJSON, "title": .string(displayRepresentation.title.text)]
        for property in properties {
            let value = property.value.intentJSON
            if value != .null, object[property.name] == nil { object[property.name] = value }
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

extension EntityStringQuery {
    fileprivate func found(_ word: String) async throws -> [any AppEntity] {
        Array(try await entities(matching: word).items)
    }
}

/// A type that an entity can be identified by: text, whole numbers and UUIDs are, and any type of yours that says how.
public protocol EntityIdentifierConvertible: Hashable {
    /// The identifier as text.
    var entityIdentifierString: String { get }
    /// The identifier that a text means, or nil where it means none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible {
    var entityIdentifierJSON: JSONValue {
        (self as? Int).map(JSONValue.integer) ?? .string(entityIdentifierString)
    }
}

extension String: EntityIdentifierConvertible {
    /// The text itself.
    public var entityIdentifierString: String { self }
    /// The text itself.
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    /// The number in digits.
    public var entityIdentifierString: String { String(self) }
    /// The number that the digits mean.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    /// The UUID in lowercase.
    public var entityIdentifierString: String { uuidString.lowercased() }
    /// The UUID of that text.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}
