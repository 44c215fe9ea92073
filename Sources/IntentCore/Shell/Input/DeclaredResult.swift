import Synchronization

/// The type that the value of a record has by the declarations of the app that wrote it.
struct DeclaredResult {
    /// The type in a sentence: `a Summary`, `a duration`.
    let words: String
    /// The entity that the running app's own value is; nil for anything else.
    let entity: (any AppEntity.Type)?
    /// What its values are called: `distance`.
    private let typeName: String
    private let isWholeNumber: Bool

    /// What an intent of the running app gives.
    fileprivate init?(_ intent: any AppIntent.Type) {
        guard let result = resultType(of: intent) else { return nil }
        entity = FieldColumns.entityType(result)
        let known = result.intentValueType
        typeName = known.name
        isWholeNumber = known.json?.type == "integer"
        words = entity?.intentValueType.expected ?? Self.words(typeName, isWholeNumber)
    }

    /// What an intent of another app gives.
    fileprivate init(_ result: Manifest.Result) {
        entity = nil
        typeName = result.type
        isWholeNumber = result.form?.type == "integer"
        words = Self.words(typeName, isWholeNumber)
    }

    private static func words(_ name: String, _ isWholeNumber: Bool) -> String {
        if isWholeNumber { return "a whole number" }
        return name.first.map { "aeiou".contains($0) } == true ? "an \(name)" : "a \(name)"
    }

    /// Those of the fields that a number of this type can be a value of. A duration is no distance and a count is neither,
    /// though all of them are numbers in JSON; what is called a number stands for any.
    func fields(_ candidates: [Int], of boundIntent: BoundIntent) -> [Int] {
        let names = candidates.map { boundIntent.fields[$0].type.name }
        if isWholeNumber { return names.contains("distance") || names.contains("duration") ? [] : candidates }
        return switch typeName {
        case "duration": candidates.filter { boundIntent.fields[$0].type.name == "duration" }
        case "distance": candidates.filter { boundIntent.fields[$0].type.name != "duration" }
        default: candidates
        }
    }

    /// Whether the entity says all that the intent would have to be told: only then is it of the same kind as what the
    /// intent makes, and not a sum or a record that has a distance as well.
    func describes(_ boundIntent: BoundIntent) -> Bool {
        guard let entity else { return true }
        let names = Set((["id", "title"] + WrapperFields.of(entity).names).map { normalizedKey($0) })
        return boundIntent.fields.indices.allSatisfy { index in
            let field = boundIntent.fields[index]
            return boundIntent.given.contains(index) || field.isFlag || field.parameter.anyValue != nil
                || field.keys.contains { names.contains($0) }
        }
    }
}

/// The types of piped records, each looked up once while the same command's records come.
final class DeclaredResults: Sendable {
    private let app: any IntentApp.Type
    private let last = Mutex<(source: PipedValue.Source, result: DeclaredResult?)?>(nil)

    init(of app: any IntentApp.Type) { self.app = app }

    /// The type of a value that a record holds; nil where it is not known or says nothing more than the value does.
    func result(of value: PipedValue) -> DeclaredResult? {
        guard let source = value.source, source.app == app.name || value.isNumber else { return nil }
        if let last = last.withLock({ $0 }), last.source == source { return last.result }
        let result = look(up: source)
        last.withLock { $0 = (source, result) }
        return result
    }

    private func look(up source: PipedValue.Source) -> DeclaredResult? {
        if source.app == app.name {
            return app.allIntents.first { $0.persistentIdentifier == source.intent }.flatMap { DeclaredResult($0) }
        }
        let manifest = CatalogSnapshot.current.apps().app(source.app)?.manifest
        return manifest?.intents.first { $0.name == source.intent }?.result.map { DeclaredResult($0) }
    }
}
