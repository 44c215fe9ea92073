import IntentCore

/// The runs on disk.
struct RunStore {
    let journal = Journal("runs", amount: "metres")

    /// What became of a run that was to be tracked.
    enum Tracked {
        case recorded(Run)
        /// The same run had been recorded under its key before.
        case alreadyRecorded(Run)
        /// An imported run is there in another form, and stays as it is; the names of what differs.
        case differs(Run, [String])

        /// The run as it is stored.
        var run: Run {
            switch self {
            case .recorded(let run), .alreadyRecorded(let run), .differs(let run, _): run
            }
        }
    }

    /// Records a run; it is on disk when this returns.
    ///
    /// - Parameters:
    ///   - date: when it was; nil stands for now.
    ///   - id: the caller's own key, which makes a second try harmless.
    /// - Returns: what became of it, and what all runs add up to then, where that is known already.
    /// - Throws: `RunError.keyIsTaken` where another run has that key, and what the store throws.
    func track(
        _ distance: Distance, run: CommonRun? = nil, time: Duration? = nil, date: Moment? = nil, note: String? = nil,
        id: String? = nil
    ) throws -> (tracked: Tracked, total: JournalTotal?) {
        defer { reloadWidgets() }
        var new = Run(
            id: id ?? "", date: date ?? Moment.now.wholeSecond, distance: distance, run: run, time: time, note: note,
            isDatedByRecording: date == nil)
        // Without a caller's own key the journal need not look whether it is taken.
        let record = new.record(under: id)
        let (appended, total) = try journal.write { writer in
            (try writer.append(record, unlessPresent: id != nil), writer.knownTotal())
        }
        guard case .present(let present) = appended else {
            new.id = appended.record.id
            return (.recorded(new), total)
        }
        guard let old = Run(present) else { throw RunError.keyIsTaken(present.id) }
        let differences = old.differences(from: new)
        guard !differences.isEmpty else { return (.alreadyRecorded(old), total) }
        // Two exports of one service round differently, and the person may have changed the run since.
        guard Self.isImported(present.id) else { throw RunError.keyIsTaken(present.id) }
        return (.differs(old, differences), total)
    }

    /// Whether an identifier is that of a run from another tool: `import:strava:2026-11-03T07:15:02Z`.
    static func isImported(_ id: String?) -> Bool { id?.hasPrefix("import:") ?? false }

    /// The length of all runs in whole metres.
    func metres() throws -> Int { try journal.total().amount }

    /// How many runs there are, and their length in kilometres.
    func total(since: Day? = nil, until: Day? = nil) throws -> (count: Int, kilometres: Double) {
        let total = try journal.total(since: since, until: until)
        return (total.count, Double(total.amount) / 1000)
    }

    /// The runs of these days, newest first.
    func runs(since: Day? = nil, until: Day? = nil, limit: Int? = nil) throws -> some Sequence<Run> {
        try journal.records(since: since, until: until, limit: limit).lazy.compactMap { Run($0) }
    }

    func run(_ id: String) throws -> Run? { try journal.record(id).flatMap { Run($0) } }

    /// The run that lists show first: the newest.
    func newest() throws -> Run? { try runs(limit: 1).first { _ in true } }

    /// The runs whose identifiers begin so.
    func runs(beginning id: String) throws -> [Run] { try journal.records(beginning: id).compactMap { Run($0) } }

    /// Changes a run that is there.
    ///
    /// - Returns: the run as it is now; nil where it is not there any more.
    func edit(_ id: String, _ body: @Sendable (inout Run) throws -> Void) throws -> Run? {
        defer { reloadWidgets() }
        return try journal.write { writer in
            try writer.edit(id) { record in
                guard var run = Run(record) else { return }
                try body(&run)
                run.write(to: &record)
            }
        }.flatMap { Run($0) }
    }

    /// Removes runs, all or none.
    ///
    /// - Returns: those that were there.
    func remove(_ ids: [String]) throws -> [Run] {
        defer { reloadWidgets() }
        return try journal.write { writer in try ids.compactMap { try writer.remove($0) } }.compactMap { Run($0) }
    }

    /// `15 km in total.`, for the end of a sentence about what was stored. A total that cannot be had is warned of and
    /// left out: what was stored is stored.
    ///
    /// - Parameter known: the total, where it is known already.
    func totalSentence(_ known: JournalTotal? = nil) -> String {
        do {
            return " \(DistanceUnit.shown.text(metres: try known?.amount ?? metres())) in total."
        } catch {
            let cause = (error as? any UserFacingError)?.words ?? "\(error)"
            ProcessContext.current.warn("the total cannot be told: \(cause)")
            return ""
        }
    }

    func reloadWidgets() {
        WidgetCenter.shared.reloadTimelines(ofKind: TrackRunWidget.kind)
        ControlCenter.shared.reloadControls(ofKind: TrackRunControl.kind)
    }
}

extension Run {
    /// What the caller said otherwise. A date that was filled in both times was not said, and one that was filled in may
    /// come back in a list's record.
    fileprivate func differences(from other: Run) -> [String] {
        let isSameDate =
            isDatedByRecording && other.isDatedByRecording || date.milliseconds == other.date.milliseconds
        let same = [
            ("distance", distance == other.distance), ("time", time == other.time), ("date", isSameDate),
            ("note", note == other.note),
        ]
        return same.filter { !$0.1 }.map(\.0)
    }
}

/// Why a run cannot be tracked or found.
enum RunError: UserFacingError {
    case keyIsTaken(String)
    case noRun(String)

    var words: String {
        switch self {
        case .noRun(let id): "there is no run with the id '\(id)'; see run-track list-runs --fields id,title"
        case .keyIsTaken(let id): "another run has the id '\(id)'; give each run an id of its own"
        }
    }
    var status: ExitStatus {
        switch self {
        case .keyIsTaken: .badData
        case .noRun: .refused
        }
    }
}
