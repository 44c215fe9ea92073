/// An object that a view around this one handed down with `environmentObject(_:)`.
///
///     @EnvironmentObject private var model: SessionModel
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates the property.
    public init() {}

    /// The object. To read it where no view handed one down ends the program with status 70, as it does on a phone.
    public var wrappedValue: ObjectType {
        guard let object = EnvironmentValues.current[ObjectKey<ObjectType>.self] else {
            programmerError("no object of type \(sourceName(of: ObjectType.self)) was given with environmentObject(_:)")
        }
        return object
    }

    /// The object, for views that change its properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

/// The key of an object of that type.
nonisolated struct ObjectKey<Object>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

nonisolated extension View {
    /// Hands an object down to the views in this one.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        nonisolated(unsafe) let object = object
        return transformEnvironment(\.self) { $0[ObjectKey<Object>.self] = object }
    }

    /// Hands an object of an `@Observable` class down to the views in this one.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        nonisolated(unsafe) let object = object
        return transformEnvironment(\.self) { $0[ObjectKey<Object>.self] = object }
    }
}

extension Environment {
    /// The object of an `@Observable` class that a view around this one handed down.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.init(\EnvironmentValues.[required: ObjectType<Value>()])
    }

    /// The object of an `@Observable` class that a view around this one handed down, if one did.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        self.init(\EnvironmentValues.[optional: ObjectType<Object>()])
    }
}

/// A type, as the argument of a subscript.
nonisolated struct ObjectType<Object>: Hashable {}

nonisolated extension EnvironmentValues {
    subscript<Object>(required type: ObjectType<Object>) -> Object {
        guard let object = self[ObjectKey<Object>.self] else {
            programmerError("no object of type \(sourceName(of: Object.self)) was given with environment(_:)")
        }
        return object
    }

    subscript<Object>(optional type: ObjectType<Object>) -> Object? { self[ObjectKey<Object>.self] }
}
