import IntentCore

@main
struct WidgetRender: IntentApp {
    static let name = "widget-render"
    static let displayName = "Widget Render"
    static let primaryIntent: any AppIntent.Type = RenderWidgetIntent.self
    static let summary = "Show your widgets in a terminal or a status bar."
    static let intents: [any AppIntent.Type] = [ListWidgetsIntent.self]
    static let examples = [
        CommandExample("widget-render", "show your widgets"),
        CommandExample("widget-render TrackRun --format waybar", "show one in a status bar"),
    ]
    static let files = [
        AppFile(.config("widgets.json"), "The widgets that you chose."),
        AppFile(.data("apps/"), "Manifests of the installed apps; also under each of XDG_DATA_DIRS."),
    ]
}
