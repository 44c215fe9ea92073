/// A widget that a person cannot configure.
///
///     StaticConfiguration(kind: "Streak", provider: StreakProvider()) { entry in StreakView(entry: entry) }
public struct StaticConfiguration<Content: View>: DeclaringConfiguration {
    let itsDeclaration: WidgetDeclaration?

    /// A widget of that kind, whose provider makes the entries that the views show.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        let maker = TimelineEntryRenderer(provider: provider, content: content)
        itsDeclaration = WidgetDeclaration(kind: kind) { configuration in
            let timeline: UncheckedSendableBox<Timeline<Provider.Entry>> = await withCheckedContinuation {
                continuation in
                let once = OneShot { continuation.resume(returning: $0) }
                maker.provider.getTimeline(in: configuration.context) { once.answer(UncheckedSendableBox($0)) }
            }
            return await maker.widgetTimeline(timeline.value, of: kind, for: configuration)
        }
    }
}
