import Synchronization

/// Sends one value and ends.
public struct Just<Output>: Publisher {
    /// No error ends it.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Sends the value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let downstream = Downstream(subscriber)
        downstream.send(output)
        downstream.finish(.finished)
    }
}

/// Sends no value.
public struct Empty<Output, Failure: Error>: Publisher {
    private let completesImmediately: Bool

    /// Creates a publisher that ends at once, or never.
    public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }
    /// Creates a publisher that ends at once, or never.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Ends at once, or never.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let downstream = Downstream(subscriber)
        if completesImmediately { downstream.finish(.finished) }
    }
}

/// Ends at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher of an error.
    public init(error: Failure) { self.error = error }
    /// Creates a publisher of an error.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Sends the error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Downstream(subscriber).finish(.failure(error))
    }
}

/// Sends the one value that a closure comes to, whenever that is.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Takes the answer.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let list = SubscriberList<Output, Failure>()
    private let result = Mutex<UncheckedBox<Result<Output, Failure>>?>(nil)

    /// Runs the closure at once; its promise takes the answer.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] answer in
            let box = UncheckedBox(answer)
            let isFirst = result.withLock { result in
                defer { result = result ?? box }
                return result == nil
            }
            if isFirst { send(answer, to: list.send, list.finish) }
        }
    }

    /// The answer.
    public var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }

    /// Sends the answer, now or once it is there.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let downstream = Downstream(subscriber)
        if let answer = result.withLock({ $0 }) {
            send(answer.value, to: downstream.send, downstream.finish)
        } else {
            list.add(downstream)
        }
    }

    private func send(
        _ answer: Result<Output, Failure>, to value: (Output) -> Void, _ end: (Subscribers.Completion<Failure>) -> Void
    ) {
        switch answer {
        case .success(let output):
            value(output)
            end(.finished)
        case .failure(let error): end(.failure(error))
        }
    }
}

/// Makes a publisher when somebody subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The values of the publisher that is made.
    public typealias Output = DeferredPublisher.Output
    /// The error of the publisher that is made.
    public typealias Failure = DeferredPublisher.Failure
    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher from a closure.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Makes the publisher and attaches the subscriber to it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

extension Sequence {
    /// Sends the elements and ends.
    public var publisher: some Publisher<Element, Never> {
        Operation<Element, Never> { downstream in
            for element in self { downstream.send(element) }
            downstream.finish(.finished)
        }
    }
}

extension Optional {
    /// Sends the value, if there is one, and ends.
    public var publisher: some Publisher<Wrapped, Never> {
        Operation<Wrapped, Never> { downstream in
            if let self { downstream.send(self) }
            downstream.finish(.finished)
        }
    }
}
