import IntentCore
import Tracking

/// How far the person means to run in a period, and how far they are.
struct RunGoal: PeriodGoal {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Goal"
    static let app = RunTrack.name

    typealias Store = RunStore

    private(set) var id = ""
    @Property(title: "Period") var period: CalendarPeriod
    @Property(title: "Goal") var goal: Distance
    @Property(title: "Done") var done: DistanceSum
    @Property(title: "Left") var left: DistanceSum
    @Property(title: "Days left") var daysLeft: Int
    @Property(title: "On course") var onCourse: Bool

    var displayRepresentation: DisplayRepresentation {
        "\(DistanceUnit.shown.number(metres: done.metres)) of \(goal) \(period.thisOne)"
    }

    var leftToDo: String? { left.metres > 0 ? left.localizedStringResource.text : nil }

    init() {}

    init(_ goal: Distance, done metres: Int, on today: DayOfPeriod) {
        id = today.period.rawValue
        period = today.period
        self.goal = goal
        done = DistanceSum(metres: metres)
        left = DistanceSum(metres: goal.metres - metres)
        daysLeft = today.daysLeft
        onCourse = today.isOnCourse(Double(metres), of: Double(goal.metres))
    }

    /// Text with a unit, or a number of kilometres.
    static func amount(_ json: JSONValue) -> Distance? {
        if let word = json.string { return try? Distance.read(word) }
        return json.double.flatMap { Distance(kilometres: $0) }
    }
}
