extension Publisher {
    /// Calls a closure with each value and another at the end, until the answer is released or canceled.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the answer is released or canceled.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object to each value.
    public func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// The values as an asynchronous sequence.
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let cancellable = sink { _ in
                continuation.finish()
            } receiveValue: {
                nonisolated(unsafe) let value = $0
                continuation.yield(value)
            }
            continuation.onTermination = { _ in cancellable.cancel() }
        }
    }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws the error that ends them.
    @_disfavoredOverload
    public var values: AsyncThrowingStream<Output, any Error> {
        AsyncThrowingStream { continuation in
            let cancellable = sink {
                if case .failure(let error) = $0 { continuation.finish(throwing: error) } else { continuation.finish() }
            } receiveValue: {
                nonisolated(unsafe) let value = $0
                continuation.yield(value)
            }
            continuation.onTermination = { _ in cancellable.cancel() }
        }
    }
}
