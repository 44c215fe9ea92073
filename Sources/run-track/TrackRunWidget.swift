import IntentCore

/// Shows how far the person ran in all, with a button that tracks another run; where there is room, the week, the goal,
/// the latest runs and the records.
struct TrackRunWidget: Widget {
    nonisolated static let kind = "TrackRun"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: TrackRunConfiguration.self, provider: TrackRunProvider()) {
            TrackRunView(entry: $0)
        }
        .configurationDisplayName("Track your run")
        .description("Pick a distance, tap to track.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryCircular, .accessoryCorner,
            .accessoryInline,
        ])
    }
}

/// Which run the widget's button tracks.
struct TrackRunConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Track your run"

    @Parameter(title: "The run", optionsProvider: RunOptionsProvider())
    var run: CommonRun?
}
