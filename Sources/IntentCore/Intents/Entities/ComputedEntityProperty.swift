/// A property of an entity that is read from the entity itself. Entities differ by what they store, so that all of these
/// are equal, and an encoding holds nothing of them.
public class UnstoredEntityProperty: IntentWrapper, AnyEntityProperty, Hashable, Codable, @unchecked Sendable {
    package static var valueType: any IntentValue.Type { String.self }
    package let title: LocalizedStringResource

    init(titled title: LocalizedStringResource) {
        self.title = title
        super.init(wrapping: ())
    }

    /// Reads nothing.
    public required init(from decoder: any Decoder) throws {
        title = ""
        super.init(wrapping: ())
    }

    /// Writes nothing.
    public func encode(to encoder: any Encoder) throws {}

    override var property: (any AnyEntityProperty)? { self }
    package var anyValue: (any IntentValue)? { nil }

    /// All are equal.
    public static func == (left: UnstoredEntityProperty, right: UnstoredEntityProperty) -> Bool { true }
    /// Hashes nothing.
    public func hash(into hasher: inout Hasher) {}
}

/// A property of an entity that is worked out when it is read: what `@ComputedProperty` makes.
public final class ComputedEntityProperty<Entity: AppEntity>: UnstoredEntityProperty, @unchecked Sendable {
    private let read: (Entity) -> any IntentValue

    /// A property that a closure reads.
    public init<Value: IntentValue>(title: LocalizedStringResource, _ read: @escaping (Entity) -> Value) {
        self.read = read
        super.init(titled: title)
    }

    /// Cannot be read.
    public required init(from decoder: any Decoder) throws {
        throw UsageError("A computed property is not stored.")
    }

    override func value(in entity: Any) -> (any IntentValue)? { (entity as? Entity).flatMap { read($0).held } }
}

/// A property of an entity that takes time to be read: what `@DeferredProperty` makes.
public final class DeferredEntityProperty<Entity: AppEntity>: UnstoredEntityProperty, @unchecked Sendable {
    private let read: (Entity) async throws -> any IntentValue

    /// A property that a closure reads.
    public init<Value: IntentValue>(title: LocalizedStringResource, _ read: @escaping (Entity) async throws -> Value) {
        self.read = read
        super.init(titled: title)
    }

    /// Cannot be read.
    public required init(from decoder: any Decoder) throws {
        throw UsageError("A deferred property is not stored.")
    }

    override class var isDeferred: Bool { true }
    override func deferredValue(in entity: Any) async throws -> (any IntentValue)? {
        guard let entity = entity as? Entity else { return nil }
        return try await read(entity).held
    }
}
