import Glibc

/// An alarm by the time on the wall (`timerfd_create(2)` with `CLOCK_REALTIME`): it also rings when the clock is set, and
/// in time after the machine was suspended, which a timeout of `poll(2)` does not.
package final class WallTimer {
    private let descriptor: Descriptor

    /// - Throws: `StoreError` where the kernel gives no more of them.
    package init() throws {
        do {
            // `TFD_CLOEXEC` and `TFD_NONBLOCK` are `O_CLOEXEC` and `O_NONBLOCK`.
            descriptor = Descriptor(
                owning: try retryingOnInterrupt { timerfdCreate(CLOCK_REALTIME, O_CLOEXEC | O_NONBLOCK) })
        } catch {
            throw StoreError.cannotRead(path: "timerfd", code: error.code)
        }
    }

    /// The descriptor that can be read once it rings.
    package var number: Int32 { descriptor.number }

    /// Sets when it rings next.
    ///
    /// - Parameter milliseconds: since 1970; one in the past rings at once, nil never.
    package func set(_ milliseconds: Int?) {
        var ringing = itimerspec()
        // A second of nothing and a nanosecond of nothing would turn it off.
        let moment = milliseconds.map { max($0, 1) } ?? 0
        ringing.it_value = timespec(tv_sec: moment / 1000, tv_nsec: moment % 1000 * 1_000_000)
        // `TFD_TIMER_ABSTIME` and `TFD_TIMER_CANCEL_ON_SET`.
        _ = timerfdSetTime(descriptor.number, 1 | 2, &ringing, nil)
    }

    /// Makes it silent again, once it has rung.
    package func acknowledge() {
        var count: UInt64 = 0
        // ECANCELED where the clock was set, which is a reason to look as well.
        _ = read(descriptor.number, &count, MemoryLayout.size(ofValue: count))
    }
}

// Swift's Glibc module lacks both.
@_silgen_name("timerfd_create")
private func timerfdCreate(_ clock: Int32, _ flags: Int32) -> Int32
@_silgen_name("timerfd_settime")
private func timerfdSetTime(
    _ descriptor: Int32, _ flags: Int32, _ new: UnsafePointer<itimerspec>, _ old: UnsafeMutablePointer<itimerspec>?
) -> Int32
