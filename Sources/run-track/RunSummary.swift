import IntentCore

/// The runs of a period as one row.
struct RunSummary: TransientAppEntity, TotaledEntity, TableColumns {
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
    private var total = PeriodTotal(since: Day(number: 0), until: Day(number: 0))

    static let tableColumns = ["period", "runs", "distance", "time", "pace", "longest"]

    var displayRepresentation: DisplayRepresentation {
        "\(period): \(runs == 1 ? "1 run" : "\(runs) runs"), \(distance)"
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

    static func total(of rows: [RunSummary]) -> RunSummary? {
        guard let first = rows.first, let last = rows.last else { return nil }
        var sum = PeriodTotal(since: first.since, until: last.until)
        for row in rows { sum.add(row.total) }
        return RunSummary(sum, called: "Total")
    }
}
