import IntentCore

/// The records of a period of the calendar as one row of a summary.
package protocol PeriodSummary: TransientAppEntity, TotaledEntity, TableColumns {
    /// What the row shows.
    var total: PeriodTotal { get }

    init(_ total: PeriodTotal, called name: String)
}

extension PeriodSummary {
    /// The rows of a summary, the earliest period first.
    ///
    /// - Parameters:
    ///   - last: at most so many periods up to the last day; where neither this nor a first day is given, 12.
    ///   - until: the last day that counts; nil for today.
    /// - Throws: what the store throws.
    package static func rows(
        of store: some TrackedJournal, by period: CalendarPeriod, last: Int?, since: Day?, until: Day?
    ) throws -> [Self] {
        try store.amounts(since: since, until: until)
            .totals(by: period, last: last ?? (since == nil ? 12 : nil), since: since, until: until)
            .map { Self($0, called: period.title(from: $0.since)) }
    }

    /// What the rows add up to; nil for none.
    package static func total(of rows: [Self]) -> Self? {
        guard let first = rows.first, let last = rows.last else { return nil }
        var sum = PeriodTotal(since: first.total.since, until: last.total.until)
        for row in rows { sum.add(row.total) }
        return Self(sum, called: "Total")
    }
}

extension [JournalAmount] {
    /// The totals of the periods up to a day, today where none is given, the earliest first; weeks begin as the person
    /// prefers.
    package func totals(
        by period: CalendarPeriod, last: Int? = nil, since: Day? = nil, until: Day? = nil
    ) -> [PeriodTotal] {
        totals(
            by: period, last: last, since: since, until: until ?? Moment.now.day,
            weekStart: Preferences.current.weekStart.number)
    }
}
