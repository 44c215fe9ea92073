/// A list as a result whose elements are made one by one as they are printed, so that memory does not grow with it.
///
///     return .result(value: LazyList { give in for run in try store.runs() { try give(RunEntity(run)) } })
public struct LazyList<Element: IntentValue>: IntentValue {
    private let visit: @Sendable ((Element) throws -> Void) throws -> Void

    /// The elements of a sequence, which is gone through only when the list is shown.
    public init(_ elements: some Sequence<Element> & Sendable) {
        visit = { body in for element in elements { try body(element) } }
    }

    /// The elements that the closure gives, one by one as the list is shown; what it throws ends the list.
    public init(_ visit: @escaping @Sendable (_ give: (Element) throws -> Void) throws -> Void) { self.visit = visit }

    /// Several of the element's type.
    public static var intentValueType: IntentValueType { [Element].intentValueType }

    /// A list or one element.
    public static func intentValue(word: String, match: WordMatch) async throws -> LazyList? {
        try await [Element].intentValue(word: word, match: match).map { LazyList($0) }
    }

    /// A list or one element.
    public static func intentValue(json: JSONValue) async throws -> LazyList? {
        try await [Element].intentValue(json: json).map { LazyList($0) }
    }

    private var all: [Element] {
        var all: [Element] = []
        try? visit { all.append($0) }
        return all
    }

    /// The elements' texts, a line each.
    public var intentText: String { all.intentText }
    /// A list.
    public var intentJSON: JSONValue { all.intentJSON }
    /// A list.
    public var valueStructure: ValueStructure { ValueStructure(.list(self)) }
    /// The empty list.
    public static var emptyIntentValue: LazyList? { LazyList([]) }
}

extension LazyList: ListValue {
    package static var elementType: any IntentValue.Type { Element.self }
    package func forEachElement(_ body: (any IntentValue) throws -> Void) throws { try visit { try body($0) } }
    package func appending(_ other: LazyList) -> LazyList { LazyList(all + other.all) }
    package var count: Int { all.count }
    package static func list(of element: any IntentValue) -> LazyList? {
        (element as? Element).map { LazyList([$0]) }
    }
}
