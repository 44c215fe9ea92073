import IntentCore

@main
struct WidgetRender: IntentApp {
    static let name = "widget-render"
    static let displayName = "Widget Render"
    static let primaryIntent: any AppIntent.Type = RenderWidgetIntent.self
    static let summary = "Show your widgets in a terminal or a status bar."
    static let intents: [any AppIntent.Type] = [ListWidgetsIntent.self]
}
