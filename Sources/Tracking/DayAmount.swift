import IntentCore

/// What was done on one day of a week, in the journal's unit, as a widget's bar shows it.
package struct DayAmount: Identifiable {
    package let id: Day
    package let amount: Int

    package init(id: Day, amount: Int) {
        self.id = id
        self.amount = amount
    }

    /// `Mo`, as it stands below a bar.
    package var name: String { String(Weekday.allCases[(id.weekday - 1) % 7].rawValue.prefix(2)).capitalized }
}

extension TrackedJournal {
    /// The days of the week that a day is in, those to come included.
    package func week(of day: Day) throws -> [DayAmount] {
        let start = CalendarPeriod.week.start(of: day, weekStart: Preferences.current.weekStart.number)
        let days = (0..<7).map { Day(number: start.number + $0) }
        var amounts: [Int: Int] = [:]
        for record in try self.amounts(since: start, until: days.last) {
            amounts[record.date.day.number, default: 0] += record.amount
        }
        return days.map { DayAmount(id: $0, amount: amounts[$0.number] ?? 0) }
    }
}
