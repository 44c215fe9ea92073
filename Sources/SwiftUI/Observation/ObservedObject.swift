/// An object that a view is given and reads from. A view is shown once here, so it is read as it is then.
///
///     @ObservedObject var model: SessionModel
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Creates the property with its object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Creates the property with its object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// The object, for views that change its properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Gives a binding to each property of an object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding {
                object[keyPath: keyPath]
            } set: {
                object[keyPath: keyPath] = $0
            }
        }
    }
}
