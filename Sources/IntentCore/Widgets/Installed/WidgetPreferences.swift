/// What `widgets.json` holds: the widgets that the person shows, in their order.
///
///     {
///       "widgets": [
///         {
///           "kind": "TrackRun",
///           "family": "small",
///           "set": {
///             "run": "5K"
///           }
///         }
///       ]
///     }
///
/// `kind` is all that an entry must have. A value in `set` is text, a number, true or false, or a list of these. All other
/// keys are the person's own and stay where they are.
package struct WidgetPreferences {
    /// A widget as it is chosen.
    package struct Choice: Equatable {
        package var kind: String
        package var family: WidgetFamily?
        package var settings: [WidgetSetting] = []

        package init(kind: String, family: WidgetFamily? = nil, settings: [WidgetSetting] = []) {
            self.kind = kind
            self.family = family
            self.settings = settings
        }
    }

    package private(set) var choices: [Choice] = []
    private var root: JSONObject = [:]

    static let fileName = "widgets.json"

    private static var file: SharedFile {
        get throws { SharedFile(appendingPathComponent(try XDGDirectories.config, fileName)) }
    }

    /// - Throws: `ChosenWidgetsError`, and what the store throws.
    package static func load() throws -> WidgetPreferences {
        // Without a home nothing can have been chosen.
        guard let file = try? file, let bytes = try file.read() else { return WidgetPreferences() }
        return try WidgetPreferences(bytes, path: file.path)
    }

    /// The choice of a kind, the first where there are several.
    package func choice(of kind: String) -> Choice? { choices.first { $0.kind == kind } }

    /// Remembers a choice in the place of the first of its kind, else at the end.
    package static func save(_ choice: Choice) throws {
        let file = try file
        try file.update { bytes in
            var chosen = try bytes.map { try WidgetPreferences($0, path: file.path) } ?? WidgetPreferences()
            chosen.put(choice)
            return Array(JSONValue.object(chosen.root).prettyText.utf8)
        }
    }

    private mutating func put(_ choice: Choice) {
        var entries: [JSONValue] = []
        if case .array(let old)? = root["widgets"] { entries = old }
        let index = entries.firstIndex { $0.object?["kind"]?.string == choice.kind }
        var entry = index.flatMap { entries[$0].object } ?? [:]
        entry["kind"] = .string(choice.kind)
        if let family = choice.family { entry["family"] = .string(family.name) }
        entry["set"] = choice.settings.isEmpty ? nil : .object(Self.json(choice.settings))
        if let index {
            entries[index] = .object(entry)
        } else {
            entries.append(.object(entry))
        }
        root["widgets"] = .array(entries)
    }

    private static func json(_ settings: [WidgetSetting]) -> JSONObject {
        var object: JSONObject = [:]
        for setting in settings {
            switch object[setting.name] {
            case nil: object[setting.name] = .string(setting.word)
            case .array(let words)?: object[setting.name] = .array(words + [.string(setting.word)])
            case let word?: object[setting.name] = .array([word, .string(setting.word)])
            }
        }
        return object
    }
}

extension WidgetPreferences {
    init(_ bytes: [UInt8], path: String) throws {
        func wrong(_ problem: String) -> ChosenWidgetsError { ChosenWidgetsError(path: path, problem: problem) }
        let json: JSONValue
        do {
            json = try bytes.withUnsafeBytes { try JSONValue(parsing: $0) }
        } catch let error as JSONSyntaxError {
            throw wrong("line \(error.line) column \(error.column): \(error.problem)")
        }
        guard let root = json.object else { throw wrong("it is \(json.kind), not an object") }
        self.root = root
        guard let list = root["widgets"] else { return }
        guard case .array(let entries) = list else { throw wrong("\"widgets\" is \(list.kind), not a list") }
        for entry in entries {
            guard let object = entry.object, let kind = object["kind"]?.string, !kind.isEmpty else {
                throw wrong("a widget has no \"kind\"")
            }
            var choice = Choice(kind: kind)
            if let word = object["family"]?.string {
                guard let family = WidgetFamily(name: word) else { throw wrong("'\(word)' is no family") }
                choice.family = family
            }
            for (name, value) in object["set"]?.object?.members ?? [] {
                var values = [value]
                if case .array(let several) = value { values = several }
                for value in values {
                    guard let word = value.settingWord else { throw wrong("\"\(name)\" is set to \(value.kind)") }
                    choice.settings.append(WidgetSetting(name: name, word: word))
                }
            }
            choices.append(choice)
        }
    }
}

extension JSONValue {
    fileprivate var settingWord: String? {
        if case .bool(let flag) = self { return flag ? "yes" : "no" }
        return word
    }
}

/// A file of chosen widgets that cannot be used.
struct ChosenWidgetsError: UserFacingError {
    let path: String
    let problem: String

    var words: String { "\(path): \(problem); correct it, nothing was changed" }
    var status: ExitStatus { .badConfiguration }
}
