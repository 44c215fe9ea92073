/// Offers the values that a parameter may be chosen from, as App Intents has it.
///
///     struct RunOptionsProvider: DynamicOptionsProvider {
///         func results() async throws -> [CommonRun] { CommonRun.allCases }
///     }
public protocol DynamicOptionsProvider<OfferedType>: Sendable {
    /// The list: an array, or an item collection with sections.
    associatedtype Result: ResultsCollection
    /// The type of the default.
    associatedtype DefaultValue: IntentValue = Result.Result
    /// What is offered, without an optional or a list around it.
    associatedtype OfferedType: IntentValue where OfferedType == DefaultValue.ValueType

    /// The values in the order they are offered.
    func results() async throws -> Result
    /// The value where the person gave none, or nil.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// Values in sections.
    public typealias ItemCollection = IntentItemCollection
    /// A section of values.
    public typealias ItemSection = IntentItemSection

    /// No default.
    public func defaultResult() async -> DefaultValue? { nil }

    /// The values in order, each with the words that it is known by.
    package func offered() async throws -> [OfferedValue] {
        try await results().sections.flatMap { section in
            section.items.map { OfferedValue(value: $0.value, choice: $0.choice, section: section.title?.text) }
        }
    }
}

/// A value that is offered.
package struct OfferedValue: Sendable {
    package let value: any IntentValue
    package let choice: Choice
    /// The title of its section in the list.
    var section: String?
}

/// A list of values to choose from: an array, or an `IntentItemCollection` with sections.
public protocol ResultsCollection: Sendable {
    /// The type of the values.
    associatedtype Result: IntentValue
    /// The values without the sections, in order.
    var items: [Result] { get }
    /// The sections with their titles.
    var sections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: IntentValue {
    /// The elements themselves.
    public var items: [Element] { self }
    /// One section without a title.
    public var sections: [IntentItemSection<Element>] { [IntentItemSection(items: map { IntentItem($0) })] }
}
