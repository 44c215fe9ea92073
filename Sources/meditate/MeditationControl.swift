import IntentCore

/// Starts and stops a sitting from a status bar.
struct MeditationControl: ControlWidget {
    nonisolated static let kind = "SitOrStop"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: SittingProvider()) { sitting in
            ControlWidgetToggle(isOn: sitting.isOn, action: SwitchSittingIntent(session: sitting.session)) {
                Label(sitting.name, systemImage: "figure.mind.and.body")
            } valueLabel: { isOn in
                Text(isOn ? "under way" : "start")
            }
        }
        .displayName("Meditate")
        .description("Tap to start a session, and again to stop it.")
    }
}

/// Which session the control starts.
struct MeditationControlConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Meditate"

    @Parameter(title: "The session", description: "Your default session, if not given")
    var session: MeditationSession?
}

/// Whether a sitting goes on, and which one would.
struct SittingProvider: AppIntentControlValueProvider {
    struct Sitting {
        let isOn: Bool
        let name: String
        let session: MeditationSession?
    }

    func previewValue(configuration: MeditationControlConfiguration) -> Sitting {
        Sitting(isOn: false, name: "Breathing", session: nil)
    }

    func currentValue(configuration: MeditationControlConfiguration) async throws -> Sitting {
        let model = SessionModel()
        let session = try configuration.session ?? model.defaultSession() ?? model.sessions().first
        let current = try MeditationStore().underWay()?.meditation
        return Sitting(isOn: current != nil, name: current?.name ?? session?.name ?? "Meditation", session: session)
    }
}

/// Starts a sitting, or stops the one under way: what a switch does.
struct SwitchSittingIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Start or stop a meditation"
    static let isDiscoverable = false

    @Parameter(title: "Whether a sitting goes on") var value: Bool
    @Parameter(title: "The session") var session: MeditationSession?

    init() {}

    init(session: MeditationSession?) { self.session = session }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let store = MeditationStore()
        let current = try store.underWay()?.meditation
        switch (value, current) {
        case (true, nil):
            let model = SessionModel()
            guard let session = try session ?? model.defaultSession() ?? model.sessions().first else {
                throw SessionError.none
            }
            _ = try store.start(session, planned: session.duration, isWatched: false)
            return .result(dialog: "Started \(session.name).")
        case (false, let current?):
            guard let ended = try store.end(current.id, after: current.elapsed(at: .now)) else {
                return .result(dialog: "Stopped \(current.name) within a second; nothing is recorded.")
            }
            return .result(dialog: "Stopped \(ended.name) after \(ended.time).")
        // It is as the switch says already: pressed in two places, or over meanwhile.
        case (true, let current?): return .result(dialog: "\(current.name) is under way.")
        case (false, nil): return .result(dialog: "No meditation is under way.")
        }
    }
}
