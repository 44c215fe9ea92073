import IntentCore
import Tracking

/// The runs on disk.
struct RunStore: TrackedJournal {
    typealias Record = Run
    typealias Entity = RunEntity

    static let listCommand = "run-track list-runs"
    let journal = Journal("runs", amount: "metres")

    /// Records a run; it is on disk when this returns.
    ///
    /// - Parameters:
    ///   - date: when it was; nil stands for now.
    ///   - id: the caller's own key, which makes a second try harmless.
    /// - Returns: what became of it, and what all runs add up to then, where that is known already.
    /// - Throws: `TrackingError.keyIsTaken` where another run has that key, and what the store throws.
    func track(
        _ distance: Distance, run: CommonRun? = nil, time: Duration? = nil, date: Moment? = nil, note: String? = nil,
        id: String? = nil
    ) throws -> (tracked: Tracked<Run>, total: JournalTotal?) {
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
        guard let old = Run(present) else { throw keyIsTaken(present.id, differences: []) }
        let differences = old.differences(from: new)
        guard !differences.isEmpty else { return (.alreadyRecorded(old), total) }
        // Two exports of one service round differently, and the person may have changed the run since.
        guard Self.isImported(present.id) else { throw keyIsTaken(present.id, differences: differences) }
        return (.differs(old, differences), total)
    }

    /// Whether an identifier is that of a run from another tool: `import:strava:2026-11-03T07:15:02Z`.
    static func isImported(_ id: String?) -> Bool { id?.hasPrefix("import:") ?? false }

    /// With the seconds of each run whose time is known.
    func amounts(since: Day?, until: Day?) throws -> [JournalAmount] {
        try journal.amounts(since: since, until: until, with: "seconds")
    }

    /// `15 km in total.`, for the end of a sentence about what was stored. A total that cannot be had is warned of and
    /// left out: what was stored is stored.
    func totalSentence(_ known: JournalTotal?) -> String {
        do {
            return " \(DistanceUnit.shown.text(metres: (try known ?? total()).amount)) in total."
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
