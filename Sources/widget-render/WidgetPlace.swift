import IntentCore

/// A widget with the app that it belongs to.
struct WidgetPlace {
    let app: InstalledProgram
    let widget: Manifest.Widget

    /// Those of all installed apps; of two of one kind the first app's.
    static func all() -> [WidgetPlace] {
        var places: [WidgetPlace] = []
        for app in Catalog.load().apps {
            for widget in app.manifest.widgets where !places.contains(where: { $0.widget.kind == widget.kind }) {
                places.append(WidgetPlace(app: app, widget: widget))
            }
        }
        return places
    }

    /// - Throws: `WidgetError.isGone`.
    static func of(kind: String) throws -> WidgetPlace {
        guard let place = all().first(where: { $0.widget.kind == kind }) else { throw WidgetError.isGone(kind) }
        return place
    }
}
