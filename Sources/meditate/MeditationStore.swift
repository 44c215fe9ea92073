import FoundationEssentials
import IntentCore
import Tracking

/// The sittings on disk.
struct MeditationStore: TrackedJournal {
    typealias Record = Meditation
    typealias Entity = MeditationEntity

    static let listCommand = "meditate list-meditations"
    let journal = Journal("meditations", amount: "seconds")

    /// Records that a sitting has begun; it is on disk when this returns.
    ///
    /// - Parameters:
    ///   - isWatched: whether `end` will tell what was really sat. If not, it ends when its planned time is over.
    ///   - other: the sitting under way that it takes the place of. Its end and this start are one change, so that undoing
    ///     it lets the other go on.
    /// - Throws: `SittingError.isUnderWay` where another sitting began meanwhile, and what the store throws.
    func start(
        _ session: MeditationSession, planned: Duration, isWatched: Bool, inPlaceOf other: Meditation? = nil
    ) throws -> Meditation {
        defer { reloadWidgets() }
        var fields: JSONObject = ["name": .string(session.name), "session": .string(session.id.entityIdentifierString)]
        fields["planned"] = planned.intentJSON
        let record = JournalRecord(
            date: Moment.now.wholeSecond, amount: isWatched ? 1 : wholeSeconds(planned), fields: fields)
        guard WriteGroup.current == nil else {
            if let other { _ = try end(other.id, after: other.elapsed(at: .now)) }
            return Meditation(try journal.append(record))
        }
        let group = WriteGroup()
        return try WriteGroup.$current.withValue(group) {
            do {
                if let other { _ = try end(other.id, after: other.elapsed(at: .now)) }
                let started = Meditation(try journal.append(record))
                // The lock is ours from the first line on, so that of two that start at once one finds the other.
                if let found = try underWay(besides: started.id) {
                    throw SittingError.isUnderWay(name: found.meditation.name, remaining: found.remaining)
                }
                try group.commit()
                return started
            } catch {
                group.abandon()
                throw error
            }
        }
    }

    /// Records a sitting that is over; it is on disk when this returns.
    ///
    /// - Parameters:
    ///   - name: the session's name, which need not be one of the person's sessions any more.
    ///   - date: when it began; nil stands for so long ago that it ended now.
    ///   - id: the caller's own key, which makes a second try harmless.
    /// - Throws: `TrackingError.keyIsTaken` where another sitting has that key, and what the store throws.
    func log(
        _ name: String, session: MeditationSession?, time: Duration, planned: Duration?, date: Moment?, note: String?,
        id: String?
    ) throws -> Tracked<Meditation> {
        defer { reloadWidgets() }
        let seconds = wholeSeconds(time)
        let now = Moment.now.wholeSecond
        let began = date ?? Moment(local: now.date.addingTimeInterval(-Double(seconds)))
        let end = min(began.milliseconds + seconds * 1000, now.milliseconds)
        var fields: JSONObject = ["name": .string(name)]
        fields["session"] = session.map { .string($0.id.entityIdentifierString) }
        fields["planned"] = (planned ?? .seconds(seconds)).intentJSON
        fields["ended"] = .string(Moment(milliseconds: end, offset: began.offset).iso8601)
        fields["note"] = note.map { .string($0) }
        fields["filled"] = date == nil ? Meditation.filledDate : nil
        let record = JournalRecord(id: id, date: began, amount: seconds, fields: fields)
        guard let id else { return .recorded(Meditation(try journal.append(record))) }
        guard case .present(let old) = try journal.appendUnlessPresent(record) else {
            return .recorded(Meditation(record))
        }
        let stored = Meditation(old)
        let differences = stored.differences(from: Meditation(record), planned: planned)
        // A list of sittings may hold one that goes on; it comes to be what it will.
        guard differences.isEmpty || stored.remaining(at: .now) != nil else {
            throw keyIsTaken(id, differences: differences)
        }
        return .alreadyRecorded(stored)
    }

    /// Records what was really sat. A sitting that has ended already stays as it is, and one of less than a second is
    /// as if it had never begun.
    ///
    /// - Returns: the sitting as it is recorded now; nil where it is not.
    func end(_ id: String, after time: Duration) throws -> Meditation? {
        defer { reloadWidgets() }
        return try journal.write { writer -> JournalRecord? in
            guard let record = try writer.record(id) else { return nil }
            let current = Meditation(record)
            guard current.end == nil else { return record }
            guard time >= .seconds(1) else {
                _ = try writer.remove(id)
                return nil
            }
            return try writer.edit(id) {
                $0.amount = wholeSeconds(min(time, current.planned))
                $0.fields["ended"] = .string(Moment.now.wholeSecond.iso8601)
            }
        }.map { Meditation($0) }
    }

    /// The sitting that is under way, with what is left of it: of several the one that began last.
    ///
    /// - Parameter id: one that does not count.
    func underWay(besides id: String? = nil) throws -> (meditation: Meditation, remaining: Duration)? {
        try allUnderWay().first { $0.meditation.id != id }
    }

    /// The sittings that are under way: one, unless another machine has one too.
    private func allUnderWay(at now: Moment = .now) throws -> [(meditation: Meditation, remaining: Duration)] {
        // What was logged since may be listed before it. A sitting that began before the twenty latest and before
        // yesterday is one that nobody sits.
        let recent = try journal.records(since: Day(number: now.day.number - 1))
        let latest = try journal.records(limit: 20)
        var seen: Set<String> = []
        return (Array(recent) + Array(latest)).compactMap { record in
            guard seen.insert(record.id).inserted else { return nil }
            let meditation = Meditation(record, at: now)
            return meditation.remaining(at: now).map { (meditation, $0) }
        }
    }

    /// Whether a sitting has ended or is not there any more; false where that cannot be read now.
    func isOver(_ id: String) -> Bool {
        do {
            return try record(id).map { $0.end != nil } ?? true
        } catch {
            return false
        }
    }

    /// How many sittings there are, and how many seconds they took together; of one that goes on, what has elapsed.
    func total(since: Day?, until: Day?) throws -> JournalTotal {
        var total = try journal.total(since: since, until: until)
        let correction = try allUnderWay().reduce(0) { sum, found in
            let day = found.meditation.date.day
            guard since.map({ $0 <= day }) ?? true, until.map({ day <= $0 }) ?? true else { return sum }
            return sum + Int(found.meditation.time.components.seconds) - found.meditation.recordedSeconds
        }
        total.amount += correction
        return total
    }

    /// When each sitting of these days began and how many seconds it took, in no order; of one that goes on, what has
    /// elapsed.
    func amounts(since: Day?, until: Day?) throws -> [JournalAmount] {
        var amounts = try journal.amounts(since: since, until: until)
        for (meditation, _) in try allUnderWay() {
            // Two that began at once and count the same are each as good as the other.
            let index = amounts.firstIndex {
                $0.date.milliseconds == meditation.date.milliseconds && $0.amount == meditation.recordedSeconds
            }
            if let index { amounts[index].amount = Int(meditation.time.components.seconds) }
        }
        return amounts
    }

    /// The days in a row with a sitting of at least a minute: up to today (or yesterday as long as there is none today), and
    /// the most that there ever were.
    func streak() throws -> Streak {
        Streak(days: try amounts().lazy.filter { $0.amount >= 60 }.map(\.date.day), today: Moment.now.day)
    }

    func reloadWidgets() {
        WidgetCenter.shared.reloadTimelines(ofKind: MeditationWidget.kind)
        ControlCenter.shared.reloadControls(ofKind: MeditationControl.kind)
    }
}

extension Meditation {
    /// What the caller said otherwise. A date that was filled in both times was not said.
    fileprivate func differences(from other: Meditation, planned: Duration?) -> [String] {
        let isSameDate =
            isDatedByLogging && other.isDatedByLogging || date.milliseconds == other.date.milliseconds
        let same = [
            ("session", folded(name) == folded(other.name)), ("duration", time == other.time), ("date", isSameDate),
            ("planned", planned == nil || self.planned == planned), ("note", note == other.note),
        ]
        return same.filter { !$0.1 }.map(\.0)
    }
}

/// Why a sitting cannot be started.
enum SittingError: UserFacingError {
    case isUnderWay(name: String, remaining: Duration)

    var words: String {
        switch self {
        case .isUnderWay(let name, let remaining):
            "\(name) is under way, with \(remaining.wholeSeconds.text) left; end it with meditate stop-meditation, "
                + "or repeat this with --yes"
        }
    }
    var status: ExitStatus { .usage }
}

extension Duration {
    /// In whole seconds, rounded up as a clock that counts down shows them.
    var wholeSeconds: Duration {
        let (seconds, attoseconds) = components
        return .seconds(seconds + (attoseconds > 0 ? 1 : 0))
    }
}
