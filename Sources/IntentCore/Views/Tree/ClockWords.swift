// How times are told in views.

extension Moment {
    /// `07:15`.
    package var clockTime: String { "\(padded(secondOfDay / 3600)):\(padded(secondOfDay / 60 % 60))" }

    /// A time in whole seconds, within what a person could mean.
    package static func wholeSeconds(_ seconds: Double) -> Int {
        seconds.isNaN ? 0 : Int(min(max(seconds, -1e11), 1e11).rounded(.down))
    }
}

/// A time as a clock shows it: `0:05`, `41:30`, `2:05:00`.
package func clockText(seconds: Int) -> String {
    let length = Int(seconds.magnitude)
    let sign = seconds < 0 ? "−" : ""
    guard length >= 3600 else { return "\(sign)\(length / 60):\(padded(length % 60))" }
    return "\(sign)\(length / 3600):\(padded(length / 60 % 60)):\(padded(length % 60))"
}

/// A time in its two largest units, as a person says it: `2 hr, 5 min`; or in its largest alone: `2 hr`.
package func spokenTime(seconds: Int, units: Int) -> String {
    var rest = Int(seconds.magnitude)
    var words: [String] = []
    for (length, name) in [(86_400, "day"), (3600, "hr"), (60, "min"), (1, "sec")] where words.count < units {
        let count = rest / length
        rest %= length
        if count == 0 {
            // The second unit is the next one down, or none: nobody says "2 days, 5 sec".
            if !words.isEmpty { break }
            continue
        }
        words.append("\(count) \(name)\(name == "day" && count != 1 ? "s" : "")")
    }
    return words.isEmpty ? "0 sec" : words.joined(separator: ", ")
}

extension ViewNode.TextRun {
    /// What the run says at a moment, or nil for a symbol.
    package func words(at now: Moment) -> String? {
        switch content {
        case .text(let text): text
        case .symbol: nil
        case .date(let date, let style): words(for: date, style, now)
        case .interval(let interval): clockText(seconds: interval.seconds(at: now))
        }
    }

    private func words(for date: Moment, _ style: Text.DateStyle, _ now: Moment) -> String {
        let seconds = secondsBetween(date, now)
        switch style {
        case .time: return date.clockTime
        case .date: return date.day.title
        case .relative: return spokenTime(seconds: seconds, units: 2)
        case .offset: return (seconds < 0 ? "−" : "+") + spokenTime(seconds: seconds, units: 1)
        case .timer: return clockText(seconds: Int(seconds.magnitude))
        }
    }
}

/// Whole seconds from one moment to another; negative where the second is earlier.
private func secondsBetween(_ first: Moment, _ second: Moment) -> Int {
    let (difference, overflow) = second.milliseconds.subtractingReportingOverflow(first.milliseconds)
    return overflow ? 0 : difference / 1000
}

extension ViewNode.Interval {
    /// The time that is left or went by; it neither begins before the interval nor goes on after it.
    package func seconds(at now: Moment) -> Int {
        let whole = max(0, secondsBetween(from, to))
        let gone = min(max(0, secondsBetween(from, now)), whole)
        return countsDown ? whole - gone : gone
    }

    /// How full a bar is that shows it.
    package func fraction(at now: Moment) -> Double {
        let whole = max(0, secondsBetween(from, to))
        return whole > 0 ? Double(seconds(at: now)) / Double(whole) : countsDown ? 0 : 1
    }
}
