import Synchronization

/// A publisher that a program sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Ends the subject.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes over a subscription to another publisher; without effect.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells the subscribers that something happened.
    public func send() { send(()) }
}

extension Subject {
    /// Takes over a subscription to another publisher; without effect.
    public func send(subscription: any Subscription) {}
}

/// The subscribers of a subject, and how it ended.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
    private let state = Mutex(State())

    private struct State: @unchecked Sendable {
        var subscribers: [(id: Int, downstream: Downstream<Output, Failure>)] = []
        var nextID = 0
        var end: Subscribers.Completion<Failure>?
    }

    /// Adds a subscriber; one that comes after the end hears of it at once.
    func add(_ downstream: Downstream<Output, Failure>) {
        nonisolated(unsafe) let downstream = downstream
        let (id, end) = state.withLock { state -> (Int, Subscribers.Completion<Failure>?) in
            state.nextID += 1
            if state.end == nil { state.subscribers.append((state.nextID, downstream)) }
            return (state.nextID, state.end)
        }
        if let end { return downstream.finish(end) }
        downstream.hold(AnyCancellable { [weak self] in self?.remove(id) })
    }

    private func remove(_ id: Int) { state.withLock { $0.subscribers.removeAll { $0.id == id } } }

    func send(_ value: Output) {
        for subscriber in current.value { subscriber.downstream.send(value) }
    }

    func finish(_ end: Subscribers.Completion<Failure>) {
        let subscribers = state.withLock { state in
            defer {
                state.end = state.end ?? end
                state.subscribers = []
            }
            return UncheckedBox(state.subscribers)
        }
        for subscriber in subscribers.value { subscriber.downstream.finish(end) }
    }

    var isEnded: Bool { state.withLock { $0.end != nil } }

    private var current: UncheckedBox<[(id: Int, downstream: Downstream<Output, Failure>)]> {
        state.withLock { UncheckedBox($0.subscribers) }
    }
}

/// A subject that keeps nothing: a subscriber receives what is sent from then on.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let list = SubscriberList<Output, Failure>()

    /// Creates a subject.
    public init() {}

    /// Sends a value to the subscribers.
    public func send(_ value: Output) { list.send(value) }
    /// Ends the subject.
    public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        list.add(Downstream(subscriber))
    }
}

/// A subject with a value: a subscriber receives it at once, and each one after it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let list = SubscriberList<Output, Failure>()
    private let stored: Mutex<UncheckedBox<Output>>

    /// Creates a subject with its first value.
    public init(_ value: Output) { stored = Mutex(UncheckedBox(value)) }

    /// The latest value; to set it sends it.
    public var value: Output {
        get { stored.withLock { $0 }.value }
        set { send(newValue) }
    }

    /// Sets the value and sends it to the subscribers.
    public func send(_ value: Output) {
        guard !list.isEnded else { return }
        let box = UncheckedBox(value)
        stored.withLock { $0 = box }
        list.send(value)
    }

    /// Ends the subject.
    public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }

    /// Attaches a subscriber, which receives the value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let downstream = Downstream(subscriber)
        if !list.isEnded { downstream.send(value) }
        list.add(downstream)
    }
}
