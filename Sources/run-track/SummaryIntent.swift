import IntentCore

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
        let totals = try RunHistory(since: since, until: until).totals(
            by: by, last: last ?? (since == nil ? 12 : nil), since: since, until: until)
        let rows = totals.map { RunSummary($0, called: by.title(from: $0.since)) }
        return .result(value: rows, view: RunSummaryView(rows: rows, period: by))
    }
}
