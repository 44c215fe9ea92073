import IntentCore

/// Lists the tracked runs.
struct ListRunsIntent: AppIntent {
    static let title: LocalizedStringResource = "List your runs"
    static let description = IntentDescription("Lists your runs, the newest first.")
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(title: "First day") var since: Day?
    @Parameter(lastDay: "Last day") var until: Day?
    @Parameter(title: "Maximum number", inclusiveRange: (1, 1_000_000_000)) var limit: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<LazyList<RunEntity>> {
        .result(
            value: LazyList { [since, until, limit] give in
                for run in try RunStore().runs(since: since, until: until, limit: limit) { try give(RunEntity(run)) }
            })
    }
}
