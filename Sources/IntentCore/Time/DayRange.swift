/// Days from one to another, both of them included; an end that is left out has no bound.
struct DayRange {
    let since: Day?
    let until: Day?

    var isEverything: Bool { since == nil && until == nil }

    func contains(_ day: Day) -> Bool {
        if let since, day < since { return false }
        if let until, day > until { return false }
        return true
    }
}
