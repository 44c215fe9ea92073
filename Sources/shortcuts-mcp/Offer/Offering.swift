import IntentCore

/// All that is offered: made of the installed apps' manifests, and of nothing else.
struct Offering {
    let catalog: Catalog
    let apps: [InstalledApp]
    let tools: [Tool]
    let prompts: [Prompt]
    let resources: [Resource]
    /// The tools as the protocol has them, made once.
    let toolList: [JSONValue]
    private let toolPlaces: [String: Int]

    init(_ catalog: Catalog, _ options: ServerOptions) {
        self.catalog = catalog
        apps = ServerOptions.offeredApps(of: catalog).filter {
            options.apps.isEmpty || options.apps.contains($0.name)
        }
        var names = ToolNames()
        var tools: [Tool] = []
        for app in apps {
            // What a program that becomes another one would run is offered as that one's.
            for intent in app.manifest.intents where intent.isDiscoverable && !intent.delegates {
                guard !options.isReadOnly || intent.effects.contains(.readOnly) else { continue }
                let name = intent.isPrimary ? names.name(app.name) : names.name(app.name, intent.command)
                tools.append(Tool(name: name, app: app, intent: intent))
            }
        }
        self.tools = tools
        toolList = tools.map(\.json)
        toolPlaces = Dictionary(tools.enumerated().map { ($1.name, $0) }) { first, _ in first }
        prompts = Prompt.all(of: apps) { app, intent in
            tools.first { $0.app.name == app.name && $0.intent.name == intent.name }
        }
        resources = apps.flatMap { Resource.all(of: $0) }
    }

    func tool(_ name: String) -> Tool? { toolPlaces[name].map { tools[$0] } }
}

extension Collection<JSONValue> where Index == Int {
    /// The page of a list that a cursor stands for, as the protocol's lists have it.
    func page(_ key: String, after cursor: JSONValue?) throws(RPCError) -> JSONObject {
        var start = 0
        if let cursor {
            guard let number = cursor.string.flatMap({ Int($0) }), number > 0, number < count else {
                throw .invalidParams("the cursor is none that was given; begin without one")
            }
            start = number
        }
        let end = Swift.min(start + ListPage.size, count)
        var page: JSONObject = [key: .array(Array(self[start..<end]))]
        if end < count { page["nextCursor"] = .string(String(end)) }
        return page
    }
}

enum ListPage {
    /// Some clients never ask for a second page, so that the first has all that people usually have installed.
    static let size = 250
}
