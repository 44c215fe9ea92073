import IntentCore
import Tracking

/// Corrects a sitting.
struct EditMeditationIntent: AppIntent {
    static let title: LocalizedStringResource = "Correct a meditation"
    static let description = IntentDescription("Changes what is given and leaves the rest; undo takes it back.")

    @Parameter(title: "The meditation to correct", description: "The beginning of its ID, or 'last' for the newest")
    var target: MeditationEntity

    @Parameter(title: "The session that it was") var session: MeditationSession?
    @Parameter(title: "How long it was", synonyms: ["time"]) var duration: Duration?
    @Parameter(title: "Date and time when it began") var date: Moment?
    @Parameter(title: "Note", description: "An empty one removes it") var note: String?

    func perform() async throws -> some IntentResult & ReturnsValue<MeditationEntity> & ProvidesDialog {
        guard session != nil || duration != nil || date != nil || note != nil else {
            throw UsageError("there is nothing to change; give a --session, --duration, --date or --note")
        }
        if let date, date.milliseconds > Moment.now.milliseconds {
            throw $date.needsValueError("A meditation in the future cannot be recorded")
        }
        if let duration {
            guard duration >= .seconds(1) else { throw SessionError.isTooShort }
            try await confirmIfImprobable(duration, isBare: $duration.isBareNumber)
        }
        let store = MeditationStore()
        let edited = try store.edit(target.id) { [session, duration, date, note] meditation in
            guard meditation.remaining(at: .now) == nil else {
                throw UsageError("this meditation is still going on; end it first with meditate stop-meditation")
            }
            if let session {
                meditation.name = session.name
                meditation.session = session.id.entityIdentifierString
            }
            if let duration {
                meditation.time = .seconds(duration.components.seconds)
                meditation.planned = max(meditation.planned, meditation.time)
            }
            if let date {
                meditation.date = date
                meditation.isDatedByLogging = false
            }
            guard date == nil && duration == nil || meditation.over.milliseconds <= Moment.now.milliseconds else {
                throw UsageError(
                    "a meditation that ends in the future cannot be recorded; give another --date or --duration")
            }
            if let note { meditation.note = note.isEmpty ? nil : note }
        }
        return .result(value: MeditationEntity(edited), dialog: "Corrected: \(edited.title).")
    }
}
