import AppIntents

struct KeepWarmIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Keep Tea Warm"

    @Parameter(title: "Warm")
    var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct RingGongIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Ring the Gong"
    static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Loudness", default: 0.5, controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1))
    var loudness: Double

    static var parameterSummary: some ParameterSummary {
        When(\.$loudness, .greaterThan, 0.8) {
            Summary("Ring the gong loudly")
        } otherwise: {
            Summary("Ring the gong") { \.$loudness }
        }
    }

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: StopTeaIntent())
    }
}
