/// The subscriber of a publisher of this module, whatever its type: what sources and operators send to. It is the
/// subscriber's subscription at the same time, and holds those of the publisher itself.
final class Downstream<Output, Failure: Error>: Subscription {
    private let value: (Output) -> Void
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private let upstream = SubscriptionSlot()

    /// Attaches the subscriber. What it cancels while it is attached is canceled for good.
    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        value = { _ = subscriber.receive($0) }
        completion = subscriber.receive(completion:)
        subscriber.receive(subscription: self)
    }

    /// Ends with the subscription.
    func hold(_ cancellable: any Cancellable) { upstream.add(cancellable) }

    func send(_ output: Output) { if !upstream.isCanceled { value(output) } }

    /// Ends the subscription, and what it stands on.
    func finish(_ end: Subscribers.Completion<Failure>) { if upstream.cancel() { completion(end) } }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { upstream.cancel() }

    var isCanceled: Bool { upstream.isCanceled }
}

extension Publisher {
    /// Hands what this publisher sends to closures, for as long as a subscriber downstream is there.
    func attach<Out, Fail: Error>(
        to downstream: Downstream<Out, Fail>, value: @escaping (Output) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: completion, receiveValue: value)
        downstream.hold(sink)
        receive(subscriber: sink)
    }
}

/// A publisher that does something for each subscriber: what sources and operators come down to.
struct Operation<Output, Failure: Error>: Publisher {
    /// Sends to the subscriber.
    let start: (Downstream<Output, Failure>) -> Void

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let downstream = Downstream(subscriber)
        if !downstream.isCanceled { start(downstream) }
    }
}
