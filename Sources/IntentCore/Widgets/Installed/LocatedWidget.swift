/// A widget with the app that it belongs to.
package struct LocatedWidget {
    package let app: InstalledApp
    package let widget: Manifest.Widget

    /// Those of all installed apps; of two of one kind the first app's.
    package static func all() -> [LocatedWidget] {
        var places: [LocatedWidget] = []
        for app in Catalog.load().apps {
            for widget in app.manifest.widgets where !places.contains(where: { $0.widget.kind == widget.kind }) {
                places.append(LocatedWidget(app: app, widget: widget))
            }
        }
        return places
    }

    /// - Throws: `WidgetError.isGone`.
    package static func of(kind: String) throws -> LocatedWidget {
        guard let place = all().first(where: { $0.widget.kind == kind }) else { throw WidgetError.isGone(kind) }
        return place
    }
}
