/// An app whose widgets are those of a bundle, made when they are asked for.
protocol WidgetBundleApp: IntentApp {
    @MainActor static var bundledWidgets: [any Widget] { get }
}

extension IntentApp {
    /// What the app's widgets say of themselves.
    @MainActor static func widgetDeclarations() -> [WidgetDeclaration] {
        let made = (self as? any WidgetBundleApp.Type)?.bundledWidgets ?? widgets.map { $0.init() }
        return made.flatMap(\.single).compactMap(\.declaration)
    }
}

extension WidgetBundle {
    /// Runs the bundle as an app with widgets alone; the process ends with its exit status.
    public static func main() { BundleApp<Self>.main() }
}

extension Widget {
    /// Runs the widget as an app with nothing else; the process ends with its exit status.
    public static func main() { BundleApp<BundleOfOne<Self>>.main() }
}

private struct BundleOfOne<Only: Widget>: WidgetBundle {
    var body: some Widget { Only() }
}

/// The app that a bundle is. It is called as its program is.
private enum BundleApp<Bundle: WidgetBundle>: WidgetBundleApp {
    static var name: String { CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "widgets" }
    static var displayName: String { name }
    static var primaryIntent: any AppIntent.Type { ListWidgetsIntent<Bundle>.self }
    static var widgets: [any Widget.Type] { [Bundle.Body.self] }
    @MainActor static var bundledWidgets: [any Widget] { [Bundle().body] }
}

/// Lists the widgets of a bundle: what the program does when it is called by itself.
private struct ListWidgetsIntent<Bundle: WidgetBundle>: AppIntent {
    static var title: LocalizedStringResource { "List the widgets" }
    static var intentEffects: IntentEffects { .readOnly }
    static var description: IntentDescription? { "Lists the kinds of the widgets that widget-render can show." }
    static var persistentIdentifier: String { "ListWidgetsIntent" }  // Without the type of the bundle.

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: await BundleApp<Bundle>.widgetDeclarations().map(\.kind))
    }
}
