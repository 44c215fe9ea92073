/// A day of the week.
package enum Weekday: String, CaseIterable, Hashable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// Monday is 1, Sunday 7.
    package var number: Int { (Weekday.allCases.firstIndex(of: self) ?? 0) + 1 }
}
