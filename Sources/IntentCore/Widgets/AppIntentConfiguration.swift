/// A widget that a person configures through an intent's parameters.
///
///     AppIntentConfiguration(kind: "TrackRun", intent: TrackRunConfiguration.self, provider: TrackRunProvider()) { entry in
///         TrackRunView(entry: entry)
///     }
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: DeclaringConfiguration {
    let itsDeclaration: WidgetDeclaration?

    /// A widget of that kind, whose provider makes the entries that the views show.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let maker = TimelineEntryRenderer(provider: provider, content: content)
        var declaration = WidgetDeclaration(kind: kind) { configuration in
            let intent = configuration.intent as? Intent ?? Intent()
            let timeline = UncheckedSendableBox(
                try await maker.provider.timeline(for: intent, in: configuration.context))
            return await maker.widgetTimeline(timeline.value, of: kind, for: configuration)
        }
        declaration.intent = intent
        itsDeclaration = declaration
    }
}
