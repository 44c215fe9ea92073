/// A parameter whatever its type: what the surfaces need to fill and describe it.
package protocol AnyParameter: AnyObject, Sendable {
    static var valueType: any IntentValue.Type { get }
    var declaration: ParameterDeclaration { get }
    /// The value where there is one.
    var anyValue: (any IntentValue)? { get }

    /// Takes the value that a word means; false where the word is nothing of this kind.
    func take(word: String, match: WordMatch) async throws -> Bool
    /// Takes the value that JSON means; false where it is nothing of this kind.
    func take(json: JSONValue) async throws -> Bool
    /// Takes a value that was chosen; false where it is of another type.
    func take(value: any IntentValue) throws -> Bool
    /// Adds an element to a list.
    func add(word: String, match: WordMatch) async throws -> Bool
    /// Adds an element that was chosen to a list.
    func add(value: any IntentValue) throws -> Bool
    /// Takes over the value of the same parameter of another instance.
    func take(from other: any AnyParameter)
    /// Takes what the options provider gives where the person gave nothing.
    func takeDefaultResult() async throws
}

extension AnyParameter {
    package var type: IntentValueType { Self.valueType.intentValueType }
    /// Whether an intent cannot run without it.
    package var isRequired: Bool { !type.isOptional && !(type.isList) }
    package var isMissing: Bool { isRequired && anyValue == nil }
    /// The values that are offered: the provider's, the enum's cases or the entities that the query suggests.
    package func offers() async throws -> [Offer] {
        if let options = declaration.options { return try await options() }
        return try await IntentCore.offers(of: Self.valueType)
    }
    /// What the offered values are known by.
    package func offered() async throws -> [Choice] { try await offers().map(\.choice) }
}

extension Choice {
    init(_ value: any IntentValue) {
        switch value {
        case let entity as any AppEntity: self = entity.choice
        case let value as any AppEnum: self = value.choice
        default: self.init(title: value.intentText, subtitle: nil, otherNames: [], identifier: value.intentText)
        }
    }
}

extension IntentParameter: AnyParameter {
    package static var valueType: any IntentValue.Type { Value.self }
    package var anyValue: (any IntentValue)? {
        guard let value = current else { return nil }
        if let optional = value as? any OptionalValue { return optional.held }
        return value
    }

    package func take(word: String, match: WordMatch) async throws -> Bool {
        try take(try await Value.intentValue(word: word, match: match))
    }

    package func take(json: JSONValue) async throws -> Bool {
        try take(try await Value.intentValue(json: json))
    }

    package func take(value: any IntentValue) throws -> Bool { try take(fitted(value, to: Value.self)) }

    package func add(word: String, match: WordMatch) async throws -> Bool {
        guard let list = current as? any ListValue else { return try await take(word: word, match: match) }
        guard let added = try await Value.intentValue(word: word, match: match) else { return false }
        return try take(joined(list, added) as? Value)
    }

    package func add(value: any IntentValue) throws -> Bool {
        guard let list = current as? any ListValue, let added = fitted(value, to: Value.self) else {
            return try take(value: value)
        }
        return try take(joined(list, added) as? Value)
    }

    package func take(from other: any AnyParameter) {
        guard let other = other as? IntentParameter else { return }
        current = other.current
    }

    package func takeDefaultResult() async throws {
        guard anyValue == nil, let result = await declaration.defaultResult?() else { return }
        _ = try take(result as? Value)
    }

    private func take(_ value: Value?) throws -> Bool {
        guard let value else { return false }
        try check(value)
        current = value
        return true
    }

    private func check(_ value: any IntentValue) throws {
        switch value {
        case let optional as any OptionalValue: if let held = optional.held { try check(held) }
        case let list as any ListValue: try list.forEachElement(check)
        default: try declaration.check(value)
        }
    }
}

private func joined<List: ListValue>(_ list: List, _ added: any IntentValue) -> any IntentValue {
    (added as? List).map(list.appending) ?? list
}

/// The value as one of the type: an element alone is a list of one.
private func fitted<Value: IntentValue>(_ value: any IntentValue, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    switch type {
    case let list as any ListValue.Type: return list.holding(value) as? Value
    case let optional as any OptionalValue.Type: return fittedHeld(value, to: optional.wrappedType) as? Value
    default: return nil
    }
}

private func fittedHeld<Held: IntentValue>(_ value: any IntentValue, to type: Held.Type) -> (any IntentValue)? {
    fitted(value, to: type)
}
