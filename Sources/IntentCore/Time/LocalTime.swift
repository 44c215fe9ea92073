import FoundationEssentials
import Glibc

/// The C library's local time, which follows `TZ` and `/etc/localtime`.
///
/// Offsets are in seconds ahead of UTC and whole minutes, as ISO 8601 has them. Where a zone's clocks stood at odd
/// seconds (local mean time, before about 1940) the offset is rounded and the clock's reading kept.
package enum LocalTime {
    /// The offset at an instant, in seconds since 1970.
    package static func offset(at instant: Int) -> Int {
        var instant = time_t(instant)
        var parts = tm()
        guard localtime_r(&instant, &parts) != nil else { return 0 }
        let offset = Int(parts.tm_gmtoff)
        return (offset + (offset < 0 ? -30 : 30)) / 60 * 60
    }

    /// An instant, in seconds since 1970, and the offset of the clocks then.
    package struct Reading: Equatable {
        package let instant: Int
        package let offset: Int
        /// Whether the clocks never showed the time that was asked for, having been put forward over it. The instant
        /// is then as much later as they were put forward.
        package let wasSkipped: Bool
    }

    /// When the clocks showed a time of a day. Of a time that they showed twice it is the first.
    ///
    /// `mktime` is not asked, since it does not say which of two instants it picks, nor that there is none.
    package static func reading(_ day: Day, second: Int) -> Reading {
        let local = day.number * 86_400 + second
        // Clocks are put forward or back once in a while, so the offsets a day before and after are all there is.
        let before = offset(at: local - 86_400)
        let after = offset(at: local + 86_400)
        for candidate in [before, after] where offset(at: local - candidate) == candidate {
            return Reading(instant: local - candidate, offset: candidate, wasSkipped: false)
        }
        let instant = local - before
        return Reading(instant: instant, offset: offset(at: instant), wasSkipped: true)
    }
}

extension Moment {
    /// The present moment, in local time.
    public static var now: Moment { Moment(local: ProcessContext.current.now()) }

    /// The instant of a date, told in the local time of then.
    public init(local date: Date) {
        let utc = Moment(date)
        let seconds = utc.milliseconds >= 0 ? utc.milliseconds / 1000 : (utc.milliseconds - 999) / 1000
        self.init(milliseconds: utc.milliseconds, offset: LocalTime.offset(at: seconds))
    }

    /// When the next day begins, in local time.
    package var startOfNextDay: Moment {
        let reading = LocalTime.reading(Day(number: day.number + 1), second: 0)
        return Moment(milliseconds: reading.instant * 1000, offset: reading.offset)
    }
}
