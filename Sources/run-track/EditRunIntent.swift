import IntentCore
import Tracking

/// Corrects a run.
struct EditRunIntent: AppIntent {
    static let title: LocalizedStringResource = "Correct a run"
    static let description = IntentDescription("Changes what is given and leaves the rest; undo takes it back.")

    @Parameter(title: "The run to correct", description: "The beginning of its ID, or 'last' for the newest")
    var target: RunEntity

    @Parameter(title: "The common run that it was") var run: CommonRun?
    @Parameter(title: "Distance") var distance: Distance?
    @Parameter(title: "Finish time") var time: Duration?
    @Parameter(title: "Date and time of the run") var date: Moment?
    @Parameter(title: "Note", description: "An empty one removes it") var note: String?

    func perform() async throws -> some IntentResult & ReturnsValue<RunEntity> & ProvidesDialog {
        guard run != nil || distance != nil || time != nil || date != nil || note != nil else {
            throw UsageError("there is nothing to change; give a --distance, --time, --date, --note or --run")
        }
        if let date, date.milliseconds > Moment.now.milliseconds {
            throw $date.needsValueError("A run in the future cannot be tracked")
        }
        let store = RunStore()
        let old = try store.existing(target.id)
        let new = try corrected(old)
        if new.distance != old.distance || new.time != old.time {
            try await confirmIfImprobable(
                new.distance, new.time, isBare: ($distance.isBareNumber, $time.isBareNumber))
        }
        // Decided anew under the lock: what was not given may have been changed meanwhile, and stays so.
        let edited = try store.edit(old.id) { [self] in $0 = try corrected($0) }
        return .result(value: RunEntity(edited), dialog: "Corrected: \(edited.sentence)\(store.totalSentence())")
    }

    private func corrected(_ old: Run) throws -> Run {
        var new = old
        if let length = try trackedLength(run, distance) {
            new.run = run
            new.distance = length
        }
        if let time { new.time = time }
        if let date {
            new.date = date
            new.isDatedByRecording = false
        }
        if let note { new.note = note.isEmpty ? nil : note }
        return new
    }
}

extension Run {
    /// `10 km in 50:00 (5:00 per km), 6 May 2024.`
    fileprivate var sentence: String {
        let took = time.map { time in " in \(time.text)" + (pace.map { " (\($0.text(per: .shown)))" } ?? "") }
        return "\(distance.spoken)\(took ?? ""), \(date.day.title)."
    }
}
