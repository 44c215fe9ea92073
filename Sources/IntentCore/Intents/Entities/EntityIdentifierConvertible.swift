import FoundationEssentials

/// A type that an entity can be identified by, as App Intents has it: text, whole numbers and UUIDs are, and any type
/// of yours that says how.
public protocol EntityIdentifierConvertible: Hashable {
    /// The identifier as text.
    var entityIdentifierString: String { get }
    /// The identifier that a text means, or nil where it means none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible {
    var entityIdentifierJSON: JSONValue {
        (self as? Int).map(JSONValue.integer) ?? .string(entityIdentifierString)
    }
}

extension String: EntityIdentifierConvertible {
    /// The text itself.
    public var entityIdentifierString: String { self }
    /// The text itself.
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    /// The number in digits.
    public var entityIdentifierString: String { String(self) }
    /// The number that the digits mean.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    /// The UUID in lowercase.
    public var entityIdentifierString: String { uuidString.lowercased() }
    /// The UUID of that text.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}
