import IntentCore

/// How many days in a row there are among some days.
struct Streak: Equatable {
    /// The days in a row up to today; up to yesterday where today is not among them, for the day is not over yet.
    private(set) var current = 0
    /// The most days in a row, of several such times the latest.
    private(set) var longest = 0
    /// The last day of those; nil where there is no day at all.
    private(set) var longestEnd: Day?

    /// - Parameter days: the days, in any order and as often as they come. Those after today do not count: they are of
    ///   places where it is tomorrow.
    init(days: some Sequence<Day>, today: Day) {
        var row = 0
        var last: Day?
        for day in Set(days).filter({ $0 <= today }).sorted() {
            row = last.map { $0.number + 1 == day.number } == true ? row + 1 : 1
            last = day
            if row >= longest {
                longest = row
                longestEnd = day
            }
        }
        if let last, last.number >= today.number - 1 { current = row }
    }
}
