import IntentCore
import Tracking

/// Lists the tracked runs.
struct ListRunsIntent: AppIntent {
    static let title: LocalizedStringResource = "List your runs"
    static let description = IntentDescription("Lists your runs, the newest first.")
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(title: "First day") var since: Day?
    @Parameter(lastDay: "Last day") var until: Day?
    @Parameter(title: "Maximum number", inclusiveRange: (1, 1_000_000_000)) var limit: Int?
    @Parameter(title: "Only this run") var run: CommonRun?
    @Parameter(title: "Minimum distance") var min: Distance?
    @Parameter(title: "Maximum distance") var max: Distance?
    @Parameter(title: "Only with this text in the note") var note: String?
    @Parameter(title: "Order, the newest, longest or fastest first", default: .date) var sort: RunOrder

    func perform() async throws -> some IntentResult & ReturnsValue<LazyList<RunEntity>> {
        let list = RunStore().list(
            since: since, until: until, limit: limit, where: filter, by: sort == .date ? nil : sort.isBefore)
        return .result(value: list)
    }

    /// Whether a run is one that was asked for; nil where all are.
    private var filter: (@Sendable (Run) -> Bool)? {
        guard run != nil || min != nil || max != nil || note != nil else { return nil }
        let text = note.map { folded($0) }
        return { [run, min, max] candidate in
            if let run, candidate.run != run, candidate.distance != Distance(kilometres: run.rawValue) { return false }
            if let min, candidate.distance < min { return false }
            if let max, candidate.distance > max { return false }
            if let text { return candidate.note.map { folded($0).contains(text) } ?? false }
            return true
        }
    }
}

/// The order of a list of runs.
enum RunOrder: String, AppEnum {
    case date, distance, time, pace

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
    static let caseDisplayRepresentations: [RunOrder: DisplayRepresentation] = [
        .date: "Date", .distance: "Distance", .time: "Time", .pace: "Pace",
    ]

    /// Whether one run comes before another; nil where they are equal. What has no time comes last.
    func isBefore(_ one: Run, _ two: Run) -> Bool? {
        switch self {
        case .date: nil
        case .distance: one.distance == two.distance ? nil : one.distance > two.distance
        case .time: before(one.time, two.time, by: >)
        case .pace: before(one.pace?.perKilometre, two.pace?.perKilometre, by: <)
        }
    }

    private func before(_ one: Duration?, _ two: Duration?, by isBefore: (Duration, Duration) -> Bool) -> Bool? {
        switch (one, two) {
        case (nil, nil): nil
        case (nil, _): false
        case (_, nil): true
        case (let one?, let two?): one == two ? nil : isBefore(one, two)
        }
    }
}
