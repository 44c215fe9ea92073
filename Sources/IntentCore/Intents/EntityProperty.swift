import Synchronization

/// A property of an entity that records, columns and other actions see, as App Intents' `@Property` is.
///
///     @Property(title: "Distance") var distance: Distance
@propertyWrapper
public final class EntityProperty<Value: IntentValue>: Sendable {
    /// What the property is called in a table's head.
    public let title: LocalizedStringResource
    private let value: Mutex<Value?>

    /// A property with the title that people see.
    public init(title: LocalizedStringResource) {
        self.title = title
        value = Mutex(nil)
    }

    /// A property that is called by its name in the source.
    public convenience init() { self.init(title: "") }

    /// A property with a value from the start.
    public convenience init(wrappedValue: Value, title: LocalizedStringResource) {
        self.init(title: title)
        self.wrappedValue = wrappedValue
    }

    /// The value; it is set before it is read, as any stored property is.
    public var wrappedValue: Value {
        get { value.withLock { $0 } ?? absence(of: Value.self, what: "the property \(title.text)") }
        set { value.withLock { $0 = newValue } }
    }

    /// The wrapper itself.
    public var projectedValue: EntityProperty { self }
}

/// A property's value, whatever its type.
protocol AnyEntityProperty: AnyObject {
    var title: LocalizedStringResource { get }
    var anyValue: any IntentValue { get }
    static var valueType: any IntentValue.Type { get }
}

extension EntityProperty: AnyEntityProperty {
    var anyValue: any IntentValue { wrappedValue }
    static var valueType: any IntentValue.Type { Value.self }
}

extension AppEntity {
    /// The `@Property` values in the order of their declaration.
    package var properties: [(name: String, title: String, value: any IntentValue)] {
        WrapperFields.of(Self.self).wrappers(in: self).compactMap { name, wrapper in
            (wrapper as? any AnyEntityProperty).map { (name, $0.title.text, $0.anyValue) }
        }
    }
}
