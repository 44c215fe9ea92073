import IntentCore

/// Ends the sitting that is under way.
struct StopMeditationIntent: AppIntent {
    static let title: LocalizedStringResource = "Stop the meditation"
    static let description = IntentDescription(
        "Ends the meditation that is under way before its time; what was sat until now is what counts.")

    func perform() async throws -> some IntentResult & ReturnsValue<MeditationEntity?> & ProvidesDialog {
        let store = MeditationStore()
        guard let current = try store.underWay()?.meditation else { throw NothingToStop() }
        let time = current.elapsed(at: .now)
        guard let ended = try store.end(current.id, after: time) else {
            return .result(value: nil, dialog: "Stopped \(current.name) within a second; nothing is recorded.")
        }
        return .result(value: MeditationEntity(ended), dialog: "Stopped \(ended.name) after \(ended.time).")
    }
}

/// No sitting is under way.
private struct NothingToStop: Error, CustomLocalizedStringResourceConvertible {
    let localizedStringResource: LocalizedStringResource = "no meditation is under way; there is nothing to stop"
}
