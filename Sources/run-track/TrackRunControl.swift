import IntentCore
import Tracking

/// Tracks the person's usual run from a status bar.
struct TrackRunControl: ControlWidget {
    nonisolated static let kind = "TrackUsualRun"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: UsualRunProvider()) { run in
            ControlWidgetButton(action: RunIntent(run: run)) {
                Label("Track \(run.intentText)", systemImage: "figure.run")
            }
        }
        .displayName("Track your usual run")
        .description("Tap to track the run that you do most often.")
    }
}

/// Which run the control tracks.
struct TrackRunControlConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Track your usual run"

    @Parameter(title: "The run", description: "The one that you do most often, if not given")
    var run: CommonRun?
}

/// Finds the common run that the person tracked most often of late.
struct UsualRunProvider: AppIntentControlValueProvider {
    func previewValue(configuration: TrackRunControlConfiguration) -> CommonRun { .ten }

    func currentValue(configuration: TrackRunControlConfiguration) async throws -> CommonRun {
        if let run = configuration.run { return run }
        var counts: [CommonRun: Int] = [:]
        for run in try RunStore().records(limit: 50) { if let common = run.run { counts[common, default: 0] += 1 } }
        // Of two that are equally usual the shorter one is meant: it is the smaller mistake.
        let usual = counts.max { one, two in (one.value, two.key.rawValue) < (two.value, one.key.rawValue) }
        return usual?.key ?? .ten
    }
}
