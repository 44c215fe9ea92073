import FoundationEssentials

nonisolated extension View {
    /// Sets the background of the widget. A terminal shows a color or gradient; what the system's styles mean is its own
    /// background.
    public func containerBackground<Style: ShapeStyle>(
        _ style: Style, for container: ContainerBackgroundPlacement
    ) -> some View { modified(.container(.ground(style._style))) }

    /// Sets the background of the widget.
    public func containerBackground<Background: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> some View {
        let content = content()
        return modified { environment in
            let nodes = viewNodes(of: content, in: environment)
            return nodes.isEmpty
                ? nil : .container(ViewNode(.stack(.init(axis: .depth, alignment: alignment, children: nodes))))
        }
    }

    /// Sets the address that a press on the widget opens.
    public func widgetURL(_ url: URL?) -> some View { modified(url.map { .url($0.absoluteString) }) }

    /// Whether the view takes the accent in a tinted widget: without effect.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// The text beside an accessory: without effect.
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

    /// The text beside an accessory: without effect.
    public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }

    /// Whether the view shows what others should not see: without effect, a terminal is the person's own.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    /// Whether bars stand for the words, since there is no data yet.
    public func redacted(reason: RedactionReasons) -> some View {
        environment(\.redactionReasons, reason).modified(.redacted(reason.contains(.placeholder)))
    }

    /// Shows the words again.
    public func unredacted() -> some View { environment(\.redactionReasons, []).modified(.redacted(false)) }

    /// What is shown while a new timeline is loaded: without effect.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// What a container's background is behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    /// A widget.
    public static let widget = ContainerBackgroundPlacement()
    /// A navigation.
    public static let navigation = ContainerBackgroundPlacement()
    /// A window.
    public static let window = ContainerBackgroundPlacement()
}
