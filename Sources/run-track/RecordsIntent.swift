import IntentCore
import Tracking

/// Shows the person's records.
struct RecordsIntent: AppIntent {
    static let title: LocalizedStringResource = "Show your records"
    static let description = IntentDescription(
        """
        Shows your fastest 5K, 10K, half marathon and marathon (by the whole time of a run of 100 to 103 % of the distance), \
        your longest run and your best week and month, with what each one beat.
        """)
    static let intentEffects: IntentEffects = .readOnly

    func perform() async throws -> some IntentResult & ReturnsValue<[RunRecord]> {
        .result(value: RunRecord.all(of: try RunStore().amounts()))
    }
}
