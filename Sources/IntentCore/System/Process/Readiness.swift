import Glibc

/// Waits on several descriptors at once, by `poll(2)`.
///
///     let ready = Readiness.wait(for: [.input(keyboard), .input(signals.descriptor)])
///     if ready.contains(.input(keyboard)) { … }
package enum Readiness {
    /// What is waited for. A negative descriptor is never ready.
    package enum Interest: Hashable, Sendable {
        /// There is something to read, or the end of it.
        case input(Int32)
        /// There is room to write, or nobody who reads.
        case output(Int32)
        /// Nobody reads the other end any more.
        case closing(Int32)

        fileprivate var watched: pollfd {
            switch self {
            case .input(let descriptor): pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            case .output(let descriptor): pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            // What is asked about nothing still tells of errors and hang-ups.
            case .closing(let descriptor): pollfd(fd: descriptor, events: 0, revents: 0)
            }
        }
    }

    /// Waits until one of them is so. A signal does not end the wait; who waits for signals too has a `SignalPipe`.
    ///
    /// - Parameter milliseconds: how long at most, from the last signal on; negative for as long as it takes.
    /// - Returns: which are; none where the time is up.
    package static func wait(for interests: [Interest], milliseconds: Int32 = -1) -> Set<Interest> {
        var watched = interests.map(\.watched)
        let count = try? retryingOnInterrupt { poll(&watched, nfds_t(watched.count), milliseconds) }
        guard let count, count > 0 else { return [] }
        return Set(zip(interests, watched).filter { $1.revents != 0 }.map(\.0))
    }

    /// Waits until it is so.
    ///
    /// - Parameter milliseconds: how long at most, from the last signal on; negative for as long as it takes.
    /// - Returns: false where the time is up.
    @discardableResult
    package static func wait(for interest: Interest, milliseconds: Int32 = -1) -> Bool {
        var watched = interest.watched
        let count = try? retryingOnInterrupt { poll(&watched, 1, milliseconds) }
        return count.map { $0 > 0 } ?? false
    }
}
