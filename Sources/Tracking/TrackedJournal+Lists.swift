import IntentCore

extension TrackedJournal {
    /// The entities of a list, made one by one as it is shown.
    ///
    /// - Parameters:
    ///   - isIncluded: whether a record is one that was asked for; nil where all are.
    ///   - isBefore: whether one record comes before another, nil where they are equal; without it, and of equal ones, the
    ///     newest comes first.
    package func list(
        since: Day?, until: Day?, limit: Int?, where isIncluded: (@Sendable (Record) -> Bool)?,
        by isBefore: (@Sendable (Record, Record) -> Bool?)?
    ) -> LazyList<Entity> {
        LazyList { give in
            let isPlain = isIncluded == nil && isBefore == nil
            let records = try records(since: since, until: until, limit: isPlain ? limit : nil)
                .lazy.filter { isIncluded?($0) ?? true }
            guard let isBefore else {
                for record in records.prefix(limit ?? .max) { try give(Entity(record)) }
                return
            }
            let sorted = records.enumerated().sorted { one, two in
                isBefore(one.element, two.element) ?? (one.offset < two.offset)
            }
            for (_, record) in sorted.prefix(limit ?? .max) { try give(Entity(record)) }
        }
    }
}
