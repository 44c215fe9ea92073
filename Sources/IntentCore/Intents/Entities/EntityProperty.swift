/// A property of an entity that records, columns and other actions see, as App Intents' `@Property` is.
///
///     @Property(title: "Distance") var distance: Distance
///
/// A copy of the entity shares the property's value with the original, as it does on a phone.
@propertyWrapper
public final class EntityProperty<Value: IntentValue>: IntentWrapper, @unchecked Sendable {
    /// What the property is called in a table's head; empty where its name in the source says it.
    public let title: LocalizedStringResource

    /// A property with the title that people see.
    public init(title: LocalizedStringResource) {
        self.title = title
        super.init(wrapping: ())
    }

    override var property: (any AnyEntityProperty)? { self }

    /// A property that is called by its name in the source.
    public convenience init() { self.init(title: "") }

    /// A property with a value from the start.
    public convenience init(wrappedValue: Value, title: LocalizedStringResource = "") {
        self.init(title: title)
        self.wrappedValue = wrappedValue
    }

    /// The value. To read one that is neither optional nor a list before it was set ends the program with status 70.
    public var wrappedValue: Value {
        get { current ?? emptyValue(of: Value.self, what: "the property \(title.text)") }
        set { held = HeldValue(newValue) }
    }

    /// The wrapper itself.
    public var projectedValue: EntityProperty { self }

    private var current: Value? {
        guard let held else { return nil }
        return unsafeDowncast(held, to: HeldValue<Value>.self).value
    }
}

/// A property's value, whatever its type.
package protocol AnyEntityProperty: AnyObject {
    static var valueType: any IntentValue.Type { get }
    var title: LocalizedStringResource { get }
    /// The value where there is one.
    var anyValue: (any IntentValue)? { get }
}

extension EntityProperty: AnyEntityProperty {
    package static var valueType: any IntentValue.Type { Value.self }
    package var anyValue: (any IntentValue)? { current?.intentUnwrapped }
}

extension AppEntity {
    /// The `@Property` values in the order of their declaration; nil for one without a value.
    package var properties: [(name: String, title: String, value: (any IntentValue)?)] {
        WrapperFields.of(Swift.type(of: self)).wrappers(in: self).compactMap { name, wrapper in
            guard let property = wrapper.property else { return nil }
            let value = wrapper is UnstoredEntityProperty ? wrapper.value(in: self) : property.anyValue
            return (name, property.title.text.isEmpty ? name : property.title.text, value)
        }
    }

    /// The value of a `@DeferredProperty` of that name; nil where there is none.
    ///
    /// - Throws: what the property throws.
    package func deferredValue(where isNamed: (String) -> Bool) async throws -> (any IntentValue)? {
        let wrappers = WrapperFields.of(Swift.type(of: self)).wrappers(in: self)
        guard let wrapper = wrappers.first(where: { isNamed($0.name) })?.wrapper else { return nil }
        return try await wrapper.deferredValue(in: self)
    }
}
