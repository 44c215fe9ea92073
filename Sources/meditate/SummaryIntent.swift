import IntentCore

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
        let totals = try MeditationStore().times(since: since, until: until).totals(
            by: by, last: last ?? (since == nil ? 12 : nil), since: since, until: until ?? Moment.now.day,
            weekStart: Preferences.current.weekStart.number)
        let rows = totals.map { MeditationSummary($0, called: by.title(from: $0.since)) }
        return .result(value: rows, view: MeditationSummaryView(rows: rows, period: by))
    }
}
