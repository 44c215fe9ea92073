import IntentCore

/// Shows how much of the day's goal the person has sat, with a button that starts a session; while one is under way,
/// what is left of it.
struct MeditationWidget: Widget {
    nonisolated static let kind = "Meditation"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: MeditationConfiguration.self, provider: MeditationProvider()) {
            MeditationView(entry: $0)
        }
        .configurationDisplayName("Meditate")
        .description("Your day's minutes, and a session at a tap.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryCircular, .accessoryCorner,
            .accessoryInline,
        ])
    }
}

/// Which session the widget's button starts, and how much the person means to sit each day.
struct MeditationConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Meditate"

    @Parameter(title: "The session")
    var session: MeditationSession?

    @Parameter(title: "The day's goal", description: "The one that you set, else 20 minutes, if not given")
    var goal: Duration?
}
