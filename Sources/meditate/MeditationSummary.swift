import IntentCore
import Tracking

/// The meditations of a period as one row.
struct MeditationSummary: PeriodSummary {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Summary"

    private(set) var id = ""
    @Property(title: "Period") var period: String
    @Property(title: "First day") var since: Day
    @Property(title: "Last day") var until: Day
    @Property(title: "Meditations") var meditations: Int
    @Property(title: "Time") var time: Duration
    @Property(title: "Average") var average: Duration?
    @Property(title: "Longest") var longest: Duration?
    private(set) var total = PeriodTotal(since: Day(number: 0), until: Day(number: 0))

    static let tableColumns = ["period", "meditations", "time", "average", "longest"]

    var displayRepresentation: DisplayRepresentation {
        "\(period): \(counted(meditations, "meditation")), \(time)"
    }

    init() {}

    init(_ total: PeriodTotal, called name: String) {
        self.total = total
        id = total.since.iso8601
        period = name
        since = total.since
        until = total.until
        meditations = total.count
        time = .seconds(total.amount)
        average = total.count > 0 ? .seconds(total.amount / total.count) : nil
        longest = total.largest > 0 ? .seconds(total.largest) : nil
    }
}
