import IntentCore
import Tracking

/// Shows how far the person is with their goals.
struct GoalIntent: AppIntent {
    static let title: LocalizedStringResource = "Show your goals"
    static let description = IntentDescription("Shows how far you are with each of your goals, and whether on course.")
    static let intentEffects: IntentEffects = .readOnly

    func perform() async throws -> some IntentResult & ReturnsValue<[RunGoal]> & ProvidesDialog {
        let goals = try RunGoal.all()
        guard !goals.isEmpty else {
            return .result(value: [], dialog: "There is no goal; set one with run-track set-goal 30km --per week.")
        }
        return .result(value: goals, dialog: "\(goals.map(\.sentence).joined(separator: " "))")
    }
}
