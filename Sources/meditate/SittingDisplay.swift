/// Where one sits: what tells that something happened, shows how the sitting goes, and rings.
protocol SittingDisplay {
    /// Waits for something to happen, for at most so long; without a limit where there is none.
    func event(within limit: Duration?) -> Sitting.Event
    /// Shows the sitting as it is now.
    func show(_ sitting: Sitting)
    /// Rings the bell.
    func ring()
}

/// Sits until the end.
func sit(through sitting: Sitting, at place: some SittingDisplay, clock: () -> Duration) -> Sitting {
    var sitting = sitting
    while sitting.end == nil {
        place.show(sitting)
        let event = place.event(within: sitting.untilNextChange)
        if sitting.take(event, at: clock()) { place.ring() }
    }
    return sitting
}
