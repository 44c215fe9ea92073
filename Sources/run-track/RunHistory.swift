import IntentCore

/// The runs of some days as numbers, for what looks back over a whole history: metres, and seconds where they are known.
struct RunHistory {
    /// In no order.
    let runs: [JournalAmount]

    init(since: Day? = nil, until: Day? = nil) throws {
        runs = try RunStore().journal.amounts(since: since, until: until, with: "seconds")
    }

    /// The totals of the periods up to today, or up to another day, the earliest first.
    func totals(
        by period: CalendarPeriod, last: Int? = nil, since: Day? = nil, until: Day? = nil
    ) -> [PeriodTotal] {
        runs.totals(
            by: period, last: last, since: since, until: until ?? Moment.now.day,
            weekStart: Preferences.current.weekStart.number)
    }
}
