/// An object of an `@Observable` class, for views that change its properties.
///
///     @Bindable var model: SessionModel
///     TextField("Name", text: $model.name)
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable>: DynamicProperty {
    /// The object.
    public var wrappedValue: Value

    /// Creates the property with its object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates the property with its object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The property itself.
    public var projectedValue: Bindable { self }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding {
            wrappedValue[keyPath: keyPath]
        } set: {
            wrappedValue[keyPath: keyPath] = $0
        }
    }
}
