import IntentCore

/// Adds up what was sat.
struct TotalTimeIntent: AppIntent {
    static let title: LocalizedStringResource = "Show your total time"
    static let description = IntentDescription("Adds up the time of your meditations.")
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(title: "First day") var since: Day?
    @Parameter(lastDay: "Last day") var until: Day?

    func perform() async throws -> some IntentResult & ReturnsValue<Duration> & ProvidesDialog {
        let total = try MeditationStore().total(since: since, until: until)
        let time = Duration.seconds(total.amount)
        return .result(value: time, dialog: "\(time) in \(counted(total.count, "meditation")).")
    }
}
