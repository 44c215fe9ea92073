import FoundationEssentials
import IntentCore

/// A run that was found in a file, as a record and as what `run-track` takes.
struct ImportedRun: AppEntity, Transferable, TableColumns {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Imported run"
    static let defaultQuery = ImportedRunQuery()
    static let tableColumns = ["date", "kind", "distance", "time", "note"]

    let id: String
    @Property(title: "Date") var date: Moment
    @Property(title: "Distance") var distance: Distance
    @Property(title: "Time") var time: Duration?
    /// Which clock the time is of: `moving` or `elapsed`.
    @Property(title: "Clock") var clock: String?
    @Property(title: "Note") var note: String?
    @Property(title: "Kind") var kind: String
    @Property(title: "Service") var service: String

    var displayRepresentation: DisplayRepresentation { "\(distance.description), \(date.day.title)" }

    /// In a pipe all of it is needed, since nothing else knows the run yet.
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { (run: ImportedRun) in Data(run.intentJSON.text.utf8) }
    }

    /// - Returns: nil for an activity without a date or a distance.
    init?(_ activity: Activity) {
        guard let start = activity.start, let distance = activity.distance else { return nil }
        let service = activity.service.name
        id = "import:\(service):\(Moment(milliseconds: start.milliseconds).utcISO8601)"
        date = start
        self.distance = distance
        if let seconds = activity.time?.seconds.rounded(), let time = try? Duration.read(seconds: seconds) {
            self.time = time
            clock = activity.time?.clock.rawValue
        } else {
            time = nil
            clock = nil
        }
        note = activity.name.flatMap { $0.isEmpty ? nil : $0 }
        kind = activity.kind?.name ?? "running"
        self.service = service
    }
}

extension Activity {
    /// Its length to the meter, nil where there is none.
    fileprivate var distance: Distance? {
        guard let metres, metres.isFinite, (0...1e8).contains(metres) else { return nil }
        return Distance(metres: Int(metres.rounded()))
    }
}

/// Finds nothing: what a file holds is known to `run-track` once it is recorded there.
struct ImportedRunQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [ImportedRun] { [] }
}
