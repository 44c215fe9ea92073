import IntentCore
import Tracking

/// The runs of a period as one row.
struct RunSummary: PeriodSummary {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Summary"

    private(set) var id = ""
    @Property(title: "Period") var period: String
    @Property(title: "First day") var since: Day
    @Property(title: "Last day") var until: Day
    @Property(title: "Runs") var runs: Int
    @Property(title: "Distance") var distance: DistanceSum
    @Property(title: "Time") var time: Duration?
    /// Of the runs whose time is known.
    @Property(title: "Pace per km") var pace: Pace?
    @Property(title: "Longest") var longest: DistanceSum?
    private(set) var total = PeriodTotal(since: Day(number: 0), until: Day(number: 0))

    static let tableColumns = ["period", "runs", "distance", "time", "pace", "longest"]

    var displayRepresentation: DisplayRepresentation {
        "\(period): \(counted(runs, "run")), \(distance)"
    }

    init() {}

    init(_ total: PeriodTotal, called name: String) {
        self.total = total
        id = total.since.iso8601
        period = name
        since = total.since
        until = total.until
        runs = total.count
        distance = DistanceSum(metres: total.amount)
        time = total.number > 0 ? .seconds(total.number) : nil
        pace = Pace(seconds: total.number, metres: total.numberedAmount)
        longest = total.largest > 0 ? DistanceSum(metres: total.largest) : nil
    }
}
