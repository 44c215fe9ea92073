/// The values that an app's parameters in phrases can have now, as the cache holds them: lists and completions read
/// them there, and start no app.
///
/// The file `parameters/NAME.json` in the cache folder:
///
///     {"v":1,"sources":[["$XDG_CONFIG_HOME/…/sessions.json","content 412 9f3a"]],
///      "values":{"MeditateIntent.session":[{"id":"…","title":"Breathing","synonyms":["Breath"]}]}}
package struct ParameterValues: Sendable {
    /// What the sources were like before the values were looked up: an edit meanwhile makes them old, never new.
    var sources: [FileFingerprint]
    private var lists: [(key: String, choices: [Choice])] = []

    init(sources: [ValueSource]) { self.sources = sources.map { FileFingerprint($0) } }

    /// The values of a parameter, or nil where they were never looked up.
    package func values(of parameter: String, in intent: String) -> [Choice]? {
        let key = Self.key(intent, parameter)
        return lists.first { $0.key == key }?.choices
    }

    mutating func set(_ choices: [Choice], of parameter: String, in intent: String) {
        let key = Self.key(intent, parameter)
        lists.removeAll { $0.key == key }
        lists.append((key, choices))
    }

    private static func key(_ intent: String, _ parameter: String) -> String { "\(intent).\(parameter)" }

    /// Whether the sources are those and as they were.
    package func isFresh(for sources: [ValueSource]) -> Bool {
        sources.map { FileFingerprint($0) } == self.sources
    }
}

extension ParameterValues {
    private static let version = 1
    /// More than any list that people choose from.
    private static let mostBytes = 64 << 20

    private static func path(_ app: String) throws -> String {
        appendingPathComponent(try XDGDirectories.cache, "parameters/\(app).json")
    }

    /// What the cache holds of an app. Nil where there is nothing, or nothing that can be used.
    package static func cached(for app: String) -> ParameterValues? {
        guard let path = try? path(app), let bytes = try? TrustedFile.read(path, most: mostBytes),
            let json = try? bytes.withUnsafeBytes({ try JSONValue(parsing: $0) })
        else { return nil }
        return ParameterValues(json)
    }

    /// Writes them in one step, unless the cache has exactly that already.
    ///
    /// - Throws: `StoreError`.
    func save(for app: String) throws {
        var bytes: [UInt8] = []
        json.write(to: &bytes)
        let path = try Self.path(app)
        if let old = try? wholeFile(path, most: bytes.count), old == bytes { return }
        try AtomicFile.replace(path, with: bytes, lasting: false)
    }

    private var json: JSONValue {
        var values = JSONObject()
        for (key, choices) in lists { values[key] = .array(choices.map(\.json)) }
        return .object([
            "v": .integer(Self.version),
            "sources": .array(sources.map { .array([.string($0.path), .string($0.text)]) }),
            "values": .object(values),
        ])
    }

    private init?(_ json: JSONValue) {
        guard let object = json.object, object["v"] == .integer(Self.version),
            case .array(let stamps) = object["sources"], let values = object["values"]?.object
        else { return nil }
        sources = []
        for case .array(let pair) in stamps {
            guard pair.count == 2, let path = pair[0].string, let text = pair[1].string else { return nil }
            sources.append(FileFingerprint(path: path, text: text))
        }
        for (key, list) in values.members {
            guard case .array(let elements) = list, let choices = try? elements.map({ try Choice($0) }) else {
                return nil
            }
            lists.append((key, choices))
        }
    }
}
