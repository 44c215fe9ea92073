/// A widget with the app that it belongs to.
package struct LocatedWidget {
    package let app: InstalledApp
    package let widget: Manifest.Widget

    /// What it is named by: its kind, with the app's name before it where two apps have a widget of that kind.
    package private(set) var identifier: String

    /// Those of all installed apps.
    package static func all() -> [LocatedWidget] {
        let widgets = CatalogSnapshot.current.apps().apps.flatMap { app in app.manifest.widgets.map { (app, $0) } }
        let counts = Dictionary(widgets.map { ($0.1.kind, 1) }, uniquingKeysWith: +)
        return widgets.map { app, widget in
            var place = LocatedWidget(app: app, widget: widget, identifier: widget.kind)
            if counts[widget.kind] != 1 { place.identifier = place.fullName }
            return place
        }
    }

    /// The widget of that kind, or of an app's name and a kind: `run-track/TrackRun`.
    ///
    /// - Throws: `WidgetError.isGone`, and `WidgetError.severalApps` for a kind that two apps have.
    package static func of(kind: String) throws -> LocatedWidget {
        let places = all()
        let named = places.filter { $0.widget.kind == kind }
        guard named.count < 2 else { throw WidgetError.severalApps(kind, names: named.map(\.fullName)) }
        guard let place = named.first ?? places.first(where: { $0.fullName == kind }) else {
            throw WidgetError.isGone(kind)
        }
        return place
    }

    /// The app's name and the kind.
    private var fullName: String { "\(app.name)/\(widget.kind)" }
}
