/// The properties of an entity as columns, for `--fields`.
enum FieldColumns {
    /// One row, with tabs between the columns; a tab or a line's end in a value would shift them and is made visible.
    static func row(of value: any IntentValue, names: [String]) -> String {
        guard let entity = value as? any AppEntity else { return sanitized(value.intentText) }
        return names.map { sanitized(column($0, of: entity)) }.joined(separator: "\t")
    }

    /// Whether one of the properties takes time to be read.
    static func areDeferred(_ names: [String], in type: any IntentValue.Type) -> Bool {
        WrapperFields.of(type).deferredNames.contains { property in names.contains { isName($0, of: property) } }
    }

    /// One row with properties that take time to be read.
    static func deferredRow(of value: any IntentValue, names: [String]) async throws -> String {
        guard let entity = value as? any AppEntity else { return sanitized(value.intentText) }
        var columns: [String] = []
        for name in names {
            let deferred = try await entity.deferredValue { isName(name, of: $0) }
            columns.append(sanitized(deferred?.intentText ?? column(name, of: entity)))
        }
        return columns.joined(separator: "\t")
    }

    private static func column(_ name: String, of entity: any AppEntity) -> String {
        switch name {
        case "id": entity.choice.identifier
        case "title": entity.intentText
        default: entity.properties.first { isName(name, of: $0.name) }?.value?.intentText ?? ""
        }
    }

    /// Refuses names that the entities of a result do not have, before the intent runs.
    static func check(_ names: [String], for intent: any AppIntent.Type) throws {
        let known = self.names(for: intent)
        let unknown = names.filter { name in !known.contains { isName(name, of: $0) } }
        guard unknown.isEmpty else { throw CommandLineError.noFields(unknown, known: known) }
    }

    /// The names that there are; none where the intent gives no entity.
    static func names(for intent: any AppIntent.Type) -> [String] {
        entityType(resultType(of: intent)).map {
            ["id", "title"] + WrapperFields.of($0).names.map { kebabCase($0) }
        } ?? []
    }

    private static func isName(_ word: String, of property: String) -> Bool {
        word == folded(property) || word == kebabCase(property)
    }

    /// The entity that a type is, holds or lists.
    static func entityType(_ type: (any IntentValue.Type)?) -> (any AppEntity.Type)? {
        switch type {
        case let entity as any AppEntity.Type: entity
        case let list as any ListValue.Type: entityType(list.elementType)
        case let optional as any OptionalValue.Type: entityType(optional.wrappedType)
        default: nil
        }
    }
}

/// The type of what an intent gives to the next action, if it gives anything.
func resultType(of intent: any AppIntent.Type) -> (any IntentValue.Type)? {
    (performResult(of: intent) as? any AnyIntentResult.Type)?.valueType
}

private func performResult<Intent: AppIntent>(of intent: Intent.Type) -> Any.Type { Intent.PerformResult.self }
