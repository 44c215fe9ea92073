import IntentCore
import Tracking

/// The best that the person ever did in one way, and what it beat.
struct RunRecord: TransientAppEntity, TableColumns {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Record"

    private(set) var id = ""
    @Property(title: "Record") var record: String
    @Property(title: "Distance") var distance: DistanceSum
    @Property(title: "Time") var time: Duration?
    @Property(title: "Pace per km") var pace: Pace?
    /// The day of the run, or the first day of the week or month.
    @Property(title: "Date") var date: Day
    @Property(title: "Before") var before: RecordBefore?
    @Property(title: "Distance before") var distanceBefore: DistanceSum?
    @Property(title: "Time before") var timeBefore: Duration?
    @Property(title: "Date before") var dateBefore: Day?

    /// What the record is of: a time for a race, else a distance.
    private(set) var isTimed = false

    /// The time or the distance that is the record.
    var mark: String { isTimed ? time?.text ?? "" : distance.localizedStringResource.text }

    static let tableColumns = ["record", "distance", "time", "pace", "date", "before"]

    var displayRepresentation: DisplayRepresentation {
        "\(record): \(mark), \(date.title)"
    }

    init() {}

    private init(id: String, _ record: String, _ best: Best, isTimed: Bool) {
        self.id = id
        self.record = record
        self.isTimed = isTimed
        distance = DistanceSum(metres: best.top.metres)
        date = best.top.date
        if let seconds = best.top.seconds {
            time = .seconds(seconds)
            pace = Pace(seconds: seconds, metres: best.top.metres)
        }
        guard let old = best.before else { return }
        dateBefore = old.date
        distanceBefore = DistanceSum(metres: old.metres)
        timeBefore = isTimed ? old.seconds.map { .seconds($0) } : nil
        before = RecordBefore(metres: old.metres, time: timeBefore, date: old.date)
    }
}

/// What a record beat, as a table shows it.
struct RecordBefore: IntentValue, CustomLocalizedStringResourceConvertible {
    let metres: Int
    let time: Duration?
    let date: Day

    static var intentValueType: IntentValueType { .init(name: "record", expected: "a record") }
    static func intentValue(word: String, match: WordMatch) -> RecordBefore? { nil }

    var intentText: String { "\(time?.text ?? DistanceUnit.kilometres.text(metres: metres)), \(date.title)" }
    var localizedStringResource: LocalizedStringResource {
        "\(time?.text ?? DistanceUnit.shown.text(metres: metres)), \(date.title)"
    }
}

extension RunRecord {
    /// All records, those for which there is a run.
    static func all(of history: [JournalAmount]) -> [RunRecord] {
        let runs = history.sorted { $0.date.milliseconds < $1.date.milliseconds }
        var records: [RunRecord] = []
        for race in Race.all {
            let times = runs.lazy.filter { $0.number != nil && race.lengths.contains($0.amount) }.map(Achievement.init)
            if let best = Best(times, by: { ($0.seconds ?? 0) < ($1.seconds ?? 0) }) {
                records.append(RunRecord(id: race.id, "Fastest \(race.name)", best, isTimed: true))
            }
        }
        if let longest = Best(runs.lazy.map(Achievement.init), by: { $0.metres > $1.metres }) {
            records.append(RunRecord(id: "longest", "Longest run", longest, isTimed: false))
        }
        for (period, name) in [(CalendarPeriod.week, "Best week"), (.month, "Best month")] {
            let sums = history.totals(by: period).lazy.filter { $0.count > 0 }.map(Achievement.init)
            if let best = Best(sums, by: { $0.metres > $1.metres }) {
                records.append(RunRecord(id: "best-\(period.rawValue)", name, best, isTimed: false))
            }
        }
        return records
    }

    /// A distance that races are run over.
    private struct Race {
        let id: String
        let name: String
        let metres: Int

        /// The lengths of a run whose whole time counts as a time of the race: from 100 to 103 %.
        var lengths: ClosedRange<Int> { metres...metres * 103 / 100 }

        static let all = [
            Race(id: "fastest-5k", name: "5K", metres: 5000), Race(id: "fastest-10k", name: "10K", metres: 10_000),
            // 21,097.5 m and 42,195 m.
            Race(id: "fastest-half-marathon", name: "half marathon", metres: 21_097),
            Race(id: "fastest-marathon", name: "marathon", metres: 42_195),
        ]
    }

    /// A run, or a week or month of them, that may be a record.
    private struct Achievement {
        let date: Day
        let metres: Int
        let seconds: Double?

        init(_ run: JournalAmount) {
            date = run.date.day
            metres = run.amount
            seconds = run.number
        }

        init(_ total: PeriodTotal) {
            date = total.since
            metres = total.amount
            seconds = nil
        }
    }

    /// The best of achievements in the order of time, and the best before it.
    private struct Best {
        private(set) var top: Achievement
        private(set) var before: Achievement?

        /// Nil where there is none. Of two that are equal the first stays the record.
        init?(_ achievements: some Sequence<Achievement>, by isBetter: (Achievement, Achievement) -> Bool) {
            var best: Best?
            for next in achievements {
                guard let old = best?.top else {
                    best = Best(top: next)
                    continue
                }
                if isBetter(next, old) { best = Best(top: next, before: old) }
            }
            guard let best else { return nil }
            self = best
        }

        private init(top: Achievement, before: Achievement? = nil) {
            self.top = top
            self.before = before
        }
    }
}
