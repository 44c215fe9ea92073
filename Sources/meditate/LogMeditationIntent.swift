import IntentCore
import Tracking

/// Records a meditation of the past.
struct LogMeditationIntent: AppIntent {
    static let title: LocalizedStringResource = "Log a meditation"
    static let description = IntentDescription("Records a meditation that is over, so that it counts as the others do.")

    @Parameter(title: "Session, one of yours or any other name", optionsProvider: SessionNames())
    var session: String?

    @Parameter(
        title: "Duration, if it is not the session's own", synonyms: ["time"],
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var duration: Duration?

    @Parameter(title: "Date and time of its beginning", description: "If not given, it ended now")
    var date: Moment?

    @Parameter(title: "Note", synonyms: ["notes"])
    var note: String?

    @Parameter(title: "Planned duration, if it was cut short")
    var planned: Duration?

    @Parameter(title: "An ID of your own", description: "The same meditation with the same ID is recorded once")
    var id: String?

    func perform() async throws -> some IntentResult & ReturnsValue<MeditationEntity> & ProvidesDialog {
        let known = try knownSession()
        guard let name = known?.name ?? session else { throw $session.needsValueError("Which session?") }
        guard !folded(name).isEmpty else { throw UsageError("the session needs a name; give --session") }
        let store = MeditationStore()
        if let id { try JournalRecord.checkIdentifier(id) { try store.record(id) != nil } }
        guard let time = duration ?? known?.duration else { throw try missingDuration(name) }
        guard time >= .seconds(1) else { throw SessionError.isTooShort }
        let isNew = try id.map { try store.record($0) == nil } ?? true
        if isNew { try await confirmIfImprobable(time, isBare: $duration.isBareNumber) }
        if let date, isNew {
            let end = date.milliseconds + Int(time.components.seconds) * 1000
            guard end <= Moment.now.milliseconds else {
                throw $date.needsValueError("A meditation that ends in the future cannot be logged")
            }
        }
        let note = note.flatMap { folded($0).isEmpty ? nil : $0 }
        let logged = try store.log(
            name, session: known, time: time, planned: planned, date: date, note: note, id: id)
        let verb = if case .alreadyRecorded = logged { "Already recorded:" } else { "Logged" }
        return .result(
            value: MeditationEntity(logged.record), dialog: "\(verb) \(logged.record.title).")
    }

    /// The person's session that is meant: by its name or identifier, else by the beginning of a word of it; where none is
    /// named, the default one. Any other name is kept as it is.
    private func knownSession() throws -> MeditationSession? {
        let model = SessionModel()
        guard let session else { return try model.defaultSession() }
        let word = folded(session)
        let sessions = try model.sessions()
        return sessions.first { folded($0.name) == word } ?? sessions.first { folded($0.id.uuidString) == word }
    }

    private func missingDuration(_ name: String) throws -> any Error {
        if (try? Duration.intentValue(word: name, match: .exact)) != nil {
            return UsageError("'\(name)' is a duration; write it as --duration \(name), and name the session")
        }
        return $duration.needsValueError("How long did it take?")
    }
}

/// Offers the names of the person's sessions.
struct SessionNames: DynamicOptionsProvider {
    func results() async throws -> [String] { try SessionModel().sessions().map(\.name) }
}
