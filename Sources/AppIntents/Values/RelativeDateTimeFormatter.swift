/// Says how far away a date is, in English: `in 3 hours`, `2 days ago`. Foundation on Linux has no such type.
public final class RelativeDateTimeFormatter: Formatter {
    /// How long the words are: `2 hours`, `2 hr`.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    /// Whether a day away is `tomorrow` or `in 1 day`.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    /// How long the words are.
    public var unitsStyle = UnitsStyle.full
    /// Whether a day away is `tomorrow` or `in 1 day`.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// The language; without effect, the words are English.
    public var locale: Locale? = Locale.current

    /// How far one date is from another.
    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// How far so many seconds are away.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let seconds = timeInterval.magnitude.isFinite ? min(timeInterval.magnitude, 1e15) : 0
        let unit = Self.units.last { seconds >= $0.seconds } ?? Self.units[0]
        let count = Int(seconds / unit.seconds)
        let isPast = timeInterval < 0
        if dateTimeStyle == .named {
            if count == 0 { return "now" }
            if count == 1, unit.name == "day" { return isPast ? "yesterday" : "tomorrow" }
        }
        let isShort = unitsStyle == .short || unitsStyle == .abbreviated
        let name = isShort ? unit.short : unit.name + (count == 1 ? "" : "s")
        return isPast ? "\(count) \(name) ago" : "in \(count) \(name)"
    }

    /// How far a date is from now; nil for what is no date.
    public override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static let units: [(name: String, short: String, seconds: Double)] = [
        ("second", "sec.", 1), ("minute", "min.", 60), ("hour", "hr.", 3600), ("day", "day", 86_400),
        ("week", "wk.", 604_800), ("month", "mo.", 2_629_746), ("year", "yr.", 31_556_952),
    ]
}
