import IntentCore

/// Finds recorded sittings: by their identifiers, by how these begin, and the newest as `last`.
struct MeditationQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [MeditationEntity] {
        try identifiers.compactMap { try MeditationStore().meditation($0).map(MeditationEntity.init) }
    }

    func entities(matching string: String) async throws -> [MeditationEntity] {
        let store = MeditationStore()
        if folded(string) == "last" { return try store.meditations(limit: 1).map(MeditationEntity.init) }
        return try store.meditations(beginning: string).map(MeditationEntity.init)
    }

    /// All of them, the newest first: what `find-meditations` looks through.
    func allEntities() async throws -> [MeditationEntity] {
        try MeditationStore().meditations().map(MeditationEntity.init)
    }

    /// The latest ones.
    func suggestedEntities() async throws -> [MeditationEntity] {
        try MeditationStore().meditations(limit: 20).map(MeditationEntity.init)
    }
}
