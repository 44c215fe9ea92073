/// What the records of one period of the calendar add up to.
package struct PeriodTotal: Equatable, Sendable {
    /// The first day and the last one.
    package let since: Day
    package let until: Day
    /// The number of records.
    package private(set) var count = 0
    /// The sum of their amounts.
    package private(set) var amount = 0
    /// The largest amount.
    package private(set) var largest = 0
    /// The sum of the further number, over the records that have one, and of the amounts of these.
    package private(set) var number = 0.0
    package private(set) var numberedAmount = 0

    package init(since: Day, until: Day) {
        self.since = since
        self.until = until
    }

    /// Adds a record.
    package mutating func add(_ record: JournalAmount) {
        count += 1
        // The journal's total is checked, and this is a part of it.
        amount &+= record.amount
        largest = max(largest, record.amount)
        guard let number = record.number else { return }
        self.number += number
        numberedAmount &+= record.amount
    }

    /// Adds what another period has.
    package mutating func add(_ other: PeriodTotal) {
        count += other.count
        amount &+= other.amount
        largest = max(largest, other.largest)
        number += other.number
        numberedAmount &+= other.numberedAmount
    }
}

extension [JournalAmount] {
    /// The totals of the periods up to today, the earliest first, with those between that have no record. One pass,
    /// whatever the number of periods.
    ///
    /// - Parameters:
    ///   - last: at most so many periods; nil for all since the first record.
    ///   - since: the first day that counts; nil for the day of the first record.
    ///   - until: the last day that counts.
    ///   - weekStart: the day that weeks begin with, Monday being 1.
    package func totals(
        by period: CalendarPeriod, last: Int?, since: Day?, until: Day, weekStart: Int
    ) -> [PeriodTotal] {
        let counted = filter { record in
            let day = record.date.day
            return day <= until && since.map { $0 <= day } ?? true
        }
        guard let first = since ?? counted.map(\.date.day).min(), first <= until else { return [] }
        var start = period.start(of: first, weekStart: weekStart)
        if let last {
            var earliest = period.start(of: until, weekStart: weekStart)
            for _ in 1..<Swift.max(1, last) where earliest > start {
                earliest = period.previous(before: earliest, weekStart: weekStart)
            }
            start = Swift.max(start, earliest)
        }
        var totals: [PeriodTotal] = []
        var positions: [Int: Int] = [:]
        while start <= until {
            let next = period.next(after: start)
            positions[start.number] = totals.count
            totals.append(PeriodTotal(since: start, until: Day(number: next.number - 1)))
            start = next
        }
        for record in counted {
            let start = period.start(of: record.date.day, weekStart: weekStart)
            if let position = positions[start.number] { totals[position].add(record) }
        }
        return totals
    }
}
