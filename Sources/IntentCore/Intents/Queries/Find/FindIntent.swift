/// Finds an app's entities by their properties: `TOOL find-runs --where distance at-least 10km --sort date --limit 5`.
///
/// Each entity of an app that a property query or an enumerable query finds has such a command, as it has a "Find" action in
/// Shortcuts. No app declares it.
struct FindIntent<Entity: AppEntity>: AppIntent {
    static var title: LocalizedStringResource { "Find \(plural)" }
    static var description: IntentDescription? {
        (Entity.defaultQuery as? any EntityPropertyQuery).flatMap { type(of: $0).findIntentDescription }
            ?? IntentDescription("Lists the \(plural) that meet all conditions.")
    }
    static var intentEffects: IntentEffects { .readOnly }
    static var persistentIdentifier: String { "Find\(englishPlural(typeName))Intent" }

    @Parameter(
        title: "Condition to meet", description: "The operators are is, contains, at-least and others; Tab shows them")
    var `where`: [EntityCondition<Entity>]?
    @Parameter(title: "One condition is enough", default: false) var any: Bool
    @Parameter(title: "Property to sort by", optionsProvider: SortKeyOptions<Entity>()) var sort: SortKey<Entity>?
    @Parameter(title: "Greatest first", default: false) var descending: Bool
    @Parameter(title: "Maximum number", inclusiveRange: (1, 1_000_000_000)) var limit: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<[Entity]> & ProvidesDialog {
        guard sort != nil || !descending else {
            throw UsageError("--descending is for --sort; give a property to sort by")
        }
        let find = EntityFind<Entity>(
            conditions: `where` ?? [], matchesAny: any, sort: sort?.property, isDescending: descending, limit: limit)
        let found = try await find.found()
        // One that is found speaks for itself.
        let words = found.count == 1 ? "" : Entity.typeDisplayRepresentation.counted(found.count) + "."
        return .result(value: found, dialog: IntentDialog(LocalizedStringResource(text: words)))
    }

    private static var plural: String { englishPlural(Entity.typeDisplayRepresentation.name.text.lowercased()) }

    private static var typeName: String {
        let (name, ending) = (sourceName(of: Entity.self), "Entity")
        return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
    }
}

/// A property that a find command sorts by.
struct SortKey<Entity: AppEntity>: IntentValue {
    /// The name in the source.
    let property: String

    static var intentValueType: IntentValueType { .init(name: "property", expected: "the name of a property") }

    static func intentValue(word: String, match: WordMatch) throws -> SortKey? {
        guard match == .exact else { return nil }
        return SortKey(property: try EntityCondition<Entity>.property(named: word).name)
    }

    var intentText: String { kebabCase(property) }
}

/// Offers the properties that the entities can be sorted by.
struct SortKeyOptions<Entity: AppEntity>: DynamicOptionsProvider {
    func results() async throws -> [SortKey<Entity>] {
        try await EntityFind<Entity>.sortable().map { SortKey(property: $0) }
    }
}

extension AppEntity {
    /// The command that finds entities of this kind; nil where no query can.
    static var findIntent: (any AppIntent.Type)? {
        let query = DefaultQuery.self
        guard query is any EntityPropertyQuery.Type || query is any EnumerableEntityQuery.Type else { return nil }
        return FindIntent<Self>.self
    }
}
