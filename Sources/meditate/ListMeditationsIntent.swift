import IntentCore
import Tracking

/// Lists what was sat.
struct ListMeditationsIntent: AppIntent {
    static let title: LocalizedStringResource = "List your meditations"
    static let description = IntentDescription("Lists your meditations, the newest first.")
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(title: "First day") var since: Day?
    @Parameter(lastDay: "Last day") var until: Day?
    @Parameter(title: "Maximum number", inclusiveRange: (1, 1_000_000_000)) var limit: Int?
    @Parameter(title: "Only of this session", optionsProvider: SessionNames()) var session: String?
    @Parameter(title: "Minimum duration") var min: Duration?
    @Parameter(title: "Maximum duration") var max: Duration?
    @Parameter(title: "Only with this text in the note") var note: String?
    @Parameter(title: "Order, the newest or longest first", default: .date) var sort: MeditationOrder

    func perform() async throws -> some IntentResult & ReturnsValue<LazyList<MeditationEntity>> {
        let isLonger: @Sendable (Meditation, Meditation) -> Bool? = { $0.time == $1.time ? nil : $0.time > $1.time }
        let list = MeditationStore().list(
            since: since, until: until, limit: limit, where: filter, by: sort == .date ? nil : isLonger)
        return .result(value: list)
    }

    /// Whether a sitting is one that was asked for; nil where all are.
    private var filter: (@Sendable (Meditation) -> Bool)? {
        guard session != nil || min != nil || max != nil || note != nil else { return nil }
        let text = note.map { folded($0) }
        let name = session.map { folded($0) }
        return { [min, max] candidate in
            if let name, folded(candidate.name) != name, candidate.session.map({ folded($0) }) != name { return false }
            if let min, candidate.time < min { return false }
            if let max, candidate.time > max { return false }
            if let text { return candidate.note.map { folded($0).contains(text) } ?? false }
            return true
        }
    }
}

/// The order of a list of meditations.
enum MeditationOrder: String, AppEnum {
    case date, time

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
    static let caseDisplayRepresentations: [MeditationOrder: DisplayRepresentation] = [
        .date: "Date", .time: DisplayRepresentation(title: "Time", synonyms: ["duration"]),
    ]
}
