/// How a find command compares a property with a value.
public enum EntityComparison: String, CaseIterable, Sendable {
    case equal = "is"
    case notEqual = "is-not"
    case contains
    case beginsWith = "begins-with"
    case endsWith = "ends-with"
    case lessThan = "less-than"
    case atMost = "at-most"
    case greaterThan = "greater-than"
    case atLeast = "at-least"
    /// Both ends are included; the value is `LOW..HIGH`.
    case between

    /// The operator of that name, or of its sign or word in other languages: `>=`, `after`.
    init?(named word: String) {
        let name = folded(word)
        guard let comparison = Self.allCases.first(where: { $0.rawValue == name || $0.otherNames.contains(name) })
        else {
            return nil
        }
        self = comparison
    }

    var otherNames: [String] {
        switch self {
        case .equal: ["=", "==", "equals"]
        case .notEqual: ["!=", "not"]
        case .contains: ["has"]
        case .beginsWith: ["starts-with"]
        case .endsWith, .between: []
        case .lessThan: ["<", "before"]
        case .atMost: ["<=", "until"]
        case .greaterThan: [">", "after"]
        case .atLeast: [">=", "since"]
        }
    }

    var choice: Choice { Choice(title: rawValue, otherNames: otherNames, identifier: rawValue) }

    /// Those that make sense for a property of a type, whatever its query says.
    static func ofValues(of type: any IntentValue.Type) -> [EntityComparison] {
        if type is any ListValue.Type { return [.contains] }
        let type = withoutOptional(type)
        if type is any ListValue.Type { return [.contains] }
        if type == String.self { return [.equal, .notEqual, .contains, .beginsWith, .endsWith] }
        let isOrdered = type == Moment.self || type is any Comparable.Type
        return isOrdered && !(type is any AppEnum.Type)
            ? [.equal, .notEqual, .lessThan, .atMost, .greaterThan, .atLeast, .between] : [.equal, .notEqual]
    }
}

/// What an optional holds, or the type itself.
func withoutOptional(_ type: any IntentValue.Type) -> any IntentValue.Type {
    (type as? any OptionalValue.Type).map { withoutOptional($0.wrappedType) } ?? type
}

/// The type of a value that a property of this type is compared with: its own, or that of its elements.
func comparedType(_ type: any IntentValue.Type) -> any IntentValue.Type {
    let type = withoutOptional(type)
    return (type as? any ListValue.Type).map { withoutOptional($0.elementType) } ?? type
}
