import Synchronization

/// What belongs to publishers.
public enum Publishers {
    /// Sends the latest values of two publishers whenever one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output)
        /// The error of either.
        public typealias Failure = A.Failure
        let a: A
        let b: B

        /// Combines two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber to both.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let downstream = Downstream(subscriber)
            let latest = Latest<A.Output, B.Output>()
            let open = Countdown(2)
            func send() { if let a = latest.a, let b = latest.b { downstream.send((a, b)) } }
            func end(_ completion: Subscribers.Completion<Failure>) {
                if case .failure = completion { return downstream.finish(completion) }
                if open.countDown() { downstream.finish(.finished) }
            }
            a.attach(
                to: downstream,
                value: {
                    latest.a = $0
                    send()
                }, completion: end)
            b.attach(
                to: downstream,
                value: {
                    latest.b = $0
                    send()
                }, completion: end)
        }
    }

    /// Sends the first values of two publishers together, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// A pair of values.
        public typealias Output = (A.Output, B.Output)
        /// The error of either.
        public typealias Failure = A.Failure
        let a: A
        let b: B

        /// Pairs two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber to both.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let downstream = Downstream(subscriber)
            let (first, second) = (Waiting<A.Output>(), Waiting<B.Output>())
            func send() {
                if let a = first.values.first, let b = second.values.first {
                    first.values.removeFirst()
                    second.values.removeFirst()
                    downstream.send((a, b))
                }
                // What waits may still find a partner after the end of its own publisher.
                if (first.isEnded && first.values.isEmpty) || (second.isEnded && second.values.isEmpty) {
                    downstream.finish(.finished)
                }
            }
            func end(_ completion: Subscribers.Completion<Failure>, _ markEnded: () -> Void) {
                if case .failure = completion { return downstream.finish(completion) }
                markEnded()
                send()
            }
            a.attach(
                to: downstream,
                value: {
                    first.values.append($0)
                    send()
                }, completion: { end($0) { first.isEnded = true } })
            b.attach(
                to: downstream,
                value: {
                    second.values.append($0)
                    send()
                }, completion: { end($0) { second.isEnded = true } })
        }
    }

    /// Sends the values of several publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values of all.
        public typealias Output = Upstream.Output
        /// The error of any.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        /// Merges publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Merges publishers.
        public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Attaches a subscriber to all.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let downstream = Downstream(subscriber)
            guard !publishers.isEmpty else { return downstream.finish(.finished) }
            let open = Countdown(publishers.count)
            for publisher in publishers {
                publisher.attach(to: downstream, value: downstream.send) { completion in
                    if case .failure = completion { return downstream.finish(completion) }
                    if open.countDown() { downstream.finish(.finished) }
                }
            }
        }
    }
}

/// The values of two publishers.
private final class Latest<A, B> {
    var a: A?
    var b: B?
}

/// The values of a publisher that have no partner yet.
private final class Waiting<Value> {
    var values: [Value] = []
    var isEnded = false
}

extension Publisher {
    /// Sends the latest values of both whenever one of them sends.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { Publishers.CombineLatest(self, other) }

    /// Sends what a closure makes of the latest values of both.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> some Publisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Sends the latest values of all three whenever one of them sends.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> some Publisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Sends the values of both in pairs.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Sends the values of both as they come.
    public func merge<P: Publisher>(with other: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
    }
}
