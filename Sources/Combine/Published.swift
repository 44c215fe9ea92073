import Synchronization

/// A property of a class that tells of each change.
///
///     class SessionModel: ObservableObject {
///         @Published var sessions: [String] = []
///     }
///     let cancellable = model.$sessions.sink { print($0) }
///
/// `$sessions` sends the value at once and then each new one, before the property has it.
@propertyWrapper
public struct Published<Value> {
    private let storage: Storage

    /// The value, its subscribers, and what it is assigned from.
    final class Storage: @unchecked Sendable {
        let subscribers = SubscriberList<Value, Never>()
        let sources = Mutex<[AnyCancellable]>([])
        private let stored: Mutex<UncheckedBox<Value>>

        init(_ value: Value) { stored = Mutex(UncheckedBox(value)) }

        var value: Value { stored.withLock { $0 }.value }

        func set(_ value: Value) {
            subscribers.send(value)
            let box = UncheckedBox(value)
            stored.withLock { $0 = box }
        }
    }

    /// Creates the property with its first value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    /// Creates the property with its first value.
    public init(initialValue: Value) { storage = Storage(initialValue) }

    /// The value, in a class only.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.set(newValue) }
    }

    /// The publisher of the values.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { storage.set(newValue.storage.value) }
    }

    /// Reads the value, or sends and sets a new one.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            ObservableObjectPublisher.ofObject(object)?.send()
            object[keyPath: storageKeyPath].storage.set(newValue)
        }
    }

    /// Sends a published property's values: the present one at once, and each new one.
    public struct Publisher: Combine.Publisher {
        /// No error ends it.
        public typealias Failure = Never
        /// The property's values.
        public typealias Output = Value

        let storage: Storage

        /// Attaches a subscriber, which receives the value.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let downstream = Downstream(subscriber)
            downstream.send(storage.value)
            storage.subscribers.add(downstream)
        }
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, for as long as the property is there.
    ///
    ///     $query.map(\.count).assign(to: &$length)
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        let cancellable = sink { [weak storage] in storage?.set($0) }
        storage.sources.withLock { $0.append(cancellable) }
    }
}
