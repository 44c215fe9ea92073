import IntentCore

/// What a client may read: a widget, as text and as its tree, or the entities that a parameter can have.
///
///     widget://run-track/TrackRun
///     widget://run-track/TrackRun/tree
///     widget://run-track/TrackRun/systemMedium
///     entities://meditate/meditation-session
struct Resource {
    enum Kind {
        /// The widget's text, in a family where one is named.
        case widget(Manifest.Widget, family: WidgetFamily?)
        case tree(Manifest.Widget)
        case entities(Manifest.Intent, Manifest.Parameter)
    }

    let uri: String
    let app: InstalledApp
    let kind: Kind

    static let treeName = "tree"

    static func all(of app: InstalledApp) -> [Resource] {
        var all: [Resource] = []
        for widget in app.manifest.widgets {
            all.append(
                Resource(uri: uri("widget", app.name, widget.kind), app: app, kind: .widget(widget, family: nil)))
            all.append(
                Resource(uri: uri("widget", app.name, widget.kind, treeName), app: app, kind: .tree(widget)))
        }
        var types: Set<String> = []
        for intent in app.manifest.intents where intent.isDiscoverable && !intent.delegates {
            for parameter in intent.parameters
            where parameter.kind == .entity && types.insert(parameter.type).inserted {
                all.append(
                    Resource(
                        uri: uri("entities", app.name, parameter.type), app: app, kind: .entities(intent, parameter)))
            }
        }
        return all
    }

    /// The resource of a URI: a listed one, or a widget in one of its families.
    static func named(_ uri: String, in offering: Offering) -> Resource? {
        if let listed = offering.resources.first(where: { $0.uri == uri }) { return listed }
        for resource in offering.resources {
            guard case .widget(let widget, nil) = resource.kind, uri.hasPrefix(resource.uri + "/"),
                let family = WidgetFamily(name: String(uri.dropFirst(resource.uri.count + 1))),
                widget.families.isEmpty || widget.families.contains(family.name)
            else { continue }
            return Resource(uri: uri, app: resource.app, kind: .widget(widget, family: family))
        }
        return nil
    }

    static let templates: [JSONValue] = [
        .object([
            "uriTemplate": "widget://{app}/{kind}/{family}", "name": "widget", "title": "A widget in one of its sizes",
            "mimeType": "text/plain",
        ]),
        .object([
            "uriTemplate": "entities://{app}/{type}", "name": "entities", "title": "What a parameter can be",
            "mimeType": "application/json",
        ]),
    ]

    private static func uri(_ scheme: String, _ parts: String...) -> String {
        "\(scheme)://" + parts.map(percentEncoded).joined(separator: "/")
    }

    /// A part of a URI by RFC 3986: all but its unreserved characters are escaped.
    private static func percentEncoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { encoded, byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default: encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }

    var mimeType: String {
        if case .widget = kind { "text/plain" } else { "application/json" }
    }

    /// The resource as `resources/list` has it.
    var json: JSONValue {
        var object: JSONObject = ["uri": .string(uri)]
        switch kind {
        case .widget(let widget, _):
            object["name"] = .string(shownText(widget.kind))
            object["title"] = .string(shownText("\(widget.displayName ?? widget.kind) (\(app.manifest.displayName))"))
            object["description"] = widget.description.map { .string(shownText($0)) }
        case .tree(let widget):
            object["name"] = .string(shownText("\(widget.kind)/\(Self.treeName)"))
            object["title"] = .string(
                shownText("\(widget.displayName ?? widget.kind) (\(app.manifest.displayName)) as a tree of views"))
        case .entities(_, let parameter):
            object["name"] = .string(shownText(parameter.type))
            object["title"] = .string(shownText("\(parameter.valueName) (\(app.manifest.displayName))"))
        }
        object["mimeType"] = .string(mimeType)
        return .object(object)
    }

    /// The argument vector that tells it.
    func command(_ settings: [WidgetSetting], family chosen: WidgetFamily?) -> [String] {
        switch kind {
        case .widget(let widget, let family):
            let family = (family ?? chosen).map { ["--family", $0.name] } ?? []
            return app.command + ["--timeline", widget.kind] + family + settings.flatMap { ["--set", $0.text] }
        case .tree(let widget):
            let family = chosen.map { ["--family", $0.name] } ?? []
            return app.command + ["--timeline", widget.kind] + family + settings.flatMap { ["--set", $0.text] }
        case .entities(let intent, let parameter):
            return app.command + ["--complete", intent.command, parameter.name, ""]
        }
    }

    /// What the program printed, as the contents of the resource.
    ///
    /// - Throws: `RPCError` where it is not what it should be.
    func contents(_ outcome: ProgramOutcome, now: Moment) throws(RPCError) -> JSONObject {
        guard outcome.status == 0, !outcome.isCut else {
            let said = outcome.errorLines(of: app.name).first ?? "\(app.name) ended with status \(outcome.status)"
            throw .failed(said)
        }
        let text: String
        switch kind {
        case .entities:
            let choices = Choice.candidates(in: outcome.output)
            text = JSONValue.array(choices.map { $0.json }).text
        case .widget(_, let family):
            let timeline = try timeline(outcome.output)
            let context = RenderingContext(depth: .none, isUnicode: true, now: now)
            let lines = timeline.entry(at: now)?.tree.widgetLines(
                timeline.family ?? family ?? .systemMedium, context)
            text = (lines ?? []).map(\.plainText).joined(separator: "\n")
        case .tree:
            text = try timeline(outcome.output).entry(at: now)?.tree.json.text ?? "null"
        }
        return [
            "contents": .array([
                .object(["uri": .string(uri), "mimeType": .string(mimeType), "text": .string(text)])
            ])
        ]
    }

    private func timeline(_ bytes: [UInt8]) throws(RPCError) -> WidgetTimeline {
        do {
            return try WidgetTimeline(try bytes.withUnsafeBytes { try JSONValue(parsing: $0) })
        } catch let error as ManifestError {
            throw .failed("\(app.name) gives a timeline that \(error.words)")
        } catch {
            throw .failed("\(app.name) gives a timeline that is not JSON")
        }
    }
}

extension Manifest.Parameter {
    /// What one of its values is called: `Run` for what is expected as `a Run`.
    fileprivate var valueName: String {
        guard let expected, let space = expected.firstIndex(of: " "), ["a", "an"].contains(expected[..<space]) else {
            return expected ?? type
        }
        return String(expected[expected.index(after: space)...])
    }
}
