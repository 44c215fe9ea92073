/// How long a kilometre took, to the second.
///
/// As a value it is the time for a kilometre; people see the time for their own unit.
package struct Pace: Hashable, Comparable, Sendable {
    /// The time for a kilometre.
    package let perKilometre: Duration
    /// The seconds for a metre, from which that for another unit is worked out.
    private let secondsPerMetre: Double

    /// The pace of a distance in a time; nil for no distance.
    package init?(seconds: Double, metres: Int) {
        guard metres > 0, seconds > 0, seconds.isFinite else { return nil }
        secondsPerMetre = seconds / Double(metres)
        perKilometre = .seconds((secondsPerMetre * 1000).rounded())
    }

    /// The pace of so long a kilometre.
    package init(perKilometre: Duration) {
        self.perKilometre = perKilometre
        secondsPerMetre = perKilometre.seconds / 1000
    }

    /// The time for one of these units, to the second.
    package func time(per unit: DistanceUnit) -> Duration { .seconds((secondsPerMetre * unit.metres).rounded()) }

    /// Whether both are the same to the second of a kilometre, which is all that is ever told of them.
    package static func == (left: Pace, right: Pace) -> Bool { left.perKilometre == right.perKilometre }

    /// Whether one is faster than another.
    package static func < (left: Pace, right: Pace) -> Bool { left.perKilometre < right.perKilometre }

    /// Feeds the time for a kilometre to a hasher.
    package func hash(into hasher: inout Hasher) { hasher.combine(perKilometre) }

    /// `5:13 per km`, `8:24 per mi`.
    package func text(per unit: DistanceUnit) -> String { "\(time(per: unit).text) per \(unit.symbol)" }
}
