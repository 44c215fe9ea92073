extension Manifest {
    /// The manifest's JSON; keys with nothing to say are left out.
    package var json: JSONValue {
        var object = Members()
        object["manifest"] = .integer(Self.version)
        object["name"] = .string(name)
        object.add("program", program)
        object["displayName"] = .string(displayName)
        object.add("synonyms", synonyms)
        object.add("summary", summary)
        object["intents"] = .array(intents.map(\.json))
        object.add("shortcuts", shortcuts.map(\.json))
        object.add("widgets", widgets.map(\.json))
        object.add("valueSources", valueSources.map(\.path))
        return object.json
    }
}

extension Manifest.Intent {
    fileprivate var json: JSONValue {
        var object = Members()
        object["name"] = .string(name)
        object["command"] = .string(command)
        object.add("primary", isPrimary)
        object["title"] = .string(title)
        object.add("description", description)
        if !isDiscoverable { object["discoverable"] = .bool(false) }
        object.add("effects", effects.names)
        object.add("authentication", needsAuthentication)
        object.add("delegates", delegates)
        object.add("parameters", parameters.map(\.json))
        object["result"] = result.map { result in
            var object = Members()
            object["type"] = .string(result.type)
            object.add("list", result.isList)
            object.add(result.form)
            object.add(
                "properties",
                result.properties.map { property in
                    var object = Members()
                    object["name"] = .string(property.name)
                    object.add("list", property.isList)
                    object.add(property.form)
                    return object.json
                })
            return object.json
        }
        return object.json
    }
}

extension IntentEffects {
    /// Each effect with the name that manifests have for it.
    private static let known: [(effect: IntentEffects, name: String)] = [
        (.readOnly, "readOnly"), (.destructive, "destructive"), (.idempotent, "idempotent"), (.asksFirst, "asksFirst"),
    ]

    var names: [String] { Self.known.filter { contains($0.effect) }.map(\.name) }

    /// The effects of those names; others are of a later version.
    init(names: [String]) {
        self = []
        for (effect, name) in Self.known where names.contains(name) { insert(effect) }
    }
}

extension Manifest.Parameter {
    fileprivate var json: JSONValue {
        var object = Members()
        object["name"] = .string(name)
        object["option"] = .string(option)
        object.add("title", title)
        object.add("description", description)
        object["kind"] = .string(kind.rawValue)
        object["type"] = .string(type)
        object.add("expected", expected)
        object.add(form)
        object["minimum"] = limits?.least
        object["maximum"] = limits?.greatest
        object["minCount"] = size.map { .integer($0.least) }
        object["maxCount"] = size.map { .integer($0.most) }
        object.add("required", isRequired)
        object.add("list", isList)
        object.add("default", defaultValue)
        object.add("choices", choices.map(\.json))
        object.add("connects", connects)
        return object.json
    }
}

extension Manifest.Widget {
    fileprivate var json: JSONValue {
        var object = Members()
        object["kind"] = .string(kind)
        object.add("displayName", displayName)
        object.add("description", description)
        object.add("families", families)
        object.add("intent", intent)
        object.add("parameters", parameters.map(\.json))
        return object.json
    }
}

extension Manifest.Shortcut {
    fileprivate var json: JSONValue {
        var object = Members()
        object["intent"] = .string(intent)
        object.add("shortTitle", shortTitle)
        object.add("systemImageName", systemImageName)
        object.add("phrases", phrases.map(\.text))
        var implied = Members()
        for (parameter, words) in values {
            implied[parameter] = words.count == 1 ? .string(words[0]) : .array(words.map(JSONValue.string))
        }
        if !values.isEmpty { object["values"] = implied.json }
        return object.json
    }
}

extension Choice {
    /// `{"id":"5","title":"5K","synonyms":["five"]}`, as manifests and the cache of values have it.
    package var json: JSONValue {
        var object = Members()
        object["id"] = .string(identifier)
        object["title"] = .string(title)
        object.add("subtitle", subtitle)
        var known: Set = [identifier, title]
        object.add("synonyms", otherNames.filter { known.insert($0).inserted })
        return object.json
    }
}

/// A JSON object in the making.
private struct Members {
    private var object = JSONObject()

    var json: JSONValue { .object(object) }

    subscript(key: String) -> JSONValue? {
        get { object[key] }
        set { object[key] = newValue }
    }

    mutating func add(_ key: String, _ text: String?) { if let text { object[key] = .string(text) } }
    mutating func add(_ form: JSONForm?) {
        add("json", form?.type)
        add("format", form?.format)
        add("unit", form?.unit)
    }
    mutating func add(_ key: String, _ flag: Bool) { if flag { object[key] = .bool(true) } }
    mutating func add(_ key: String, _ texts: [String]) { add(key, texts.map(JSONValue.string)) }
    mutating func add(_ key: String, _ elements: [JSONValue]) {
        if !elements.isEmpty { object[key] = .array(elements) }
    }
}
