import IntentCore

/// Starts a sitting of a session.
struct StartMeditationIntent: AppIntent {
    static let title: LocalizedStringResource = "Start a meditation session"

    @Parameter(title: "The session", inputConnectionBehavior: .connectToPreviousIntentResult)
    var session: MeditationSession?

    @Parameter(title: "Duration, if it is not the session's own", synonyms: ["time"])
    var duration: Duration?

    @Parameter(title: "Ring a bell at this interval")
    var bell: Duration?

    @Parameter(title: "Run in the background", default: false)
    var detach: Bool

    init() {}

    /// A sitting that nobody at a terminal watches, as a widget's button starts it.
    init(session: MeditationSession) {
        self.session = session
        detach = true
    }

    func perform() async throws
        -> some IntentResult & ReturnsValue<MeditationSession> & OpensIntent & ProvidesDialog & ShowsSnippetView
    {
        let session = try await chosenSession()
        let planned = duration ?? session.duration
        guard planned >= .seconds(1), bell.map({ $0 >= .seconds(1) }) ?? true else { throw SessionError.isTooShort }
        try await confirmIfImprobable(planned, isBare: $duration.isBareNumber)
        let isWatched = !detach && RunContext.isWatched
        let store = MeditationStore()
        let current = try store.underWay()
        if let current { try await confirmEnding(current.meditation, current.remaining, for: session) }
        let meditation = try store.start(
            session, planned: planned, isWatched: isWatched, inPlaceOf: current?.meditation)
        return .result(
            value: session, opensIntent: isWatched ? SitIntent(MeditationEntity(meditation), bell: bell) : nil,
            dialog: "Okay, starting \(article(before: session.name)) \(session.name) meditation session.",
            view: MeditationSnippetView(name: session.name, duration: planned, bell: bell))
    }

    /// Asks whether the sitting that goes on may end. A line of a pipe is refused instead, since its input is not the
    /// person's answer; so is a start where nobody can be asked.
    private func confirmEnding(
        _ current: Meditation, _ remaining: Duration, for session: MeditationSession
    ) async throws {
        guard !IntentContext.current.isAgreed else { return }
        guard WriteGroup.current == nil, IntentContext.current.prompter != nil else {
            throw SittingError.isUnderWay(name: current.name, remaining: remaining)
        }
        let left = remaining.wholeSeconds.text
        try await requestConfirmation(
            dialog: "\(current.name) is under way, with \(left) left. End it and start \(session.name)?")
    }

    /// The session that was named, else the person's default, else the one that they name now.
    private func chosenSession() async throws -> MeditationSession {
        let model = SessionModel()
        if let named = try session ?? model.defaultSession() { return named }
        let sessions = try model.sessions()
        guard !sessions.isEmpty else { throw SessionError.none }
        return try await $session.requestDisambiguation(among: sessions, dialog: "What session would you like?")
    }
}

private func article(before name: String) -> String {
    name.lowercased().first.map { "aeiou".contains($0) } == true ? "an" : "a"
}

extension AppIntent {
    /// Asks about what nobody sits: seconds taken for minutes.
    ///
    /// - Parameter isBare: whether the time was given as a number without a unit.
    func confirmIfImprobable(_ time: Duration, isBare: Bool) async throws {
        if isBare, time > .seconds(3 * 3600) { try await confirmImprobable("this is a sitting of \(time.text)") }
    }
}
