import IntentCore
import Tracking

/// Adds up the tracked runs.
struct TotalDistanceIntent: AppIntent {
    static let title: LocalizedStringResource = "Show your total distance"
    static let description = IntentDescription("Adds up your runs, in kilometres.")
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(title: "First day") var since: Day?
    @Parameter(lastDay: "Last day") var until: Day?

    func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
        let total = try RunStore().total(since: since, until: until)
        let distance = DistanceSum(metres: total.amount)
        return .result(value: distance.kilometres, dialog: "\(distance) in \(counted(total.count, "run")).")
    }
}
