/// A publisher whatever its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (Downstream<Output, Failure>) -> Void

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { downstream in
            publisher.attach(to: downstream, value: downstream.send, completion: downstream.finish)
        }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Operation(start: attach).receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Hides the publisher's type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
    }
}
