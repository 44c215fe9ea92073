import IntentCore

/// How many days in a row there are among some days, up to today; up to yesterday where today is not among them, for the
/// day is not over yet.
///
/// The days come in the order of the instants that they were taken from, newest first. Since they are the days of the
/// places where that was, one may be up to two days ahead of its neighbour. Only as many are asked for as it takes.
func daysInARow(_ days: some Sequence<Day>, upTo today: Day) -> Int {
    var seen: Set<Int> = []
    // The latest day that is missing, not counting today.
    var missing = today.number - 1
    for day in days where day <= today {
        seen.insert(day.number)
        while seen.contains(missing) { missing -= 1 }
        if day.number < missing - 2 { break }
    }
    return today.number - (seen.contains(today.number) ? 0 : 1) - missing
}
