/// A widget around a previewed view; without effect.
public struct WidgetPreviewContext: PreviewContext {
    /// A widget of a family.
    public init(family: WidgetFamily) {}
}

extension AppIntentRecommendation {
    /// A configuration with its name; without effect.
    @_disfavoredOverload
    public init(intent: Intent, description: String) {
        self.init(intent: intent, description: LocalizedStringResource(stringLiteral: description))
    }
}
