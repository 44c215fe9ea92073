import Synchronization

/// A value behind a lock.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     count.withLock { $0 += 1 }
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let mutex = Mutex(())
    private var state: State

    /// A value behind a lock.
    public init(initialState: State) { state = initialState }
    /// A lock.
    public convenience init() where State == Void { self.init(initialState: ()) }

    /// Changes the value; nobody else has it meanwhile.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try mutex.withLock { _ in UnsafeTransfer(value: try body(&state)) }.value
    }
}

/// A value that leaves a lock; whoever took it out has it alone.
private struct UnsafeTransfer<Value>: @unchecked Sendable {
    let value: Value
}
