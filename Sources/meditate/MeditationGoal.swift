import IntentCore
import Tracking

/// How long the person means to sit in a period, and how far they are.
struct MeditationGoal: PeriodGoal {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Goal"
    static let app = Meditate.name

    typealias Store = MeditationStore

    private(set) var id = ""
    @Property(title: "Period") var period: CalendarPeriod
    @Property(title: "Goal") var goal: Duration
    @Property(title: "Done") var done: Duration
    @Property(title: "Left") var left: Duration
    @Property(title: "Days left") var daysLeft: Int
    @Property(title: "On course") var onCourse: Bool

    var displayRepresentation: DisplayRepresentation { "\(done) of \(goal) \(period.thisOne)" }

    var leftToDo: String? { left > .zero ? left.text : nil }

    init() {}

    init(_ goal: Duration, done seconds: Int, on today: DayOfPeriod) {
        id = today.period.rawValue
        period = today.period
        self.goal = goal
        done = .seconds(seconds)
        left = max(.zero, goal - done)
        daysLeft = today.daysLeft
        onCourse = today.isOnCourse(Double(seconds), of: goal.seconds)
    }

    /// Text with a unit, or a number of seconds.
    static func amount(_ json: JSONValue) -> Duration? { try? Duration.read(json: json) }
}
