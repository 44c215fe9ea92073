import IntentCore
import Tracking

/// A run as it is recorded.
struct Run: TrackedRecord, Equatable {
    var id: String
    var date: Moment
    var distance: Distance
    /// The common run that it was, where the person named one.
    var run: CommonRun?
    /// What it took.
    var time: Duration?
    var note: String?
    /// Whether nobody said when it was, so that the time of recording stands for it.
    var isDatedByRecording = false

    /// How long a kilometre took, where the time is known.
    var pace: Pace? { time.flatMap { Pace(seconds: $0.seconds, metres: distance.metres) } }

    var title: String { "\(distance.spoken), \(date.day.title)" }
}

// The form of a run in the journal. Keys may be added, and never change their meaning.
extension Run {
    /// A run is over, whenever it is looked at.
    init?(_ record: JournalRecord, at _: Moment) { self.init(record) }

    init?(_ record: JournalRecord) {
        guard let distance = Distance(metres: record.amount) else { return nil }
        let fields = record.fields
        id = record.id
        date = record.date
        self.distance = distance
        run = fields["run"]?.string.flatMap { name in CommonRun.allCases.first { caseName(of: $0) == name } }
        time = fields["seconds"]?.double.flatMap { try? Duration.read(seconds: $0) }
        note = fields["note"]?.string.flatMap { $0.isEmpty ? nil : $0 }
        isDatedByRecording = fields["filled"] == Self.filledDate
    }

    /// The run's record, under a caller's own key or a new identifier.
    func record(under id: String?) -> JournalRecord {
        var record = JournalRecord(id: id, date: date, amount: distance.metres)
        write(to: &record)
        return record
    }

    /// Puts what the run says in the place of what its record said; keys of a later version stay.
    func write(to record: inout JournalRecord) {
        record.date = date
        record.amount = distance.metres
        record.fields["run"] = run.map { .string(caseName(of: $0)) }
        record.fields["seconds"] = time.map(\.intentJSON)
        record.fields["note"] = note.map { .string($0) }
        record.fields["filled"] = isDatedByRecording ? Self.filledDate : nil
    }

    private static let filledDate = JSONValue.string("date")
}
