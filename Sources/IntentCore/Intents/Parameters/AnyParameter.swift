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
    /// Throws the reason where the value that it has from its declaration is none that it takes.
    func checkDefault() throws
    /// Takes a value, or an element as a list of it alone; false where it is of another type.
    func take(value: any IntentValue) throws -> Bool
    /// Adds an element to a list; another parameter takes it.
    func add(word: String, match: WordMatch) async throws -> Bool
    /// Adds an element that was chosen to a list; another parameter takes it.
    func add(value: any IntentValue) throws -> Bool
    /// Takes over the value of the same parameter of another instance.
    func take(from other: any AnyParameter)
    /// Takes what the options provider gives where the person gave nothing.
    func takeDefaultResult() async throws
}

extension AnyParameter {
    package var type: IntentValueType { Self.valueType.intentValueType }
    /// Whether an intent cannot run without it.
    package var isRequired: Bool { !type.isOptional }
    package var isMissing: Bool { isRequired && anyValue == nil }

    /// Throws the reason where a list has too few or too many elements. It is for when all values have been taken,
    /// since a list grows by one word after the other; a list that was not given at all is missing, not too short.
    package func checkSize() throws(ValueParsingError) {
        guard let size = declaration.size, let list = anyValue?.asList else { return }
        try size.check(list.count)
    }

    /// The values that are offered: the provider's, the enum's cases or the entities that the query suggests.
    package func offers() async throws -> [OfferedValue] {
        if let provider = declaration.provider { return try await provider.offered() }
        return try await IntentCore.offers(of: Self.valueType)
    }

    /// What the offered values are known by.
    package func offered() async throws -> [Choice] { try await offers().map(\.choice) }

    /// Words that are worth offering on Tab where there is no list.
    var suggestedWords: [Choice] {
        Self.valueType.innermost.flatMap { $0 as? any SuggestingWords.Type }?.suggestedWords ?? []
    }

    /// Of an entity, what its query finds by a text that names none.
    func choicesFound(by word: String) async throws -> [Choice] {
        guard !folded(word).isEmpty else { return [] }
        if let query = declaration.provider as? any EntityStringQuery { return try await query.choicesMatching(word) }
        return try await choices(of: Self.valueType, matching: word)
    }

    private func choices(of type: any IntentValue.Type, matching word: String) async throws -> [Choice] {
        switch type {
        case let optional as any OptionalValue.Type: try await choices(of: optional.wrappedType, matching: word)
        case let list as any ListValue.Type: try await choices(of: list.elementType, matching: word)
        case let entity as any AppEntity.Type: try await entity.choicesMatching(word)
        default: []
        }
    }

    /// Whether its values are a list to choose from.
    package var isChoice: Bool {
        switch type.syntax {
        case .choices, .entity: true
        case .word, .text, .file, .flag: false
        }
    }
}

/// The values of a type that can be listed: an enum's cases, or the entities that the query suggests.
func offers(of type: any IntentValue.Type) async throws -> [OfferedValue] {
    switch type {
    case let optional as any OptionalValue.Type: try await offers(of: optional.wrappedType)
    case let list as any ListValue.Type: try await offers(of: list.elementType)
    case let entity as any AppEntity.Type: try await entity.suggestedOffers()
    case let cases as any AppEnum.Type: cases.caseOffers()
    default: []
    }
}

extension IntentValue {
    /// The type itself, or what an optional or a list of it holds.
    fileprivate static var innermost: (any IntentValue.Type)? {
        switch self {
        case let optional as any OptionalValue.Type: optional.wrappedType.innermost
        case let list as any ListValue.Type: list.elementType.innermost
        default: self
        }
    }
}

extension AppEntity {
    fileprivate static func suggestedOffers() async throws -> [OfferedValue] { try await defaultQuery.offered() }
}

extension AppEntity {
    fileprivate static func choicesMatching(_ word: String) async throws -> [Choice] {
        try await (defaultQuery as? any EntityStringQuery)?.choicesMatching(word) ?? []
    }
}

extension EntityStringQuery {
    fileprivate func choicesMatching(_ word: String) async throws -> [Choice] {
        try await entities(matching: word).items.map(\.choice)
    }
}

extension AppEnum {
    fileprivate static func caseOffers() -> [OfferedValue] {
        allCases.map { OfferedValue(value: $0, choice: $0.choice) }
    }
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
    package var anyValue: (any IntentValue)? { current?.intentUnwrapped }

    package func take(word: String, match: WordMatch) async throws -> Bool {
        try take(try await value(word: word, match: match), isBare: IntentCore.isBareNumber(word))
    }

    package func take(json: JSONValue) async throws -> Bool {
        if let word = json.word, let value = try declaration.reader?(word) { return try take(converted(value)) }
        let isBare = json.double != nil || json.string.map { IntentCore.isBareNumber($0) } == true
        return try take(try await Value.intentValue(json: json), isBare: isBare)
    }

    package func checkDefault() throws { if let value = anyValue { try check(value) } }

    package func take(value: any IntentValue) throws -> Bool { try take(converted(value)) }

    package func add(word: String, match: WordMatch) async throws -> Bool {
        try add(try await value(word: word, match: match))
    }

    package func add(value: any IntentValue) throws -> Bool { try add(converted(value)) }

    private func add(_ added: Value?) throws -> Bool {
        guard let added else { return false }
        guard let list = current?.asList, let element = added.intentUnwrapped else {
            return try take(added)
        }
        return try take(converted(joined(list, element)))
    }

    package func take(from other: any AnyParameter) {
        guard let other = other as? IntentParameter else { return }
        set(other.current, isBare: other.isBareNumber)
    }

    package func takeDefaultResult() async throws {
        guard let provider = declaration.provider, anyValue == nil else { return }
        guard let result = await provider.defaultResult() else { return }
        _ = try take(value: result)
    }

    private func take(_ value: Value?, isBare: Bool = false) throws -> Bool {
        guard let value else { return false }
        try check(value)
        set(value, isBare: isBare)
        return true
    }

    /// What the word means by the type's own reading, or the offered value that it names.
    private func value(word: String, match: WordMatch) async throws -> Value? {
        // Any word at all is a text, so the offered names come first. A provider that fails must not keep a person
        // from giving the text.
        if declaration.provider != nil, Value.ValueType.self == String.self,
            let named = try? await offeredValue(named: word, match: match)
        {
            return named
        }
        if match == .exact, let value = try declaration.reader?(word).flatMap({ converted($0) }) { return value }
        if let value = try await Value.intentValue(word: word, match: match) { return value }
        return try await offeredValue(named: word, match: match)
    }

    private func offeredValue(named word: String, match: WordMatch) async throws -> Value? {
        guard let provider = declaration.provider else { return nil }
        // An enum knows all its names by itself.
        if case .choices = type.syntax { return nil }
        let offered = try await provider.offered()
        return try uniqueMatch(named: word, match: match, among: offered, choice: \.choice).flatMap {
            converted($0.value)
        }
    }

    /// A value of the parameter's type: itself, an optional of it, a list of it alone.
    private func converted(_ value: any IntentValue) -> Value? {
        if let value = value as? Value.UnwrappedType { return Value.intentValue(unwrapped: value) }
        if let value = value as? Value { return value }
        let list = (Value.UnwrappedType.self as? any ListValue.Type)?.list(of: value)
        return (list as? Value.UnwrappedType).flatMap(Value.intentValue(unwrapped:))
    }

    private func check(_ value: any IntentValue) throws {
        switch value.valueStructure.kind {
        case .optional(let held): if let held { try check(held) }
        case .list(let list): try list.forEachElement(check)
        case .one, .preformatted: try declaration.check(value)
        }
    }
}

private func joined<List: ListValue>(_ list: List, _ added: any IntentValue) -> any IntentValue {
    (added as? List).map(list.appending) ?? list
}
