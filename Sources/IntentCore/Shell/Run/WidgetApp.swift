/// An app whose widgets are those of a bundle, made when they are asked for.
protocol WidgetBundleApp: IntentApp {
    @MainActor static var bundledWidgets: [any Widget] { get }
}

extension IntentApp {
    /// What the app's widgets say of themselves.
    @MainActor static func widgetDeclarations() -> [WidgetDeclaration] {
        let made: [any Widget] =
            if let bundle = self as? any WidgetBundleApp.Type {
                bundle.bundledWidgets
            } else if let bundle = self as? any WidgetBundle.Type {
                [bundle.init().madeBody] + listed(without: bundle)
            } else {
                widgets.map { $0.init() }
            }
        return made.flatMap(\.single).compactMap(\.declaration)
    }

    /// The widgets that an app names which is a bundle itself.
    @MainActor private static func listed<Bundle: WidgetBundle>(without bundle: Bundle.Type) -> [any Widget] {
        // The type of a bundle's body stands for its widgets where none are named; only the bundle can make it.
        widgets.filter { $0 != Bundle.Body.self }.map { $0.init() }
    }
}

extension WidgetBundle {
    @MainActor fileprivate var madeBody: any Widget { body }
}

// A phone's `@main` bundle or widget stays as it is; `nonisolated extension TheBundle: IntentApp { … }` adds
// the rest.

extension WidgetBundle where Self: IntentApp {
    /// Runs the app, whose widgets are the bundle's; the process ends with its exit status.
    public nonisolated static func main() { runAsTool() }
}

extension Widget where Self: IntentApp {
    /// Runs the app, which is the widget itself; the process ends with its exit status.
    public nonisolated static func main() { runAsTool() }
}

extension IntentApp where Self: WidgetBundle {
    /// Those of the bundle.
    public static var widgets: [any Widget.Type] { [Self.Body.self] }
    /// Lists the bundle's widgets.
    public static var primaryIntent: any AppIntent.Type { ListWidgetsIntent<Self>.self }
}

extension IntentApp where Self: Widget {
    /// The widget itself.
    public static var widgets: [any Widget.Type] { [Self.self] }
    /// Lists the widget.
    public static var primaryIntent: any AppIntent.Type { ListWidgetsIntent<BundleOfOne<Self>>.self }
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
