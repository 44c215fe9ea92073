/// Values to choose from, in sections, as App Intents has it.
public struct IntentItemCollection<Result: IntentValue>: ResultsCollection {
    /// What stands above the list.
    public let promptLabel: LocalizedStringResource?
    /// The sections in order.
    public let sections: [IntentItemSection<Result>]

    /// A collection of sections; an index beside the list has no place in a terminal.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.sections = sections
    }

    /// A collection of values without sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }

    /// A collection of sections that are written one below the other.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemsBuilder<IntentItemSection<Result>> sections: () -> [IntentItemSection<Result>]
    ) {
        self.init(promptLabel: promptLabel, sections: sections())
    }

    /// The values without the sections.
    public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
}

/// The collection's short name.
public typealias ItemCollection = IntentItemCollection

/// A titled part of an item collection.
public struct IntentItemSection<Result: IntentValue>: Sendable {
    /// The section's title.
    public let title: LocalizedStringResource?
    /// The section's values.
    public let items: [IntentItem<Result>]

    /// A section of items.
    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]) {
        self.title = title
        self.items = items
    }

    /// A section of values.
    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    /// A section of items that are written one below the other.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
        @IntentItemsBuilder<IntentItem<Result>> items: () -> [IntentItem<Result>]
    ) {
        self.init(title, items: items())
    }
}

/// The section's short name.
public typealias ItemSection = IntentItemSection

/// One value of an item collection.
public struct IntentItem<Result: IntentValue>: Sendable {
    /// The value.
    public let value: Result
    /// How it is shown, where that differs from the value's own representation.
    public let title: LocalizedStringResource?

    /// An item; subtitle and picture have no place in a list of lines.
    public init(
        _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
    }
}

/// Puts sections or items that are written one below the other into a list.
@resultBuilder
public enum IntentItemsBuilder<Element> {
    /// The elements of each statement, one after the other.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
    /// One element.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// Elements from a list.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    /// The elements of an `if` without `else`.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    /// The elements of an `if`.
    public static func buildEither(first part: [Element]) -> [Element] { part }
    /// The elements of an `else`.
    public static func buildEither(second part: [Element]) -> [Element] { part }
    /// The elements of a loop.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
}
