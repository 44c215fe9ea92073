import Synchronization

/// A provider with the views of its entries. On a phone neither need be sendable: the widget makes them and from then
/// on one timeline after the other is loaded, never two at once, and views are made on the main actor.
struct TimelineEntryRenderer<Provider: SendableMetatype, Entry: TimelineEntry>: @unchecked Sendable {
    let provider: Provider
    private let tree: @MainActor (Entry, EnvironmentValues) -> ViewNode

    @MainActor init<Content: View>(provider: Provider, content: @escaping (Entry) -> Content) {
        self.provider = provider
        tree = { entry, environment in
            let view = EnvironmentValues.$current.withValue(environment) { content(entry) }
            return ViewNode(view, in: environment)
        }
    }

    @MainActor func widgetTimeline(
        _ timeline: Timeline<Entry>, of kind: String, for configuration: LoadedConfiguration
    ) -> WidgetTimeline {
        let environment = configuration.environment
        let entries = timeline.entries.map { entry in
            WidgetTimeline.Entry(
                date: Moment(local: entry.date), tree: tree(entry, environment), relevance: entry.relevance?.score)
        }
        return WidgetTimeline(
            kind: kind, family: configuration.family,
            entries: entries.sorted { $0.date.milliseconds < $1.date.milliseconds },
            policy: timeline.policy.widgetPolicy)
    }
}

/// A value that goes from one actor to another, and that nobody keeps behind.
struct UncheckedSendableBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Takes the first answer only: a completion handler may be called twice by mistake, and a continuation may not.
final class OneShot<Answer: Sendable>: Sendable {
    private let isAnswered = Mutex(false)
    private let take: @Sendable (Answer) -> Void

    init(_ take: @escaping @Sendable (Answer) -> Void) { self.take = take }

    func answer(_ answer: Answer) {
        let isFirst = isAnswered.withLock { isAnswered in
            defer { isAnswered = true }
            return !isAnswered
        }
        if isFirst { take(answer) }
    }
}
