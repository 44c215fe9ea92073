import IntentCore

/// The sittings on disk.
struct MeditationStore {
    let journal = Journal("meditations", amount: "seconds")

    /// Records that a sitting has begun; it is on disk when this returns.
    ///
    /// - Parameter isWatched: whether `end` will tell what was really sat. If not, it counts its planned time from now on.
    func start(_ session: MeditationSession, planned: Duration, isWatched: Bool) throws -> Meditation {
        defer { reloadWidgets() }
        var fields: JSONObject = ["name": .string(session.name), "session": .string(session.id.entityIdentifierString)]
        fields["planned"] = planned.intentJSON
        let record = JournalRecord(
            date: Moment.now.wholeSecond, amount: isWatched ? 1 : wholeSeconds(planned), fields: fields)
        return Meditation(try journal.append(record))
    }

    /// Records what was really sat. A sitting that has ended already stays as it is, and one of less than a second is
    /// as if it had never begun.
    ///
    /// - Returns: the sitting as it is recorded now; nil where it is not.
    func end(_ id: String, after time: Duration) throws -> Meditation? {
        defer { reloadWidgets() }
        guard var record = try journal.record(id) else { return nil }
        let current = Meditation(record)
        guard current.end == nil else { return current }
        guard time >= .seconds(1) else {
            try journal.remove(record.id)
            return nil
        }
        record.amount = wholeSeconds(min(time, current.planned))
        record.fields["ended"] = .string(Moment.now.wholeSecond.iso8601)
        return Meditation(try journal.append(record))
    }

    /// The sitting that is under way, with what is left of it: of several the one that began last.
    func underWay() throws -> (meditation: Meditation, remaining: Duration)? {
        // A sitting that began before the twenty latest and still goes on is one that nobody sits.
        for meditation in try meditations(limit: 20) {
            if let remaining = meditation.remaining(at: .now) { return (meditation, remaining) }
        }
        return nil
    }

    /// The sittings of these days, newest first.
    func meditations(since: Day? = nil, until: Day? = nil, limit: Int? = nil) throws -> some Sequence<Meditation> {
        try journal.records(since: since, until: until, limit: limit).lazy.map(Meditation.init)
    }

    func meditation(_ id: String) throws -> Meditation? { try journal.record(id).map(Meditation.init) }

    /// The sittings whose identifiers begin so.
    func meditations(beginning id: String) throws -> [Meditation] {
        try journal.records(beginning: id).map(Meditation.init)
    }

    /// Changes a sitting that is there.
    ///
    /// - Returns: the sitting as it is now; nil where it is not there any more.
    func edit(_ id: String, _ body: @Sendable (inout Meditation) throws -> Void) throws -> Meditation? {
        defer { reloadWidgets() }
        return try journal.write { writer in
            try writer.edit(id) { record in
                var meditation = Meditation(record)
                try body(&meditation)
                meditation.write(to: &record)
            }
        }.map(Meditation.init)
    }

    /// Removes sittings, all or none.
    ///
    /// - Returns: those that were there.
    func remove(_ ids: [String]) throws -> [Meditation] {
        defer { reloadWidgets() }
        return try journal.write { writer in try ids.compactMap { try writer.remove($0) } }.map(Meditation.init)
    }

    /// How many sittings there are, and how long they took together.
    func total(since: Day? = nil, until: Day? = nil) throws -> (count: Int, time: Duration) {
        let total = try journal.total(since: since, until: until)
        return (total.count, .seconds(total.amount))
    }

    /// On how many days in a row there was a sitting, up to today, or up to yesterday as long as there is none today.
    func streak() throws -> Int {
        daysInARow(try meditations().lazy.map(\.date.day), upTo: Moment.now.day)
    }

    func reloadWidgets() { WidgetCenter.shared.reloadTimelines(ofKind: MeditationWidget.kind) }

    /// Rounded down: what is recorded is never longer than what passed.
    private func wholeSeconds(_ time: Duration) -> Int { max(1, Int(time.components.seconds)) }
}
