import IntentCore

/// A sitting as it is recorded.
struct Meditation: Equatable {
    var id: String
    /// When it began.
    var date: Moment
    /// What was sat. Until the end is known it is the planned time where nobody watches over the sitting, and the least
    /// that there is where a terminal does, for that one may be killed.
    var time: Duration
    var planned: Duration
    /// The session's name at that time; the session may be gone or be called otherwise by now.
    var name: String
    /// The session's identifier.
    var session: String?
    /// When it ended, where that is known.
    var end: Moment?
    /// When it was recorded: for one that has not ended, its beginning to the millisecond, which `date` is not.
    private var recorded: Moment

    var title: String { "\(name) \(time.text), \(date.day.title)" }

    /// What is left of it at a moment; nil where it has ended.
    func remaining(at moment: Moment) -> Duration? {
        guard end == nil else { return nil }
        let remaining = planned - elapsed(at: moment)
        return remaining > .zero ? remaining : nil
    }

    /// How long it went on until a moment by the clock on the wall, and never less than nothing, should the clock have
    /// been set back.
    func elapsed(at moment: Moment) -> Duration { .milliseconds(max(0, moment.milliseconds - recorded.milliseconds)) }
}

// The form of a sitting in the journal:
//
//     {"v":1,"id":"…","at":"…","date":"2026-11-30T07:00:00Z","seconds":300,"name":"Breathing","session":"…","planned":300}
//
// A sitting's first line is its start. Its end is a later line with the same `id`, the real `seconds`, and `ended`. Keys
// may be added, and never change their meaning.
extension Meditation {
    init(_ record: JournalRecord) {
        let fields = record.fields
        id = record.id
        date = record.date
        time = .seconds(record.amount)
        planned = fields["planned"]?.double.flatMap { try? Duration.read(seconds: $0) } ?? time
        name = fields["name"]?.string ?? "Meditation"
        session = fields["session"]?.string
        recorded = record.at
        end = fields["ended"]?.string.flatMap { try? Moment.read($0) }
    }

    /// Puts what a corrected sitting says in the place of what its record said; keys of a later version stay.
    func write(to record: inout JournalRecord) {
        record.date = date
        record.amount = Int(clamping: max(1, time.components.seconds))
        record.fields["planned"] = planned.intentJSON
        record.fields["name"] = .string(name)
        record.fields["session"] = session.map { .string($0) }
    }
}
