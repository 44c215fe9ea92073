import IntentCore
import Tracking

/// A recorded sitting, as lists, records and other actions see it.
struct MeditationEntity: TrackedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Meditation"
    static let defaultQuery = MeditationQuery()

    let id: String
    @Property(title: "Date") var date: Moment
    @Property(title: "Session") var session: String
    @Property(title: "Time") var time: Duration
    @Property(title: "Planned") var planned: Duration
    @Property(title: "Note") var note: String?
    private let title: String

    static let tableColumns = ["id", "date", "session", "time", "planned", "note"]
    static let importantColumns = ["date", "time", "id", "session"]

    var displayRepresentation: DisplayRepresentation { "\(title)" }

    init(_ meditation: Meditation) {
        id = meditation.id
        title = meditation.title
        date = meditation.date
        session = meditation.name
        time = meditation.time
        planned = meditation.planned
        note = meditation.note
    }
}
