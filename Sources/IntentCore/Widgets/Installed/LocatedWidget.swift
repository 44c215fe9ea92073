/// A widget with the app that it belongs to.
package struct LocatedWidget {
    package let app: InstalledApp
    package let widget: Manifest.Widget

    /// What it is named by: its kind, with the app's name before it where two apps have a widget of that kind.
    package private(set) var identifier: String

    /// Those of all installed apps.
    package static func all() -> [LocatedWidget] {
        var places = Catalog.load().apps.flatMap { app in
            app.manifest.widgets.map { LocatedWidget(app: app, widget: $0, identifier: $0.kind) }
        }
        for kind in sharedKinds(among: places) {
            for index in places.indices where places[index].widget.kind == kind {
                places[index].identifier = places[index].fullName
            }
        }
        return places
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

    /// The kinds that several apps have a widget of.
    private static func sharedKinds(among places: [LocatedWidget]) -> [String] {
        var seen: Set<String> = []
        var shared: [String] = []
        for kind in places.map(\.widget.kind) where !seen.insert(kind).inserted && !shared.contains(kind) {
            shared.append(kind)
        }
        return shared
    }

    /// The app's name and the kind.
    private var fullName: String { "\(app.name)/\(widget.kind)" }
}
