import Synchronization

/// What `@Parameter` and `@Property` have in common.
///
/// A wrapper is recognised by this superclass, which costs a few instructions. To ask the runtime whether a type conforms
/// to a protocol costs a search through all conformances of the program the first time, and a start-up would ask that for
/// each parameter.
public class IntentWrapper: @unchecked Sendable {
    /// The wrapper's value, in a box: a `Mutex` around the value itself would be generic, and generic code that is called
    /// for each parameter of each line of a pipe is dear.
    private let box = Mutex<ValueBox?>(nil)

    /// What the wrapper holds; nil where it was never given a value.
    final var held: ValueBox? {
        get { box.withLock { $0 } }
        set { box.withLock { $0 = newValue } }
    }

    /// Not `init()`, which the wrappers need for themselves.
    init(wrapping: Void) {}

    /// The wrapper as a parameter, if it is one.
    var parameter: (any AnyParameter)? { nil }
    /// The wrapper as a property, if it is one.
    var property: (any AnyEntityProperty)? { nil }

    /// Whether it takes time to be read.
    class var isDeferred: Bool { false }
    /// The value of a property that is worked out from its entity.
    func value(in entity: Any) -> (any IntentValue)? { nil }
    /// The value of a property that takes time to be worked out from its entity.
    func deferredValue(in entity: Any) async throws -> (any IntentValue)? { nil }
}

/// A wrapper's value, whatever its type.
class ValueBox: @unchecked Sendable {
    /// Whether the value was given as a number without a unit, which may have been meant in another one.
    let isBareNumber: Bool

    fileprivate init(isBareNumber: Bool) { self.isBareNumber = isBareNumber }
}

/// A wrapper's value.
final class HeldValue<Value>: ValueBox, @unchecked Sendable {
    let value: Value

    init(_ value: Value, isBareNumber: Bool = false) {
        self.value = value
        super.init(isBareNumber: isBareNumber)
    }
}
