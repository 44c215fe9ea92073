/// Several widgets of one app.
///
///     @main
///     struct RunWidgets: WidgetBundle {
///         var body: some Widget {
///             TrackRunWidget()
///             StreakWidget()
///         }
///     }
///
/// As a program's `@main` it is an app with widgets alone: `run-widgets --timeline TrackRun`.
@MainActor @preconcurrency
public protocol WidgetBundle: SendableMetatype {
    /// The widgets.
    associatedtype Body: Widget

    /// The widgets.
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }

    /// The bundle.
    @MainActor @preconcurrency init()
}

/// Widgets in the place of one.
public struct WidgetGroup: Widget {
    let widgets: [any Widget]

    /// No widget.
    public init() { widgets = [] }

    init(_ widgets: [any Widget]) { self.widgets = widgets.flatMap { $0.single } }

    /// None: what counts is the widgets' own.
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Widget {
    /// The widgets that it stands for.
    package var single: [any Widget] { (self as? WidgetGroup)?.widgets ?? [self] }
}

/// Makes a bundle of widgets.
@MainActor @preconcurrency
@resultBuilder public enum WidgetBundleBuilder {
    /// No widget.
    public static func buildBlock() -> WidgetGroup { WidgetGroup() }
    /// One widget.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    /// Several widgets.
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> WidgetGroup {
        var widgets: [any Widget] = []
        for widget in repeat each content { widgets.append(widget) }
        return WidgetGroup(widgets)
    }
    /// Widgets under a condition.
    public static func buildOptional(_ content: (any Widget)?) -> WidgetGroup {
        WidgetGroup(content.map { [$0] } ?? [])
    }
    /// The first of two choices.
    public static func buildEither(first content: some Widget) -> WidgetGroup { WidgetGroup([content]) }
    /// The second of two choices.
    public static func buildEither(second content: some Widget) -> WidgetGroup { WidgetGroup([content]) }
    /// Widgets of a certain version.
    public static func buildLimitedAvailability(_ content: some Widget) -> WidgetGroup { WidgetGroup([content]) }
}
