import IntentCore

/// A recorded sitting, as lists, records and other actions see it.
struct MeditationEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Meditation"
    static let defaultQuery = MeditationQuery()

    let id: String
    @Property(title: "Date") var date: Moment
    @Property(title: "Session") var session: String
    @Property(title: "Time") var time: Duration
    @Property(title: "Planned") var planned: Duration
    private let title: String

    var displayRepresentation: DisplayRepresentation { "\(title)" }

    init(_ meditation: Meditation) {
        id = meditation.id
        title = meditation.title
        date = meditation.date
        session = meditation.name
        time = meditation.time
        planned = meditation.planned
    }
}

/// Finds recorded sittings.
struct MeditationQuery: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [MeditationEntity] {
        try identifiers.compactMap { try MeditationStore().meditation($0).map(MeditationEntity.init) }
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
