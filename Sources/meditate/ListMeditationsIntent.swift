import IntentCore

/// Lists what was sat.
struct ListMeditationsIntent: AppIntent {
    static let title: LocalizedStringResource = "List your meditations"
    static let description = IntentDescription("Lists your meditations, the newest first.")

    @Parameter(title: "The first day") var since: Day?
    @Parameter(title: "The last day") var until: Day?
    @Parameter(title: "How many at most", inclusiveRange: (1, 1_000_000_000)) var limit: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<LazyList<MeditationEntity>> {
        .result(
            value: LazyList { [since, until, limit] give in
                for meditation in try MeditationStore().meditations(since: since, until: until, limit: limit) {
                    try give(MeditationEntity(meditation))
                }
            })
    }
}
