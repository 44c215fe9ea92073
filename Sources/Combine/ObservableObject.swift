import Synchronization

/// A class that tells before one of its published properties changes.
///
///     class SessionModel: ObservableObject {
///         @Published var sessions: [String] = []
///     }
///     model.objectWillChange.sink { print("about to change") }
public protocol ObservableObject: AnyObject {
    /// The type of `objectWillChange`.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before one of the published properties changes, and when the object says so itself.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.made(for: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// It says nothing but that.
    public typealias Output = Void
    /// No error ends it.
    public typealias Failure = Never

    private let list = SubscriberList<Void, Never>()

    /// Creates a publisher.
    public init() {}

    /// Tells the subscribers.
    public func send() { list.send(()) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        list.add(Downstream(subscriber))
    }
}

extension ObservableObjectPublisher {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    /// The publishers of the objects that were asked for one. An address may be used again, so each entry knows its object.
    private static let known = Mutex<(entries: [ObjectIdentifier: Entry], limit: Int)>(([:], 64))

    /// The publisher of an object, if it was ever asked for.
    static func ofObject(_ object: AnyObject) -> ObservableObjectPublisher? {
        let entry = known.withLock { $0.entries[ObjectIdentifier(object)] }
        return entry?.object === object ? entry?.publisher : nil
    }

    /// The publisher of an object.
    static func made(for object: AnyObject) -> ObservableObjectPublisher {
        if let publisher = ofObject(object) { return publisher }
        let entry = Entry(object: object, publisher: ObservableObjectPublisher())
        known.withLock { known in
            known.entries[ObjectIdentifier(object)] = entry
            guard known.entries.count > known.limit else { return }
            known.entries = known.entries.filter { $0.value.object != nil }
            known.limit = Swift.max(64, known.entries.count * 2)
        }
        return entry.publisher
    }
}
