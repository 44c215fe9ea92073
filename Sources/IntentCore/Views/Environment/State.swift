/// A value that a view keeps. A view is shown once here, so it stays the first one.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let box: Box

    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    /// A value to begin with.
    public init(wrappedValue value: Value) { box = Box(value) }

    /// A value to begin with.
    public init(initialValue value: Value) { box = Box(value) }

    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// The value, for a view that changes it.
    public var projectedValue: Binding<Value> {
        Binding {
            box.value
        } set: {
            box.value = $0
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// No value to begin with.
    public init() { self.init(wrappedValue: nil) }
}
