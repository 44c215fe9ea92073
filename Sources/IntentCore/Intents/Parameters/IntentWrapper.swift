import Synchronization

/// What `@Parameter` and `@Property` have in common.
///
/// A wrapper is recognised by this superclass, which costs a few instructions. To ask the runtime whether a type conforms
/// to a protocol costs a search through all conformances of the program the first time, and a start-up would ask that for
/// each parameter.
public class IntentWrapper: @unchecked Sendable {
    /// Guards the wrapper's value. A `Mutex` around the value itself would be generic, and generic code that is called
    /// for each parameter of each line of a pipe is dear.
    let lock = Mutex(())

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
