import IntentCore

/// How long the person means to sit in a period, and how far they are.
struct MeditationGoal: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Goal"

    private(set) var id = ""
    @Property(title: "Period") var period: CalendarPeriod
    @Property(title: "Goal") var goal: Duration
    @Property(title: "Done") var done: Duration
    @Property(title: "Left") var left: Duration
    @Property(title: "Days left") var daysLeft: Int
    @Property(title: "On course") var onCourse: Bool

    var displayRepresentation: DisplayRepresentation { "\(done) of \(goal) \(period.thisOne)" }

    /// `1:10:00 of 2:20:00 this week: 1:10:00 left, 4 days to go, on course.`
    var sentence: String {
        let so = "\(displayRepresentation.title.text): "
        guard left > .zero else { return so + "reached." }
        let days = period == .day ? "" : daysLeft == 1 ? ", the last day" : ", \(daysLeft) days to go"
        let course = period == .day ? "" : onCourse ? ", on course" : ", behind"
        return "\(so)\(left.text) left\(days)\(course)."
    }

    init() {}

    init(_ goal: Duration, per period: CalendarPeriod, done: Duration, on day: Day, weekStart: Int) {
        let start = period.start(of: day, weekStart: weekStart)
        let end = period.next(after: start)
        id = period.rawValue
        self.period = period
        self.goal = goal
        self.done = done
        left = max(.zero, goal - done)
        daysLeft = end.number - day.number
        // The day that goes on is not yet owed.
        onCourse = done * (end.number - start.number) >= goal * (day.number - start.number)
    }
}

extension MeditationGoal {
    /// The goals that the person has, with what is done of each, the shortest period first.
    ///
    /// - Throws: `PreferencesError` where the file cannot be used, and what the store throws.
    static func all(in store: MeditationStore = MeditationStore(), at now: Moment = .now) throws -> [MeditationGoal] {
        let preferences = try Preferences.read()
        let today = now.day
        return try CalendarPeriod.allCases.compactMap { period in
            guard let goal = preferences.goal(of: Meditate.name, per: period).flatMap({ try? Duration.read(json: $0) })
            else { return nil }
            let start = period.start(of: today, weekStart: preferences.weekStart.number)
            let done = try store.total(since: start, until: today).time
            return MeditationGoal(goal, per: period, done: done, on: today, weekStart: preferences.weekStart.number)
        }
    }
}
