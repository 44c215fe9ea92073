import IntentCore

/// What a file tells of one activity.
struct Activity {
    /// Nil where the file does not say.
    var kind: ActivityKind?
    var start: Moment?
    var metres: Double?
    /// How long it took.
    var time: ActivityTime?
    var name: String?
    var service: Service
}

/// How long an activity took, and by which clock.
struct ActivityTime: Equatable {
    enum Clock: String {
        /// Without pauses.
        case moving
        /// From start to end.
        case elapsed
    }

    var seconds: Double
    var clock: Clock

    /// - Returns: nil for what is no time.
    init?(_ seconds: Double?, _ clock: Clock) {
        guard let seconds, seconds.isFinite, seconds > 0 else { return nil }
        self.seconds = seconds
        self.clock = clock
    }
}
