import IntentCore

/// Lists what was sat.
struct ListMeditationsIntent: AppIntent {
    static let title: LocalizedStringResource = "List your meditations"
    static let description = IntentDescription("Lists your meditations, the newest first.")
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(title: "First day") var since: Day?
    @Parameter(lastDay: "Last day") var until: Day?
    @Parameter(title: "Maximum number", inclusiveRange: (1, 1_000_000_000)) var limit: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<LazyList<MeditationEntity>> {
        .result(
            value: LazyList { [since, until, limit] give in
                for meditation in try MeditationStore().meditations(since: since, until: until, limit: limit) {
                    try give(MeditationEntity(meditation))
                }
            })
    }
}
