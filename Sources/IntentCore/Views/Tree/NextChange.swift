extension ViewNode {
    /// The next moment at which the clock alone makes the tree look otherwise; nil where it never does.
    package func nextChange(after now: Moment) -> Moment? {
        var moments: [Int] = []
        switch content {
        case .text(let runs): moments += runs.compactMap { $0.nextChange(after: now.milliseconds) }
        case .measure(let measure):
            // A bar has no more steps than a few hundred, however long it takes.
            moments += [measure.interval?.nextChange(after: now.milliseconds, steps: 400)].compactMap(\.self)
        default: break
        }
        let layers = modifiers.compactMap { modifier -> ViewNode? in
            switch modifier {
            case .background(let node, _), .overlay(let node, _), .container(let node): node
            default: nil
            }
        }
        moments += (children + layers).compactMap { $0.nextChange(after: now)?.milliseconds }
        return moments.min().map { Moment(milliseconds: $0) }
    }
}

extension ViewNode.TextRun {
    fileprivate func nextChange(after now: Int) -> Int? {
        switch content {
        case .text, .symbol: nil
        case .date(let date, let style):
            style.step(at: date.milliseconds &- now).map { nextTick(of: date.milliseconds, step: $0, after: now) }
        case .interval(let interval): interval.nextChange(after: now, steps: .max)
        }
    }
}

extension Text.DateStyle {
    /// How long what it says stays true, in milliseconds, at a distance from its date.
    fileprivate func step(at distance: Int) -> Int? {
        let (second, minute, hour, day) = (1000, 60_000, 3_600_000, 86_400_000)
        let distance = distance.magnitude
        switch self {
        case .time, .date: return nil
        case .timer: return second
        case .relative: return distance <= hour ? second : distance <= day ? minute : hour
        case .offset: return distance <= minute ? second : distance <= hour ? minute : distance <= day ? hour : day
        }
    }
}

extension ViewNode.Interval {
    fileprivate func nextChange(after now: Int, steps: Int) -> Int? {
        let length = to.milliseconds &- from.milliseconds
        guard length > 0, now < to.milliseconds else { return nil }
        let seconds = max(1, length / 1000 / steps)
        return nextTick(of: from.milliseconds, step: seconds * 1000, after: max(now, from.milliseconds))
    }
}

/// The next moment whose distance from a date is a whole number of steps. Distances count towards zero, so that before the
/// date the number changes once such a moment is over.
private func nextTick(of date: Int, step: Int, after now: Int) -> Int {
    let origin = now < date ? date &+ 1 : date
    return origin &+ (floorDivide(now &- origin, step) &+ 1) &* step
}
