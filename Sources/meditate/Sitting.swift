/// A sitting as it goes on: what happens goes in, what is to be done comes out, and the time is told with it.
///
/// Times are readings of a clock that only ever goes forward; should one go back all the same, nothing is taken away.
struct Sitting {
    /// What is to be sat.
    let planned: Duration
    /// How long to the next bell after each one.
    private let bell: Duration?
    private var nextBell: Duration?
    /// What was sat; it never exceeds `planned`.
    private(set) var sat = Duration.zero
    /// The clock when `sat` was right; nil during a pause.
    private var since: Duration?
    /// How it ended, once it has.
    private(set) var end: End?

    /// What can happen.
    enum Event: Equatable {
        /// Nothing but that time goes by, or that the terminal has changed.
        case look
        /// Pauses, or goes on.
        case pause
        /// The person, or somebody else, ends it.
        case end(End)
    }

    /// How it can end.
    enum End: Equatable {
        case finished
        /// The person ended it.
        case stopped
        /// Somebody ended, replaced or removed it from elsewhere.
        case endedElsewhere
        /// A signal asks the process to end.
        case signal(Int32)
    }

    /// A sitting that begins at that reading of the clock.
    init(of planned: Duration, bell: Duration? = nil, at clock: Duration) {
        self.planned = planned
        self.bell = bell
        nextBell = bell
        since = clock
    }

    /// Takes what happened at that reading of the clock.
    ///
    /// - Returns: whether the bell rings.
    mutating func take(_ event: Event, at clock: Duration) -> Bool {
        guard end == nil else { return false }
        pass(to: clock)
        // What comes after the time is up, as to a process that was stopped for long, is too late to change anything.
        guard sat < planned else {
            end = .finished
            return true
        }
        switch event {
        case .look: break
        case .pause: since = isPaused ? clock : nil
        case .end(let how): end = how
        }
        return rings()
    }

    var isPaused: Bool { since == nil && end == nil }

    /// What is left to sit.
    var remaining: Duration { planned - sat }

    /// How long until the remaining time shows another second, the bell rings or all is over; nil during a pause.
    var untilNextChange: Duration? {
        guard !isPaused else { return nil }
        let whole = Duration.seconds(remaining.components.seconds)
        let nextSecond = remaining > whole ? remaining - whole : .seconds(1)
        return min(nextSecond, nextBell.map { $0 - sat } ?? nextSecond)
    }

    private mutating func pass(to clock: Duration) {
        guard let before = since, clock > before else { return }
        sat = min(planned, sat + (clock - before))
        since = clock
    }

    /// Whether a bell is due; of several that were slept through there is one.
    private mutating func rings() -> Bool {
        guard let bell, var next = nextBell, next <= sat, end == nil else { return false }
        while next <= sat { next += bell }
        nextBell = next
        return true
    }
}
