/// What one record adds to its journal's total, when that happened, and one more number of it.
///
///     for run in try runs.amounts(with: "seconds") { metres += run.amount }
package struct JournalAmount: Hashable, Sendable {
    /// When that happened which the record tells of.
    package let date: Moment
    /// The number that totals add up.
    package var amount: Int
    /// The number under the key that was asked for; nil where the record has none.
    package let number: Double?
}

extension Journal {
    /// What each record of these days adds to the total, in no order: one pass, made for sums of a whole history.
    ///
    /// - Parameter key: a further number to read from each record's line. Without one no line is read at all.
    /// - Throws: what the store throws.
    package func amounts(since: Day? = nil, until: Day? = nil, with key: String? = nil) throws -> [JournalAmount] {
        try read(for: .entries) { try $0.amounts(DayRange(since: since, until: until), with: key) } ?? []
    }
}
