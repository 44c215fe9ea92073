import Synchronization

/// A type whose work can be ended early.
public protocol Cancellable {
    /// Ends the work.
    func cancel()
}

/// An owner of some work, which ends with it.
///
///     private var cancellables: Set<AnyCancellable> = []
///     $sessions.sink { … }.store(in: &cancellables)
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    // Called once, whoever calls it.
    private let action: Mutex<UncheckedBox<() -> Void>?>

    /// Calls the closure when it is canceled or released.
    public init(_ cancel: @escaping () -> Void) {
        let box = UncheckedBox(cancel)
        action = Mutex(box)
    }

    /// Cancels other work when it is canceled or released.
    public convenience init<C: Cancellable>(_ canceller: C) { self.init(canceller.cancel) }

    deinit { cancel() }

    /// Ends the work. A second call does nothing.
    public func cancel() {
        let action = action.withLock { action in
            defer { action = nil }
            return action
        }
        action?.value()
    }

    /// Whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
    /// Keeps the work alive in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(owned) }

    /// Keeps the work alive in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(owned)
    }

    private var owned: AnyCancellable { self as? AnyCancellable ?? AnyCancellable(cancel) }
}

/// A value that goes from one thread to another; whoever makes the box sees to it that one of them uses it at a time.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// The subscriptions that end together. One that is added after the end ends at once.
final class SubscriptionSlot: @unchecked Sendable {
    private let held = Mutex<Held>(Held())

    private struct Held: @unchecked Sendable {
        var subscriptions: [any Cancellable] = []
        var isCanceled = false
    }

    func add(_ subscription: any Cancellable) {
        nonisolated(unsafe) let subscription = subscription
        let isCanceled = held.withLock { held in
            if !held.isCanceled { held.subscriptions.append(subscription) }
            return held.isCanceled
        }
        if isCanceled { subscription.cancel() }
    }

    /// Ends all of them; false where that was done before.
    @discardableResult
    func cancel() -> Bool {
        let (subscriptions, isFirst) = held.withLock { held in
            defer { held = Held(isCanceled: true) }
            return (UncheckedBox(held.subscriptions), !held.isCanceled)
        }
        for subscription in subscriptions.value { subscription.cancel() }
        return isFirst
    }

    /// Ends none of them and lets them go: they ended by themselves.
    func release() -> Bool {
        held.withLock { held in
            defer { held = Held(isCanceled: true) }
            return !held.isCanceled
        }
    }

    var isCanceled: Bool { held.withLock { $0.isCanceled } }
}
