/// A JSON value whose objects keep the order of their keys, so that what a person wrote comes back as they wrote it.
///
/// `JSONDecoder` is not used for it: it loses the order, takes a key twice without a word, and cannot say at which
/// line and column a file is wrong; all three are promises of ours.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number without fraction or exponent that fits `Int`.
    case integer(Int)
    /// Any other number; it is finite when it was read from text.
    case number(Double)
    /// A number with more digits than `Int` and `Double` are sure to hold, as it was written.
    case digits(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

extension JSONValue {
    /// The text of a string, or nil for another type.
    public var string: String? { if case .string(let text) = self { text } else { nil } }

    /// A number of either kind, or nil for another type.
    public var double: Double? {
        switch self {
        case .integer(let whole): Double(whole)
        case .number(let number): number
        case .digits(let digits): Double(digits)
        default: nil
        }
    }

    /// The object, or nil for another type.
    public var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

    /// What kind of value this is, as a message says it: `a number`, `text`, `a list`.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .integer, .number, .digits: "a number"
        case .string: "text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// The members of a JSON object, in order. A key stands once.
public struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The keys and values in their order.
    public private(set) var members: [(key: String, value: JSONValue)] = []

    /// An empty object.
    public init() {}

    /// An object of these members; of equal keys the last one holds.
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        for (key, value) in members { self[key] = value }
    }

    /// The value under a key; a new key goes to the end, and nil removes.
    public subscript(key: String) -> JSONValue? {
        get { members.first { $0.key == key }?.value }
        set {
            switch (members.firstIndex { $0.key == key }, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append((key, value))
            case (nil, nil): break
            }
        }
    }

    /// Adds a member whose key is known to be new.
    package mutating func append(newKey key: String, _ value: JSONValue) { members.append((key, value)) }

    /// Whether both hold the same members in the same order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.members.elementsEqual(right.members) { $0.key == $1.key && $0.value == $1.value }
    }

    /// Feeds the members, in order, to a hasher.
    public func hash(into hasher: inout Hasher) {
        for (key, value) in members {
            hasher.combine(key)
            hasher.combine(value)
        }
    }
}
