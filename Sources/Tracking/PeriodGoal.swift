import IntentCore

/// What the person means to do in a period of the calendar, and how far they are.
package protocol PeriodGoal: TransientAppEntity {
    /// The journal whose total counts.
    associatedtype Store: TrackedJournal
    /// How much the goal is: a distance, a duration.
    associatedtype Amount

    /// The app whose goals these are, as the preferences name it.
    static var app: String { get }

    /// A goal as the preferences have it; nil for what is none.
    static func amount(_ json: JSONValue) -> Amount?

    /// How far the person is.
    ///
    /// - Parameters:
    ///   - done: what the journal's records of the period add up to.
    ///   - today: where the period stands.
    init(_ goal: Amount, done: Int, on today: DayOfPeriod)

    /// The period.
    var period: CalendarPeriod { get }
    /// The days that are left, today included.
    var daysLeft: Int { get }
    /// Whether what should be done by now is.
    var onCourse: Bool { get }
    /// What is left to do, as people read it; nil where the goal is reached.
    var leftToDo: String? { get }
}

extension PeriodGoal {
    /// The goals that the person has, with what is done of each, the shortest period first.
    ///
    /// - Throws: `PreferencesError` where the file cannot be used, and what the store throws.
    package static func all(at now: Moment = .now) throws -> [Self] {
        let preferences = try Preferences.read()
        return try CalendarPeriod.allCases.compactMap { period in
            guard let goal = preferences.goal(of: app, per: period).flatMap(amount) else { return nil }
            let today = DayOfPeriod(now.day, in: period, weekStart: preferences.weekStart.number)
            return Self(goal, done: try Store().total(since: today.start, until: today.day).amount, on: today)
        }
    }

    /// Sets the goal for a period.
    ///
    /// - Parameter goal: the goal as the file is to have it.
    /// - Returns: how far the person is with it.
    package static func set(_ goal: String, per period: CalendarPeriod) throws -> Self? {
        try Preferences.update { $0.setGoal(.string(goal), of: app, per: period) }
        return try all().first { $0.period == period }
    }

    /// Removes the goal for a period.
    ///
    /// - Returns: what to say.
    package static func remove(per period: CalendarPeriod) throws -> String {
        let had = try Preferences.read().goal(of: app, per: period) != nil
        try Preferences.update { $0.setGoal(nil, of: app, per: period) }
        return "\(had ? "Removed the goal" : "There was no goal") per \(period.rawValue)."
    }

    /// `18 of 30 km this week: 12 km left, 4 days to go, on course.`
    package var sentence: String {
        let so = "\(displayRepresentation.title.text): "
        guard let leftToDo else { return so + "reached." }
        let days = period == .day ? "" : daysLeft == 1 ? ", the last day" : ", \(daysLeft) days to go"
        let course = period == .day ? "" : onCourse ? ", on course" : ", behind"
        return "\(so)\(leftToDo) left\(days)\(course)."
    }
}

/// Where a day stands in a period of the calendar.
package struct DayOfPeriod {
    package let day: Day
    package let period: CalendarPeriod
    /// The period's first day.
    package let start: Day
    /// The first day after it.
    private let end: Day

    /// - Parameter weekStart: the day that weeks begin with, Monday being 1.
    package init(_ day: Day, in period: CalendarPeriod, weekStart: Int) {
        self.day = day
        self.period = period
        start = period.start(of: day, weekStart: weekStart)
        end = period.next(after: start)
    }

    /// The days that are left, this one included.
    package var daysLeft: Int { end.number - day.number }

    /// Whether so much of a goal is what should be done by now. The day that goes on is not yet owed.
    package func isOnCourse(_ done: Double, of goal: Double) -> Bool {
        done * Double(end.number - start.number) >= goal * Double(day.number - start.number)
    }
}
