import IntentCore
import Tracking

/// Tracks a run: the common one that is named, or any distance.
struct RunIntent: AppIntent {
    static let title: LocalizedStringResource = "Track your run"

    @Parameter(
        title: "The run", inputConnectionBehavior: .connectToPreviousIntentResult,
        optionsProvider: RunOptionsProvider())
    var run: CommonRun?

    @Parameter(
        title: "Distance, if it is not one of these", inputConnectionBehavior: .connectToPreviousIntentResult)
    var distance: Distance?

    @Parameter(title: "Finish time", synonyms: ["duration"])
    var time: Duration?

    @Parameter(title: "Date and time of the run", description: "Now, if not given")
    var date: Moment?

    @Parameter(title: "Note", synonyms: ["notes"])
    var note: String?

    @Parameter(title: "An ID of your own", description: "The same run with the same ID is recorded once")
    var id: String?

    init() {}

    init(run: CommonRun) { self.run = run }

    func perform() async throws -> some IntentResult & ReturnsValue<Distance> & ProvidesDialog {
        let (length, time, id) = (try length(), time, id)
        let store = RunStore()
        if let id { try JournalRecord.checkIdentifier(id) { try store.record(id) != nil } }
        if let date, date.milliseconds > Moment.now.milliseconds {
            throw $date.needsValueError("A run in the future cannot be tracked")
        }
        let note = note.flatMap { folded($0).isEmpty ? nil : $0 }
        // What another tool recorded is as it was, and of what is recorded already it is only told.
        if !RunStore.isImported(id), try id.map({ try store.record($0) == nil }) ?? true {
            try await confirmIfImprobable(
                length, time, isBare: ($distance.isBareNumber, $time.isBareNumber))
        }
        let (tracked, total) = try store.track(length, run: run, time: time, date: date, note: note, id: id)
        return .result(value: tracked.record.distance, dialog: "\(tracked.sentence)\(store.totalSentence(total))")
    }

    /// - Throws: where there is neither a run nor a distance, or both and they differ: a listed run names both.
    private func length() throws -> Distance {
        guard let length = try trackedLength(run, distance) else { throw $run.needsValueError("Which run?") }
        return length
    }
}

/// The length that a common run, a distance or both name; nil where there is neither.
func trackedLength(_ run: CommonRun?, _ distance: Distance?) throws -> Distance? {
    guard let named = run.flatMap({ Distance(kilometres: $0.rawValue) }) else { return distance }
    guard distance == nil || distance == named else { throw UsageError("give a run or a distance, not both") }
    return named
}

extension AppIntent {
    /// Asks about what nobody runs or walks: metres taken for kilometres, or seconds for minutes.
    ///
    /// - Parameter isBare: whether the two were given as numbers without a unit.
    func confirmIfImprobable(
        _ length: Distance, _ time: Duration?, isBare: (length: Bool, time: Bool)
    ) async throws {
        // A question is read by a person wherever the answer goes.
        let isAsked = IntentContext.current.prompter != nil || DistanceUnit.isForPerson
        let (spoken, pace) = DistanceUnit.$isForPerson.withValue(isAsked) {
            (length.spoken, time.flatMap { Pace(seconds: $0.seconds, metres: length.metres)?.text(per: .shown) } ?? "")
        }
        if let time, !(90...3600).contains(time.seconds / length.kilometres) {
            try await confirmImprobable("\(spoken) in \(time.text) is \(pace)")
        } else if isBare.length, length.kilometres > 500 {
            try await confirmImprobable("this is a run of \(spoken)")
        } else if let time, isBare.time, time > .seconds(86_400) {
            try await confirmImprobable("this is a run of \(time.text)")
        }
    }
}

extension Tracked<Run> {
    fileprivate var sentence: String {
        switch self {
        case .recorded(let run):
            let took = run.time.map { time in " in \(time.text)" + (run.pace.map { " (\($0.text(per: .shown)))" } ?? "")
            }
            return "Tracked \(run.distance.spoken)\(took ?? "")."
        case .alreadyRecorded(let run): return "Already recorded: \(run.title)."
        case .differs(let run, let fields):
            return "Already there (differs: \(fields.joined(separator: ", "))): \(run.title)."
        }
    }
}
