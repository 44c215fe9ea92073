/// Distances added up: whole metres, and none where there was no distance.
///
/// As a value it is what a distance is: kilometres for programs, the person's unit for people.
package struct DistanceSum: Hashable, Comparable, Sendable {
    package let metres: Int

    package init(metres: Int) { self.metres = max(0, metres) }

    /// Whether one is shorter than another.
    package static func < (left: DistanceSum, right: DistanceSum) -> Bool { left.metres < right.metres }

    /// The sum in kilometres.
    package var kilometres: Double { Double(metres) / 1000 }
}
