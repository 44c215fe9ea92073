import IntentCore

/// Finds tracked runs: by their identifiers, by how these begin, and the newest as `last`.
struct RunQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [RunEntity] {
        try identifiers.compactMap { try RunStore().run($0).map(RunEntity.init) }
    }

    func entities(matching string: String) async throws -> [RunEntity] {
        let store = RunStore()
        if folded(string) == "last" { return try store.newest().map { [RunEntity($0)] } ?? [] }
        return try store.runs(beginning: string).map(RunEntity.init)
    }

    /// All of them, the newest first: what `find-runs` looks through.
    func allEntities() async throws -> [RunEntity] { try RunStore().runs().map(RunEntity.init) }

    /// The latest ones.
    func suggestedEntities() async throws -> [RunEntity] {
        try RunStore().runs(limit: 20).map(RunEntity.init)
    }
}
