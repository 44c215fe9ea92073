import Glibc

/// Waits on several descriptors at once, by `poll(2)`.
package enum Readiness {
    /// What is waited for.
    package enum Interest: Hashable, Sendable {
        /// There is something to read, or the end of it.
        case input(Int32)
        /// Nobody reads the other end any more.
        case closing(Int32)
    }

    /// Waits until one of them is so.
    ///
    /// - Parameter milliseconds: how long at most; negative for as long as it takes.
    /// - Returns: which are; none where the time is up, or a signal came.
    package static func wait(for interests: [Interest], milliseconds: Int32 = -1) -> Set<Interest> {
        var watched = interests.map { interest in
            switch interest {
            case .input(let descriptor): pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // What is asked about nothing still tells of errors and hang-ups.
            case .closing(let descriptor): pollfd(fd: descriptor, events: 0, revents: 0)
            }
        }
        guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return [] }
        return Set(zip(interests, watched).filter { $1.revents != 0 }.map(\.0))
    }
}
