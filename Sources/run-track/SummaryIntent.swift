import IntentCore
import Tracking

/// Adds up the runs of each day, week, month or year.
struct SummaryIntent: AppIntent {
    static let title: LocalizedStringResource = "Show a summary of your runs"
    static let description = IntentDescription("Adds up the runs of each day, week, month or year.")
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(title: "One row for each of these", default: .week) var by: CalendarPeriod
    @Parameter(
        title: "Number of periods", description: "12, if no first day is given", inclusiveRange: (1, 100_000))
    var last: Int?
    @Parameter(title: "First day") var since: Day?
    @Parameter(lastDay: "Last day") var until: Day?

    func perform() async throws -> some IntentResult & ReturnsValue<[RunSummary]> & ShowsSnippetView {
        let rows = try RunSummary.rows(of: RunStore(), by: by, last: last, since: since, until: until)
        let unit = DistanceUnit.shown
        let bars = PeriodBars(rows, by: by, "Distance", in: unit.symbol, color: .mint) { row in
            unit.number(metres: row.distance.metres)
        }
        return .result(value: rows, view: bars)
    }
}
