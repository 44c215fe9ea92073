// How measured values are said to a person, in dialogs and tables.

extension Distance: CustomLocalizedStringResourceConvertible {
    /// `7.3 km`; where a person reads it who prefers miles, `4.54 mi`.
    public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(text: spoken) }

    /// The distance as it is said now: in the person's unit where a person reads it, else in kilometres.
    package var spoken: String { DistanceUnit.shown.text(metres: metres) }
}

extension Moment: CustomLocalizedStringResourceConvertible {
    /// `30 Nov 2026, 07:15`; at midnight the day alone.
    public var localizedStringResource: LocalizedStringResource {
        let minute = secondOfDay / 60
        let time = minute == 0 ? "" : ", \(padded(minute / 60)):\(padded(minute % 60))"
        return LocalizedStringResource(text: day.title + time)
    }
}

extension Day: CustomLocalizedStringResourceConvertible {
    /// `30 Nov 2026`.
    public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(text: title) }
}
