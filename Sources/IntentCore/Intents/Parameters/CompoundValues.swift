extension Optional: IntentValue where Wrapped: IntentValue {
    /// What the optional holds.
    public typealias UnwrappedType = Wrapped.UnwrappedType
    /// What the optional holds, or a list in it.
    public typealias ValueType = Wrapped.ValueType

    /// The held type, which need not be given.
    public static var intentValueType: IntentValueType {
        var type = Wrapped.intentValueType
        type.isOptional = true
        return type
    }

    /// A value of the held type.
    public static func intentValue(word: String, match: WordMatch) async throws -> Self? {
        try await Wrapped.intentValue(word: word, match: match).map(Optional.some)
    }

    /// A value of the held type; null is none.
    public static func intentValue(json: JSONValue) async throws -> Self? {
        if json == .null { return .some(nil) }
        return try await Wrapped.intentValue(json: json).map(Optional.some)
    }

    /// The held value's text, or nothing.
    public var intentText: String { self?.intentText ?? "" }
    /// The held value, or null.
    public var intentJSON: JSONValue { self?.intentJSON ?? .null }

    /// What the optional holds.
    public var intentUnwrapped: UnwrappedType? { flatMap { $0.intentUnwrapped } }
    /// An optional.
    public var valueStructure: ValueStructure { ValueStructure(.optional(map { $0 as any IntentValue })) }
    /// Nil.
    public static var emptyIntentValue: Self? { .some(nil) }
}

extension Array: IntentValue where Element: IntentValue {
    /// What the list holds.
    public typealias ValueType = Element.ValueType

    /// Several of the element's type.
    public static var intentValueType: IntentValueType {
        var type = Element.intentValueType
        type.isList = true
        type.isOptional = false
        return type
    }

    /// One element; the command line adds further ones.
    public static func intentValue(word: String, match: WordMatch) async throws -> Self? {
        try await Element.intentValue(word: word, match: match).map { [$0] }
    }

    /// A list, each element of the element's type, or one element alone.
    public static func intentValue(json: JSONValue) async throws -> Self? {
        guard case .array(let elements) = json else { return try await Element.intentValue(json: json).map { [$0] } }
        var values: [Element] = []
        for element in elements {
            guard let value = try await Element.intentValue(json: element) else { return nil }
            values.append(value)
        }
        return values
    }

    /// The elements' texts, a line each.
    public var intentText: String { map(\.intentText).joined(separator: "\n") }
    /// A list.
    public var intentJSON: JSONValue { .array(map(\.intentJSON)) }
    /// A list.
    public var valueStructure: ValueStructure { ValueStructure(.list(self)) }
    /// The empty list.
    public static var emptyIntentValue: Self? { [] }
}

/// A value that is a list, an element at a time.
package protocol ListValue: IntentValue {
    static var elementType: any IntentValue.Type { get }
    /// Hands on each element, made when it is needed.
    func forEachElement(_ body: (any IntentValue) throws -> Void) throws
    func appending(_ other: Self) -> Self
    var count: Int { get }
    /// The list of that element alone, or nil for what is no element.
    static func list(of element: any IntentValue) -> Self?
}

extension Array: ListValue where Element: IntentValue {
    package static var elementType: any IntentValue.Type { Element.self }
    package func forEachElement(_ body: (any IntentValue) throws -> Void) throws {
        for element in self { try body(element) }
    }
    package func appending(_ other: Self) -> Self { self + other }
    package static func list(of element: any IntentValue) -> Self? { (element as? Element).map { [$0] } }
}

/// An optional, whatever it holds.
package protocol OptionalValue: IntentValue {
    static var wrappedType: any IntentValue.Type { get }
}

extension Optional: OptionalValue where Wrapped: IntentValue {
    package static var wrappedType: any IntentValue.Type { Wrapped.self }
}
