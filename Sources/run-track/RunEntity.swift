import IntentCore

/// A tracked run, as lists, records and other actions see it.
struct RunEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Run"
    static let defaultQuery = RunQuery()

    let id: String
    @Property(title: "Date") var date: Moment
    @Property(title: "Run") var run: CommonRun?
    @Property(title: "Distance") var distance: Distance
    @Property(title: "Time") var time: Duration?
    @Property(title: "Pace per km") var pace: Duration?
    @Property(title: "Note") var note: String?
    private let title: String

    var displayRepresentation: DisplayRepresentation { "\(title)" }

    init(_ tracked: Run) {
        id = tracked.id
        title = tracked.title
        date = tracked.date
        run = tracked.run
        distance = tracked.distance
        time = tracked.time
        pace = tracked.pace
        note = tracked.note
    }
}

/// Finds tracked runs.
struct RunQuery: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [RunEntity] {
        try identifiers.compactMap { try RunStore().run($0).map(RunEntity.init) }
    }

    /// All of them, the newest first: what `find-runs` looks through.
    func allEntities() async throws -> [RunEntity] { try RunStore().runs().map(RunEntity.init) }

    /// The latest ones.
    func suggestedEntities() async throws -> [RunEntity] {
        try RunStore().runs(limit: 20).map(RunEntity.init)
    }
}
