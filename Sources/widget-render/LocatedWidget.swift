import IntentCore

/// A widget with the app that it belongs to.
struct LocatedWidget {
    let app: InstalledApp
    let widget: Manifest.Widget

    /// Those of all installed apps; of two of one kind the first app's.
    static func all() -> [LocatedWidget] {
        var places: [LocatedWidget] = []
        for app in Catalog.load().apps {
            for widget in app.manifest.widgets where !places.contains(where: { $0.widget.kind == widget.kind }) {
                places.append(LocatedWidget(app: app, widget: widget))
            }
        }
        return places
    }

    /// - Throws: `WidgetError.isGone`.
    static func of(kind: String) throws -> LocatedWidget {
        guard let place = all().first(where: { $0.widget.kind == kind }) else { throw WidgetError.isGone(kind) }
        return place
    }
}
