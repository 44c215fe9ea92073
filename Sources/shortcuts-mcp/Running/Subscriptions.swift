import IntentCore

/// The resources that the client wants to be told of when they are others.
struct Subscriptions {
    private struct Entry {
        let resource: Resource
        /// What the files behind it were like.
        var state: String
        /// When it shows something else by itself.
        var nextChange: Duration?
    }

    private var entries: [String: Entry] = [:]

    /// Widgets that change each second are told of no more often than this.
    private static let leastWait = Duration.seconds(1)

    mutating func add(_ resource: Resource) {
        guard entries[resource.uri] == nil else { return }
        // Without the mark that says when a timeline is old, nothing would tell of its reloading.
        for kind in resource.widgetKinds { _ = ReloadStamp(of: kind)?.made() }
        entries[resource.uri] = Entry(resource: resource, state: resource.state)
    }

    mutating func remove(_ uri: String) { entries[uri] = nil }

    /// The files behind them.
    var paths: Set<String> { Set(entries.values.flatMap(\.resource.paths)) }

    /// Those whose files are others since the last time.
    mutating func changed() -> [String] {
        var changed: [String] = []
        for uri in entries.keys.sorted() {
            guard var entry = entries[uri] else { continue }
            let state = entry.resource.state
            guard state != entry.state else { continue }
            entry.state = state
            entries[uri] = entry
            changed.append(uri)
        }
        return changed
    }

    var nextTime: Duration? { entries.values.compactMap(\.nextChange).min() }

    /// Those that show something else by now.
    mutating func due(at time: Duration) -> [String] {
        var due: [String] = []
        for (uri, entry) in entries {
            guard let change = entry.nextChange, change <= time else { continue }
            entries[uri]?.nextChange = nil
            due.append(uri)
        }
        return due.sorted()
    }

    /// Notes when a widget's timeline has its next entry, or is to be loaded anew.
    mutating func setNextChange(of uri: String, _ timeline: WidgetTimeline, now: Moment, clock: Duration) {
        let moments = timeline.entries.map(\.date) + [timeline.due].compactMap(\.self)
        guard let next = moments.map(\.milliseconds).filter({ $0 > now.milliseconds }).min() else { return }
        let wait = max(Duration.milliseconds(next - now.milliseconds), Self.leastWait)
        entries[uri]?.nextChange = clock + wait
    }
}

extension Resource {
    var isWidget: Bool { if case .entities = kind { false } else { true } }

    /// The kinds of widgets whose reloading tells that it is another: of a list those of its whole app.
    var widgetKinds: [String] {
        switch kind {
        case .widget(let widget, _), .tree(let widget): [widget.kind]
        case .entities: app.manifest.widgets.map(\.kind)
        }
    }

    /// The files and folders whose changes may change it.
    var paths: [String] {
        widgetKinds.compactMap { ReloadStamp(of: $0)?.folder } + app.manifest.valueSources.compactMap(\.expanded)
    }

    /// What those are like now.
    var state: String {
        let marks = widgetKinds.map { ReloadStamp(of: $0)?.current.map(\.description) ?? "" }
        return (marks + app.manifest.valueSources.map(\.fingerprint)).joined(separator: "\n")
    }

    /// The argument vector that tells it, with what the person chose for a widget.
    var chosenCommand: [String] {
        switch kind {
        case .widget(let widget, _), .tree(let widget):
            let choice = (try? WidgetPreferences.load())?.choice(of: widget.kind)
            return command(choice?.settings ?? [], family: choice?.family)
        case .entities: return command([], family: nil)
        }
    }

    /// The timeline that the app printed; nil where it is none.
    func timeline(of outcome: ProgramOutcome) -> WidgetTimeline? {
        guard outcome.status == 0, !outcome.isCut else { return nil }
        return (try? outcome.output.withUnsafeBytes { try JSONValue(parsing: $0) }).flatMap { try? WidgetTimeline($0) }
    }

    /// What may stand in a part of a template's URI.
    static func parts(
        named name: String, template: String, _ given: JSONObject, in offering: Offering
    ) -> [String] {
        let apps = offering.apps.filter { given["app"] == nil || given["app"]?.string == $0.name }
        let widgets = apps.flatMap(\.manifest.widgets)
        switch name {
        case "app":
            let isForWidgets = template.hasPrefix("widget:")
            let uris = offering.resources.filter { $0.isWidget == isForWidgets }.map(\.app.name)
            return uris.enumerated().filter { !uris[..<$0.offset].contains($0.element) }.map(\.element)
        case "kind": return widgets.map(\.kind)
        case "family":
            return widgets.first { given["kind"] == nil || given["kind"]?.string == $0.kind }?.families ?? []
        case "type":
            return offering.resources.compactMap { resource in
                guard case .entities(_, let parameter) = resource.kind,
                    apps.contains(where: { $0.name == resource.app.name })
                else { return nil }
                return parameter.type
            }
        default: return []
        }
    }
}
