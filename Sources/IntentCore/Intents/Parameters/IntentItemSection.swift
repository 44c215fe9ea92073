/// A titled part of an item collection, as App Intents has it.
public struct IntentItemSection<Result: IntentValue>: Sendable {
    /// The section's title.
    public let title: LocalizedStringResource?
    /// The section's values.
    public let items: [IntentItem<Result>]

    /// A section of items; subtitle and image have no place in a list of lines.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
    ) {
        self.title = title
        self.items = items
    }

    /// A section of items.
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title, items: items) }

    /// A section of values.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Result]
    ) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    /// A section of items that are written one below the other.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItemsBuilder<IntentItem<Result>> itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title, items: itemsBuilder())
    }
}

/// The section's short name.
public typealias ItemSection = IntentItemSection

/// One value of an item collection, as App Intents has it.
public struct IntentItem<Result: IntentValue>: Sendable {
    /// The value.
    public let value: Result
    /// How it is shown, where that differs from the value's own representation.
    public let title: LocalizedStringResource?
    let subtitle: LocalizedStringResource?

    /// An item; the image has no place in a list of lines.
    public init(
        _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
    }

    /// How it is shown, and the words that it is known by: its own title beside the value's.
    var choice: Choice {
        var choice = Choice(value)
        if let title {
            choice.otherNames.append(choice.title)
            choice.title = title.text
        }
        if let subtitle { choice.subtitle = subtitle.text }
        return choice
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
