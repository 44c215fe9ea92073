/// How many elements a list parameter has, as App Intents has it: a number, or a range.
///
///     @Parameter(title: "Plants", size: IntentCollectionSize(min: 1, max: 3)) var plants: [Plant]
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
    let least: Int
    let most: Int

    /// Exactly so many.
    public init(integerLiteral value: Int) { self.init(exactly: value) }

    /// Exactly so many.
    public init(exactly count: Int) { self.init(min: count, max: count) }

    /// From so many to so many.
    public init(min: Int, max: Int) {
        least = min
        most = max
    }

    /// Throws a reason where a list of so many elements is too short or too long.
    func check(_ count: Int) throws(ValueParsingError) {
        guard count < least || count > most else { return }
        let wanted = least == most ? "\(least)" : "\(least) to \(most)"
        throw .refused(reason: "needs \(wanted) \(most == 1 ? "value" : "values"), not \(count)")
    }
}
