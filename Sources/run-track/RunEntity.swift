import IntentCore
import Tracking

/// A tracked run, as lists, records and other actions see it.
struct RunEntity: TrackedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Run"
    static let defaultQuery = RunQuery()

    let id: String
    @Property(title: "Date") var date: Moment
    @Property(title: "Run") var run: CommonRun?
    @Property(title: "Distance") var distance: Distance
    @Property(title: "Time") var time: Duration?
    @Property(title: "Pace per km") var pace: Pace?
    @Property(title: "Note") var note: String?
    private let title: String

    static let tableColumns = ["id", "date", "run", "distance", "time", "pace", "note"]
    static let importantColumns = ["date", "distance", "id", "time"]

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
