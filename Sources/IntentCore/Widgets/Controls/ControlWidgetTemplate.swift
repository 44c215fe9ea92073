/// What a control shows: a `ControlWidgetButton` or a `ControlWidgetToggle`.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate: View {}

extension ControlWidgetTemplate {
    /// Sets the color of the control.
    public nonisolated func tint(_ color: Color?) -> some ControlWidgetTemplate {
        ControlContent(modified(.tint(color.map { .color($0) })))
    }

    /// Sets whether the control can be used.
    public nonisolated func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        ControlContent(environment(\.isEnabled, !disabled).modified(.disabled(disabled)))
    }
}

/// The content of a control whatever its type.
nonisolated public struct ControlContent: ControlWidgetTemplate, PrimitiveView {
    private let content: any View

    init(_ content: any View) { self.content = content }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: content, in: environment)
    }
}

/// Makes a control's template of statements.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
    /// A template.
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    /// A template.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    /// The first of two choices.
    public static func buildEither(first content: some ControlWidgetTemplate) -> ControlContent {
        ControlContent(content)
    }
    /// The second of two choices.
    public static func buildEither(second content: some ControlWidgetTemplate) -> ControlContent {
        ControlContent(content)
    }
    /// A template of a certain version.
    public static func buildLimitedAvailability(_ content: some ControlWidgetTemplate) -> ControlContent {
        ControlContent(content)
    }
}

nonisolated extension View {
    /// What pressing a control does, in words for a phone; without effect.
    public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }
    /// What pressing a control does, in words for a phone; without effect.
    @_disfavoredOverload
    public func controlWidgetActionHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }
    /// What a phone says of a control for a moment; without effect.
    public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }
    /// What a phone says of a control for a moment; without effect.
    @_disfavoredOverload
    public func controlWidgetStatus<Status: StringProtocol>(_ status: Status) -> some View { self }
}
