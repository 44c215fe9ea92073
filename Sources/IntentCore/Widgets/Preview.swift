// `#Preview`, which most files with a widget have: accepted, and without effect.

/// A view to look at while it is written: without effect.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PhoneMacros", type: "Preview")

/// A view to look at while it is written, in a certain surrounding: without effect.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ furtherTraits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PhoneMacros", type: "Preview")

/// A widget to look at while it is written, with entries: without effect.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> PreviewedWidget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PhoneMacros", type: "Preview")

/// A widget to look at while it is written, with its provider: without effect.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> PreviewedWidget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PhoneMacros", type: "Preview")

/// A widget to look at while it is written, in a configuration and with its provider: without effect.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> PreviewedWidget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PhoneMacros", type: "Preview")

/// The entries of a previewed widget.
@resultBuilder public enum PreviewTimelineBuilder {
    /// Entries.
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    /// An entry.
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    /// Entries.
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    /// Entries of a loop.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
    /// Entries under a condition.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
}

/// The surrounding of a preview: without effect.
public struct PreviewTrait: Sendable {
    /// As large as it is.
    public static let sizeThatFitsLayout = PreviewTrait()
    /// As large as a device.
    public static let defaultLayout = PreviewTrait()
    /// On its side.
    public static let landscapeLeft = PreviewTrait()
    /// On its other side.
    public static let landscapeRight = PreviewTrait()
    /// Upright.
    public static let portrait = PreviewTrait()
    /// Of a certain size.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
