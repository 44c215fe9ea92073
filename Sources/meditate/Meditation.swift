import IntentCore
import Tracking

/// A sitting as it is recorded.
struct Meditation: TrackedRecord, Equatable {
    var id: String
    /// When it began.
    var date: Moment
    /// What was sat; of a sitting that goes on, what has elapsed.
    var time: Duration
    var planned: Duration
    /// The session's name at that time; the session may be gone or be called otherwise by now.
    var name: String
    /// The session's identifier.
    var session: String?
    /// When it ended, where that is known.
    var end: Moment?
    var note: String?
    /// Whether nobody said when it was, so that the time of logging stands for it.
    var isDatedByLogging = false
    /// Its beginning to the millisecond, which `date` is not.
    private var began: Moment
    /// The seconds in the journal. Until the end is known they are the planned time where nobody watches over the sitting,
    /// and the least that there is where a terminal does, for that one may be killed.
    let recordedSeconds: Int

    var title: String { "\(name) \(time.text), \(date.day.title)" }

    /// When what was sat was over.
    var over: Moment { Moment(milliseconds: date.milliseconds + wholeSeconds(time) * 1000, offset: date.offset) }

    /// What is left of it at a moment; nil where it has ended.
    func remaining(at moment: Moment) -> Duration? {
        guard end == nil else { return nil }
        let remaining = planned - elapsed(at: moment)
        return remaining > .zero ? remaining : nil
    }

    /// How long it went on until a moment by the clock on the wall, and never less than nothing, should the clock have
    /// been set back.
    func elapsed(at moment: Moment) -> Duration { .milliseconds(max(0, moment.milliseconds - began.milliseconds)) }
}

// The form of a sitting in the journal:
//
//     {"v":1,"id":"…","at":"…","date":"2026-11-30T07:00:00Z","seconds":300,"name":"Breathing","session":"…","planned":300}
//
// A sitting's first line is its start. Its end is a later line with the same `id`, the real `seconds`, and `ended`. One
// that was logged afterwards has both in its first line, and `filled` where nobody said when it was. Keys may be added,
// and never change their meaning.
extension Meditation {
    /// - Parameter now: until when one that goes on is counted.
    init(_ record: JournalRecord, at now: Moment = .now) {
        let fields = record.fields
        id = record.id
        date = record.date
        recordedSeconds = record.amount
        time = .seconds(record.amount)
        planned = fields["planned"]?.double.flatMap { try? Duration.read(seconds: $0) } ?? time
        name = fields["name"]?.string ?? "Meditation"
        session = fields["session"]?.string
        note = fields["note"]?.string.flatMap { $0.isEmpty ? nil : $0 }
        isDatedByLogging = fields["filled"] == Self.filledDate
        // The start's own line was written within the second that `date` names. A later line tells nothing of it, and what
        // is counted must not be longer than what passed.
        let afterDate = record.at.milliseconds - date.milliseconds
        began = (0..<1000).contains(afterDate) ? record.at : Moment(milliseconds: date.milliseconds + 1000)
        end = fields["ended"]?.string.flatMap { try? Moment.read($0) }
        if remaining(at: now) != nil { time = .seconds(elapsed(at: now).components.seconds) }
    }

    /// Puts what a corrected sitting says in the place of what its record said; keys of a later version stay.
    func write(to record: inout JournalRecord) {
        let isMoved = record.date != date || record.amount != wholeSeconds(time)
        record.date = date
        record.amount = wholeSeconds(time)
        record.fields["planned"] = planned.intentJSON
        record.fields["name"] = .string(name)
        record.fields["session"] = session.map { .string($0) }
        record.fields["note"] = note.map { .string($0) }
        record.fields["filled"] = isDatedByLogging ? Self.filledDate : nil
        // It is over: nobody corrects one that goes on. With another date it would be taken for one that does.
        if isMoved || end == nil { record.fields["ended"] = .string(over.iso8601) }
    }

    static let filledDate = JSONValue.string("date")
}

/// A sitting's time as the journal has it: never nothing, and rounded down, since it is not longer than what passed.
func wholeSeconds(_ time: Duration) -> Int { max(1, Int(clamping: time.components.seconds)) }
