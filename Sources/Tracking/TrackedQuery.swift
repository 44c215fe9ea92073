import IntentCore

/// Finds the records of a journal: by their identifiers, by how these begin, and the newest as `last`.
///
///     struct RunQuery: TrackedQuery { typealias Store = RunStore }
package protocol TrackedQuery: EntityStringQuery, EnumerableEntityQuery
where Entity == Store.Entity, Result == [Entity], StringResult == [Entity] {
    /// The journal.
    associatedtype Store: TrackedJournal
}

extension TrackedQuery {
    package func entities(for identifiers: [String]) async throws -> [Store.Entity] {
        try identifiers.compactMap { try Store().record($0).map(Store.Entity.init) }
    }

    package func entities(matching string: String) async throws -> [Store.Entity] {
        let store = Store()
        if folded(string) == "last" { return try store.records(limit: 1).map(Store.Entity.init) }
        return try store.journal.records(beginning: string).compactMap { Store.Record($0, at: .now) }
            .map(Store.Entity.init)
    }

    /// All of them, the newest first.
    package func allEntities() async throws -> [Store.Entity] { try Store().records().map(Store.Entity.init) }

    /// The latest ones.
    package func suggestedEntities() async throws -> [Store.Entity] {
        try Store().records(limit: 20).map(Store.Entity.init)
    }
}
