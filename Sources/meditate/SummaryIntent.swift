import IntentCore
import Tracking

/// Adds up the meditations of each day, week, month or year.
struct SummaryIntent: AppIntent {
    static let title: LocalizedStringResource = "Show a summary of your meditations"
    static let description = IntentDescription("Adds up the meditations of each day, week, month or year.")
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(title: "One row for each of these", default: .week) var by: CalendarPeriod
    @Parameter(
        title: "Number of periods", description: "12, if no first day is given", inclusiveRange: (1, 100_000))
    var last: Int?
    @Parameter(title: "First day") var since: Day?
    @Parameter(lastDay: "Last day") var until: Day?

    func perform() async throws -> some IntentResult & ReturnsValue<[MeditationSummary]> & ShowsSnippetView {
        let rows = try MeditationSummary.rows(of: MeditationStore(), by: by, last: last, since: since, until: until)
        let bars = PeriodBars(rows, by: by, "Minutes", in: "min", color: .indigo) { ($0.time.seconds / 60).rounded() }
        return .result(value: rows, view: bars)
    }
}
