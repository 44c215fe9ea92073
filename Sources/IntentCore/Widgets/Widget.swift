/// Something that an app shows all the time: in a terminal, in a status bar, as WidgetKit has it.
///
///     struct TrackRunWidget: Widget {
///         var body: some WidgetConfiguration {
///             AppIntentConfiguration(kind: "TrackRun", intent: TrackRunConfiguration.self, provider: TrackRunProvider()) {
///                 TrackRunView(entry: $0)
///             }
///             .configurationDisplayName("Track your run")
///         }
///     }
///
/// An app names its widgets in `IntentApp.widgets`; `widget-render TrackRun` shows one.
@MainActor @preconcurrency
public protocol Widget: SendableMetatype {
    /// What the widget is made of.
    associatedtype Body: WidgetConfiguration

    /// What the widget is made of.
    @MainActor @preconcurrency var body: Body { get }

    /// A widget.
    @MainActor @preconcurrency init()
}

extension Widget {
    /// What the widget says of itself; nil where its configuration is none of those here.
    package var declaration: WidgetDeclaration? { body.declaration }
}

/// What a widget's `body` is: a `StaticConfiguration` or an `AppIntentConfiguration`, with its modifiers.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// What the configuration is made of.
    associatedtype Body: WidgetConfiguration

    /// What the configuration is made of.
    @MainActor @preconcurrency var body: Body { get }
}

extension WidgetConfiguration where Body == EmptyWidgetConfiguration {
    /// The configurations here are made of nothing else.
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A configuration that says by itself what the widget is.
protocol DeclaringConfiguration: WidgetConfiguration where Body == EmptyWidgetConfiguration {
    @MainActor var itsDeclaration: WidgetDeclaration? { get }
}

extension WidgetConfiguration {
    /// What the widget is.
    package var declaration: WidgetDeclaration? {
        if let declaring = self as? any DeclaringConfiguration { return declaring.itsDeclaration }
        return Body.self == EmptyWidgetConfiguration.self ? nil : body.declaration
    }
}

/// A configuration of no widget.
public struct EmptyWidgetConfiguration: DeclaringConfiguration {
    var itsDeclaration: WidgetDeclaration? { nil }

    /// No widget.
    public init() {}
}
