/// Makes the entries of a widget that a person cannot configure, with completion handlers.
///
///     struct StreakProvider: TimelineProvider {
///         func placeholder(in context: Context) -> StreakEntry { StreakEntry(date: .now, days: 7) }
///         func getSnapshot(in context: Context, completion: @escaping (StreakEntry) -> Void) { … }
///         func getTimeline(in context: Context, completion: @escaping (Timeline<StreakEntry>) -> Void) { … }
///     }
public protocol TimelineProvider: SendableMetatype {
    /// What the widget shows at a moment.
    associatedtype Entry: TimelineEntry
    /// What the provider is told.
    typealias Context = TimelineProviderContext

    /// An entry that needs no data.
    func placeholder(in context: Context) -> Entry
    /// An entry for now, quickly made.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// What is shown from now on.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget for a configuration.
///
///     struct TrackRunProvider: AppIntentTimelineProvider {
///         func placeholder(in context: Context) -> RunEntry { … }
///         func snapshot(for configuration: TrackRunConfiguration, in context: Context) async -> RunEntry { … }
///         func timeline(for configuration: TrackRunConfiguration, in context: Context) async -> Timeline<RunEntry> { … }
///     }
///
/// On a phone the two last cannot throw. Here they may: the widget then keeps its last good entry, with the error beside.
public protocol AppIntentTimelineProvider: SendableMetatype {
    /// What the widget shows at a moment.
    associatedtype Entry: TimelineEntry
    /// The configuration.
    associatedtype Intent: WidgetConfigurationIntent
    /// What the provider is told.
    typealias Context = TimelineProviderContext

    /// An entry that needs no data.
    func placeholder(in context: Context) -> Entry
    /// An entry for now, quickly made.
    func snapshot(for configuration: Intent, in context: Context) async throws -> Entry
    /// What is shown from now on.
    func timeline(for configuration: Intent, in context: Context) async throws -> Timeline<Entry>
    /// Configurations that a watch offers: without effect.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// Defaults to an empty list.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that a watch offers: without effect.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// A configuration with its name.
    public init(intent: Intent, description: LocalizedStringResource) {}
}

/// What a provider is told about the widget.
public struct TimelineProviderContext: Sendable {
    /// The widget's family.
    public let family: WidgetFamily
    /// Whether the widget is only shown to choose it: no.
    public let isPreview: Bool
    /// The widget's size, in points. The module `WidgetKit` gives it as Foundation's `CGSize`.
    @_disfavoredOverload public var displaySize: ViewSize { points }
    package let points: ViewSize

    package init(family: WidgetFamily, isPreview: Bool) {
        self.family = family
        self.isPreview = isPreview
        points = family.points
    }
}
