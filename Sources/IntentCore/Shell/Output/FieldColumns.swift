/// The properties of an entity as columns, for `--fields` and `--csv`.
struct FieldColumns {
    private enum Source {
        case identifier, title
        /// The property at that place among those of the type.
        case property(Int)
    }

    /// What the columns are called: by the properties' names, as in JSON.
    let headings: [String]
    private let sources: [Source]
    private let fields: WrapperFields

    /// The columns of those names, in their order, or all there are where none is named. Names that the type does not have
    /// are left out; `check` refuses them before.
    init(_ names: [String], of type: any IntentValue.Type) {
        fields = WrapperFields.of(type)
        let all: [(heading: String, source: Source)] =
            [("id", .identifier), ("title", .title)]
            + fields.names.enumerated().filter { !["id", "title"].contains($1) }.map { ($1, .property($0)) }
        let chosen = names.isEmpty ? all : names.compactMap { name in all.first { Self.isName(name, of: $0.heading) } }
        headings = chosen.map(\.heading)
        sources = chosen.map(\.source)
    }

    /// The texts of an entity's columns.
    func cells(of entity: some AppEntity) -> [String] {
        let wrappers = fields.wrappers(in: entity)
        return sources.map { source in
            switch source {
            case .identifier: entity.id.entityIdentifierString
            case .title: entity.intentText
            case .property(let index): Self.value(of: wrappers[index].wrapper, in: entity)?.intentText ?? ""
            }
        }
    }

    private static func value(of wrapper: IntentWrapper, in entity: some AppEntity) -> (any IntentValue)? {
        wrapper is UnstoredEntityProperty ? wrapper.value(in: entity) : wrapper.property?.anyValue
    }

    /// Whether one of the properties takes time to be read.
    var areDeferred: Bool { headings.contains { fields.deferredNames.contains($0) } }

    /// The texts, with those that take time to be read.
    func deferredCells(of entity: some AppEntity) async throws -> [String] {
        var cells = cells(of: entity)
        for (index, heading) in headings.enumerated() {
            if let value = try await entity.deferredValue(where: { $0 == heading }) { cells[index] = value.intentText }
        }
        return cells
    }

    /// One row of `--fields`: tabs between the columns; a tab or a line's end in a value would shift them and is made
    /// visible.
    static func row(_ cells: [String]) -> String { cells.map { sanitized($0) }.joined(separator: "\t") }

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

    /// The headings of the intent's list in CSV.
    static func headings(for intent: any AppIntent.Type) -> [String]? {
        entityType(resultType(of: intent)).map { FieldColumns([], of: $0).headings }
    }

    /// Whether a name that was given is the property's.
    static func isName(_ word: String, of property: String) -> Bool {
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

/// A row of CSV (RFC 4180), without its end.
func csvRow(_ cells: [String]) -> String {
    // A row of one empty cell would be a blank line, which readers skip.
    guard cells != [""] else { return "\"\"" }
    return cells.map { cell in
        let special: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        guard cell.utf8.contains(where: { special.contains($0) }) else { return cell }
        return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }.joined(separator: ",")
}

/// The type of what an intent gives to the next action, if it gives anything.
func resultType(of intent: any AppIntent.Type) -> (any IntentValue.Type)? {
    (performResult(of: intent) as? any AnyIntentResult.Type)?.valueType
}

private func performResult<Intent: AppIntent>(of intent: Intent.Type) -> Any.Type { Intent.PerformResult.self }
