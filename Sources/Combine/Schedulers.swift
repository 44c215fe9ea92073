import Foundation
import Synchronization

/// Something that runs work, at once or later: a queue, or the main run loop, which here is the main queue.
public protocol Scheduler {
    /// The type of the options; without effect.
    associatedtype SchedulerOptions
    /// Runs an action after some time.
    func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void)
}

/// A length of time for a scheduler: `.seconds(1)`, `.milliseconds(300)`, `0.3`.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable {
    let seconds: Double

    /// Seconds from a literal.
    public init(floatLiteral value: Double) { seconds = value }
    /// Seconds from a literal.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    private init(_ seconds: Double) { self.seconds = seconds }

    /// A time in seconds.
    public static func seconds(_ value: Int) -> Self { Self(Double(value)) }
    /// A time in seconds.
    public static func seconds(_ value: Double) -> Self { Self(value) }
    /// A time in thousandths of a second.
    public static func milliseconds(_ value: Int) -> Self { Self(Double(value) / 1e3) }
    /// A time in millionths of a second.
    public static func microseconds(_ value: Int) -> Self { Self(Double(value) / 1e6) }
    /// A time in billionths of a second.
    public static func nanoseconds(_ value: Int) -> Self { Self(Double(value) / 1e9) }
}

extension DispatchQueue: Scheduler {
    /// How work is scheduled; without effect.
    public struct SchedulerOptions: Sendable {}

    /// Runs an action on the queue.
    public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if interval.seconds <= 0 { return async { action() } }
        asyncAfter(deadline: .now() + interval.seconds) { action() }
    }
}

extension RunLoop: Scheduler {
    /// How work is scheduled; without effect.
    public struct SchedulerOptions: Sendable {}

    /// Runs an action on the main queue: no run loop is running here.
    public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
        DispatchQueue.main.schedule(after: interval, action)
    }
}

extension OperationQueue: Scheduler {
    /// How work is scheduled; without effect.
    public struct SchedulerOptions: Sendable {}

    /// Runs an action on the queue.
    public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if interval.seconds <= 0 { return addOperation { action() } }
        DispatchQueue.global().asyncAfter(deadline: .now() + interval.seconds) { [self] in addOperation { action() } }
    }
}

/// Runs work at once, where it is.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only one.
    public static let shared = ImmediateScheduler()
    /// How work is scheduled; without effect.
    public struct SchedulerOptions: Sendable {}

    /// Runs an action at once, whatever the time.
    public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
    /// Sends on a queue.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> some Publisher<Output, Failure>
    { delayed(by: 0, on: scheduler) }

    /// Sends later.
    public func delay<S: Scheduler>(
        for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> { delayed(by: interval, on: scheduler) }

    private func delayed<S: Scheduler>(by interval: SchedulerInterval, on scheduler: S) -> Operation<Output, Failure> {
        Operation { downstream in
            attach(to: downstream) { value in
                scheduler.schedule(after: interval) { downstream.send(value) }
            } completion: { end in
                scheduler.schedule(after: interval) { downstream.finish(end) }
            }
        }
    }

    /// Subscribes on a queue.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> some Publisher<Output, Failure>
    {
        Operation<Output, Failure> { downstream in
            scheduler.schedule(after: 0) {
                attach(to: downstream, value: downstream.send, completion: downstream.finish)
            }
        }
    }

    /// Sends a value once no other has come for some time.
    public func debounce<S: Scheduler>(
        for dueTime: SchedulerInterval, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { downstream in
            let turn = Turn()
            attach(to: downstream) { value in
                let mine = turn.next()
                scheduler.schedule(after: dueTime) { if turn.isCurrent(mine) { downstream.send(value) } }
            } completion: { end in
                scheduler.schedule(after: 0) { downstream.finish(end) }
            }
        }
    }

    /// Sends at most one value in each stretch of time: its first, or its latest.
    public func throttle<S: Scheduler>(
        for interval: SchedulerInterval, scheduler: S, latest: Bool
    ) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { downstream in
            let stretch = Stretch<Output>()
            attach(to: downstream) { value in
                guard stretch.begin(value, latest: latest) else { return }
                downstream.send(value)
                scheduler.schedule(after: interval) { if let value = stretch.end() { downstream.send(value) } }
            } completion: { end in
                scheduler.schedule(after: 0) { downstream.finish(end) }
            }
        }
    }
}

/// Which value is the latest one.
private final class Turn: Sendable {
    private let number = Mutex(0)
    func next() -> Int {
        number.withLock {
            $0 += 1
            return $0
        }
    }
    func isCurrent(_ number: Int) -> Bool { self.number.withLock { $0 == number } }
}

/// A stretch of time in which one value was sent, and what came after it.
private final class Stretch<Value>: @unchecked Sendable {
    private let state = Mutex<(isOpen: Bool, held: UncheckedBox<Value?>)>((false, UncheckedBox(nil)))

    /// Whether the value begins a stretch.
    func begin(_ value: Value, latest: Bool) -> Bool {
        let box = UncheckedBox<Value?>(value)
        return state.withLock { state in
            if !state.isOpen {
                state.isOpen = true
                return true
            }
            if latest || state.held.value == nil { state.held = box }
            return false
        }
    }

    /// Ends the stretch, with the value that waited for that.
    func end() -> Value? {
        state.withLock { state in
            defer { state = (false, UncheckedBox(nil)) }
            return state.held
        }.value
    }
}
