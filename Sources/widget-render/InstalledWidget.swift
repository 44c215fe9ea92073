import IntentCore

/// A widget of an installed app, known by its kind or by what it is called.
struct InstalledWidget: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "widget"
    static let defaultQuery = InstalledWidgetQuery()

    /// The kind.
    let id: String
    @Property(title: "Name") var name: String?
    @Property(title: "App") var app: String?
    @Property(title: "Families") var families: [String]
    @Property(title: "Settings") var settings: [String]

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(id)", subtitle: name.map { "\($0)" }, synonyms: name.map { ["\($0)"] } ?? [])
    }

    /// One of which nothing but the kind is known.
    init(kind: String) {
        id = kind
        families = []
        settings = []
    }

    init(_ place: LocatedWidget) {
        id = place.identifier
        name = place.widget.displayName
        app = place.app.name
        families = place.widget.families
        settings = place.widget.parameters.map(\.name)
    }
}

/// Finds the widgets of the installed apps.
struct InstalledWidgetQuery: EntityQuery {
    /// A kind that was shown before is taken at its word: to look it up among all apps takes longer than to show it.
    func entities(for identifiers: [String]) async throws -> [InstalledWidget] {
        let known = identifiers.filter { ReloadStamp(of: $0)?.current != nil }
        if known.count == identifiers.count { return known.map { InstalledWidget(kind: $0) } }
        let found = try await suggestedEntities().filter { identifiers.contains($0.id) }
        // A bar shows why there is nothing to show, and would show nothing at all for a word that is refused.
        let format = (IntentContext.current.intent as? RenderWidgetIntent)?.format?.format()
        guard found.isEmpty, format?.isBar == true else { return found }
        return identifiers.map { InstalledWidget(kind: $0) }
    }

    func suggestedEntities() async throws -> [InstalledWidget] { LocatedWidget.all().map { InstalledWidget($0) } }
}
