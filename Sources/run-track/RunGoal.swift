import IntentCore

/// How far the person means to run in a period, and how far they are.
struct RunGoal: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Goal"

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

    /// `18 of 30 km this week: 12 km left, 4 days to go, on course.`
    var sentence: String {
        let so = "\(displayRepresentation.title.text): "
        guard left.metres > 0 else { return so + "reached." }
        let days = period == .day ? "" : daysLeft == 1 ? ", the last day" : ", \(daysLeft) days to go"
        let course = period == .day ? "" : onCourse ? ", on course" : ", behind"
        return "\(so)\(left.localizedStringResource.text) left\(days)\(course)."
    }

    init() {}

    init(_ goal: Distance, per period: CalendarPeriod, done metres: Int, on day: Day, weekStart: Int) {
        let start = period.start(of: day, weekStart: weekStart)
        let end = period.next(after: start)
        id = period.rawValue
        self.period = period
        self.goal = goal
        done = DistanceSum(metres: metres)
        left = DistanceSum(metres: goal.metres - metres)
        daysLeft = end.number - day.number
        // The day that goes on is not yet owed.
        onCourse = metres * (end.number - start.number) >= goal.metres * (day.number - start.number)
    }
}

extension RunGoal {
    /// The goals that the person has, with what is done of each, the shortest period first.
    ///
    /// - Throws: `PreferencesError` where the file cannot be used, and what the store throws.
    static func all(in store: RunStore = RunStore(), at now: Moment = .now) throws -> [RunGoal] {
        let preferences = try Preferences.read()
        let today = now.day
        return try CalendarPeriod.allCases.compactMap { period in
            guard let goal = preferences.goal(of: RunTrack.name, per: period).flatMap(distance) else { return nil }
            let start = period.start(of: today, weekStart: preferences.weekStart.number)
            let done = try store.total(since: start, until: today)
            let metres = Int((done.kilometres * 1000).rounded())
            return RunGoal(goal, per: period, done: metres, on: today, weekStart: preferences.weekStart.number)
        }
    }

    /// A goal as the file has it: text with a unit, or a number of kilometres. What is none of these is no goal.
    private static func distance(_ json: JSONValue) -> Distance? {
        if let word = json.string { return try? Distance.read(word) }
        return json.double.flatMap { Distance(kilometres: $0) }
    }
}
