import FoundationEssentials

/// A condition that an entity must meet to be found: a property, an operator and a value.
///
///     let isLong = EntityCondition<RunEntity>("distance", .atLeast, Distance(metres: 10_000))
///     runs.filter { isLong.isMet(by: $0) }
///
/// On a command line it is `--where distance at-least 10km`. Text is compared without regard to case. A day in place of a
/// moment stands for all of that day. An entity without a value for the property meets no condition but `is-not`.
public struct EntityCondition<Entity: AppEntity>: Sendable {
    /// The name of the property in the source.
    public let property: String
    /// The operator.
    public let comparison: EntityComparison
    /// One value, or both ends of a range.
    let operands: [Operand]

    /// A value as it is compared.
    enum Operand: Sendable {
        case value(any IntentValue)
        /// A whole day, and the moment at which it begins.
        case day(Day, any IntentValue)

        /// What a query's comparator takes.
        var value: any IntentValue {
            switch self {
            case .value(let value), .day(_, let value): value
            }
        }
    }

    /// A condition of one value.
    ///
    /// - Parameter value: a value of the property's type, or of its elements' type. A `Day` may stand for a moment.
    public init(_ property: String, _ comparison: EntityComparison, _ value: some IntentValue) {
        self.property = property
        self.comparison = comparison
        operands = [(value as? Day).map { .day($0, value) } ?? .value(value)]
    }

    /// Whether an entity meets the condition.
    public func isMet(by entity: Entity) -> Bool {
        isMet(by: entity.properties.first { $0.name == property }?.value)
    }

    func isMet(by value: (any IntentValue)?) -> Bool {
        guard let value = value?.held, let operand = operands.first else { return comparison == .notEqual }
        switch comparison {
        case .equal: return order(of: value, and: operand) == .same
        case .notEqual: return order(of: value, and: operand) != .same
        case .lessThan: return order(of: value, and: operand) == .less
        case .atMost: return [.less, .same].contains(order(of: value, and: operand))
        case .greaterThan: return order(of: value, and: operand) == .greater
        case .atLeast: return [.same, .greater].contains(order(of: value, and: operand))
        case .between:
            guard operands.count == 2 else { return false }
            return [.same, .greater].contains(order(of: value, and: operand))
                && [.less, .same].contains(order(of: value, and: operands[1]))
        case .contains:
            guard let list = value.asList else { return text(value).contains(text(operand.value)) }
            var isFound = false
            try? list.forEachElement { isFound = isFound || order(of: $0, and: operand) == .same }
            return isFound
        case .beginsWith: return text(value).hasPrefix(text(operand.value))
        case .endsWith: return text(value).hasSuffix(text(operand.value))
        }
    }

    private func text(_ value: any IntentValue) -> String { folded(value.intentText) }

    private func order(of value: any IntentValue, and operand: Operand) -> ValueOrder? {
        switch operand {
        case .value(let other): valueOrder(of: value, and: other)
        case .day(let day, _): calendarDay(of: value).map { $0 == day ? .same : $0 < day ? .less : .greater }
        }
    }

    private func calendarDay(of value: any IntentValue) -> Day? {
        (value as? Moment)?.day ?? (value as? Date).map { Moment(local: $0).day } ?? value as? Day
    }
}

/// How one value stands to another.
enum ValueOrder { case less, same, greater }

/// How one value stands to another of its type; nil for what has no order and is not equal.
func valueOrder(of one: any IntentValue, and other: any IntentValue) -> ValueOrder? {
    if let one = one as? String, let other = other as? String {
        let (one, other) = (folded(one), folded(other))
        return one == other ? .same : one < other ? .less : .greater
    }
    if let one = one as? Moment, let other = other as? Moment { return order(one.milliseconds, other.milliseconds) }
    if let one = one as? any Comparable & IntentValue, let order = order(one, other) { return order }
    return one.intentJSON == other.intentJSON ? .same : nil
}

private func order<Value: Comparable>(_ one: Value, _ other: Any) -> ValueOrder? {
    guard let other = other as? Value else { return nil }
    return one == other ? .same : one < other ? .less : .greater
}

// MARK: Reading

extension EntityCondition: IntentValue {
    /// Three words: a property, an operator and a value.
    public static var intentValueType: IntentValueType {
        var type = IntentValueType(
            name: "property op value", expected: "a property, an operator and a value, such as \(example)",
            syntax: .text)
        type.wordCount = 3
        type.furtherWords = { words in await EntityFind<Entity>.choices(after: words) }
        return type
    }

    private static var example: String { "'\(kebabCase(names.first ?? "title")) is VALUE'" }

    private static var names: [String] { WrapperFields.of(Entity.self).propertyTypes.map(\.name) }

    /// `distance at-least 10km`, the words with a space between them.
    public static func intentValue(word: String, match: WordMatch) async throws -> Self? {
        guard match == .exact else { return nil }
        let words = word.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard words.count == 3 else {
            throw ValueParsingError.refused(reason: "give a property, an operator and a value, such as \(example)")
        }
        let (name, type) = try property(named: words[0])
        guard let comparison = EntityComparison(named: words[1]) else {
            let known = EntityComparison.ofValues(of: type).map(\.rawValue)
            throw ValueParsingError.refused(
                reason: "there is no operator \(quoted(words[1])); choose \(listed(known))")
        }
        let values = try rangeEnds(words[2], comparison)
        var operands: [Operand] = []
        for value in values { operands.append(try await operand(value, of: comparedType(type), property: name)) }
        return Self(property: name, comparison: comparison, operands: operands)
    }

    private init(property: String, comparison: EntityComparison, operands: [Operand]) {
        self.property = property
        self.comparison = comparison
        self.operands = operands
    }

    /// The property that a word names.
    static func property(named word: String) throws(ValueParsingError) -> (name: String, type: any IntentValue.Type) {
        let properties = WrapperFields.of(Entity.self).propertyTypes
        let name = folded(word)
        guard let property = properties.first(where: { folded($0.name) == name || kebabCase($0.name) == name }) else {
            let known = properties.map { kebabCase($0.name) }
            throw .refused(
                reason: "there is no property \(quoted(word)); "
                    + (nearest(to: word, among: known).map { "did you mean \($0)?" } ?? "choose \(listed(known))"))
        }
        return property
    }

    private static func rangeEnds(
        _ word: String, _ comparison: EntityComparison
    ) throws(ValueParsingError) -> [String] {
        guard comparison == .between else { return [word] }
        // `LOW..HIGH`; a value may have single points.
        let points = zip(word.indices, word.indices.dropFirst()).first { word[$0] == "." && word[$1] == "." }
        guard let points else { throw .refused(reason: "write both ends with two points between them: LOW..HIGH") }
        return [String(word[..<points.0]), String(word[word.index(after: points.1)...])]
    }

    private static func operand(
        _ word: String, of type: any IntentValue.Type, property: String
    ) async throws -> Operand {
        guard let value = try await type.intentValue(anyMatch: word) else {
            throw ValueParsingError.refused(
                reason:
                    "\(quoted(word)) cannot be compared with \(kebabCase(property)); give \(type.intentValueType.expected)"
            )
        }
        let moment = value as? Moment ?? (value as? Date).map { Moment(local: $0) }
        // A day alone is read as its start.
        guard let moment, moment.secondOfDay == 0, let day = try? Day.read(word) else { return .value(value) }
        return .day(day, value)
    }

    /// The condition as it is written.
    public var intentText: String {
        "\(kebabCase(property)) \(comparison.rawValue) " + operands.map(\.value.intentText).joined(separator: "..")
    }
}
