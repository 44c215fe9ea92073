import Synchronization

extension Publisher {
    /// What operators of values come down to.
    private func each<Out>(_ body: @escaping (Output, Downstream<Out, Failure>) -> Void) -> Operation<Out, Failure> {
        Operation { downstream in
            attach(to: downstream, value: { body($0, downstream) }, completion: downstream.finish)
        }
    }

    /// What operators that may fail come down to.
    private func tryEach<Out>(
        _ body: @escaping (Output, Downstream<Out, any Error>) throws -> Void
    ) -> Operation<Out, any Error> {
        Operation { downstream in
            attach(to: downstream) {
                do { try body($0, downstream) } catch { downstream.finish(.failure(error)) }
            } completion: {
                downstream.finish($0.mapError { $0 })
            }
        }
    }

    /// Changes each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
        each { $1.send(transform($0)) }
    }

    /// Sends a part of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
        each { $1.send($0[keyPath: keyPath]) }
    }

    /// Changes each value; an error ends it.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> some Publisher<T, any Error> {
        tryEach { $1.send(try transform($0)) }
    }

    /// Changes each value and leaves out nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
        each { if let value = transform($0) { $1.send(value) } }
    }

    /// Sends the values that satisfy a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        each { if isIncluded($0) { $1.send($0) } }
    }

    /// Leaves out a value that says the same as the one before it.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { downstream in
            var last: Output?
            attach(
                to: downstream,
                value: { value in
                    if let last, predicate(last, value) { return }
                    last = value
                    downstream.send(value)
                }, completion: downstream.finish)
        }
    }

    /// Combines each value with what came of those before it.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        Operation<T, Failure> { downstream in
            var result = initialResult
            attach(
                to: downstream,
                value: {
                    result = nextPartialResult(result, $0)
                    downstream.send(result)
                }, completion: downstream.finish)
        }
    }

    /// Combines all values, and sends what came of it at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        Operation<T, Failure> { downstream in
            var result = initialResult
            attach(to: downstream) {
                result = nextPartialResult(result, $0)
            } completion: {
                if case .finished = $0 { downstream.send(result) }
                downstream.finish($0)
            }
        }
    }

    /// Sends all values as one list at the end.
    public func collect() -> some Publisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { downstream in
            var left = count
            attach(
                to: downstream,
                value: {
                    if left > 0 { left -= 1 } else { downstream.send($0) }
                }, completion: downstream.finish)
        }
    }

    /// Sends the first values and ends.
    public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { downstream in
            guard maxLength > 0 else { return downstream.finish(.finished) }
            var left = maxLength
            attach(
                to: downstream,
                value: {
                    left -= 1
                    if left >= 0 { downstream.send($0) }
                    if left <= 0 { downstream.finish(.finished) }
                }, completion: downstream.finish)
        }
    }

    /// Sends the first value and ends.
    public func first() -> some Publisher<Output, Failure> { prefix(1) }

    /// Sends the first value that satisfies a condition, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    /// Sends some values before the publisher's own.
    public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { downstream in
            for element in elements { downstream.send(element) }
            attach(to: downstream, value: downstream.send, completion: downstream.finish)
        }
    }

    /// Calls closures on the way, and changes nothing.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { downstream in
            receiveSubscription?(downstream)
            attach(to: downstream) {
                receiveOutput?($0)
                downstream.send($0)
            } completion: {
                receiveCompletion?($0)
                downstream.finish($0)
            }
        }
    }

    /// Debugging output on a phone; without effect.
    public func print(_ prefix: String = "") -> some Publisher<Output, Failure> { self }

    /// Sends a value in place of an error, and ends.
    public func replaceError(with output: Output) -> some Publisher<Output, Never> {
        self.catch { _ in Just(output) }
    }

    /// Goes on with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> some Publisher<Output, P.Failure>
    where P.Output == Output {
        Operation<Output, P.Failure> { downstream in
            attach(to: downstream, value: downstream.send) {
                switch $0 {
                case .finished: downstream.finish(.finished)
                case .failure(let error):
                    handler(error).attach(to: downstream, value: downstream.send, completion: downstream.finish)
                }
            }
        }
    }

    /// Changes the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> some Publisher<Output, E> {
        Operation<Output, E> { downstream in
            attach(to: downstream, value: downstream.send) { downstream.finish($0.mapError(transform)) }
        }
    }

    /// Sends the values of the publisher that each value stands for.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
        Operation<P.Output, Failure> { downstream in
            let open = Countdown(1)
            let end = { (completion: Subscribers.Completion<Failure>) in
                if case .failure = completion { return downstream.finish(completion) }
                if open.countDown() { downstream.finish(.finished) }
            }
            attach(
                to: downstream,
                value: {
                    open.countUp()
                    transform($0).attach(to: downstream, value: downstream.send, completion: end)
                }, completion: end)
        }
    }

    /// Sends the same values to all its subscribers from one subscription.
    public func share() -> some Publisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        let connection = SharedConnection {
            sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
        }
        return Operation<Output, Failure> { downstream in
            subject.attach(to: downstream, value: downstream.send, completion: downstream.finish)
            connection.open()
        }
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out a value that is equal to the one before it.
    public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
    /// Gives the publisher an error type, though no error comes.
    public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E> {
        Operation<Output, E> { downstream in
            attach(to: downstream, value: downstream.send) { _ in downstream.finish(.finished) }
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher that was sent.
    public func switchToLatest() -> some Publisher<Output.Output, Failure> {
        Operation<Output.Output, Failure> { downstream in
            var latest: AnyCancellable?
            let open = Countdown(1)
            attach(to: downstream) { publisher in
                if latest == nil { open.countUp() }
                latest?.cancel()
                latest = publisher.sink { completion in
                    if case .failure = completion { return downstream.finish(completion) }
                    latest = nil
                    if open.countDown() { downstream.finish(.finished) }
                } receiveValue: {
                    downstream.send($0)
                }
            } completion: { completion in
                if case .failure = completion { return downstream.finish(completion) }
                if open.countDown() { downstream.finish(.finished) }
            }
            downstream.hold(AnyCancellable { latest?.cancel() })
        }
    }
}

extension Subscribers.Completion {
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}

/// How many publishers are not at their end yet.
final class Countdown: Sendable {
    private let left: Mutex<Int>

    init(_ count: Int) { left = Mutex(count) }

    func countUp() { left.withLock { $0 += 1 } }

    /// Whether that was the last one.
    func countDown() -> Bool {
        left.withLock {
            $0 -= 1
            return $0 == 0
        }
    }
}

/// The one subscription of a shared publisher, made for its first subscriber.
private final class SharedConnection: @unchecked Sendable {
    private let isOpen = Mutex(false)
    private var cancellable: AnyCancellable?
    private let connect: () -> AnyCancellable

    init(_ connect: @escaping () -> AnyCancellable) { self.connect = connect }

    func open() {
        let isFirst = isOpen.withLock { isOpen in
            defer { isOpen = true }
            return !isOpen
        }
        if isFirst { cancellable = connect() }
    }
}
