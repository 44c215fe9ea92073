/// What is wrong with a manifest, in the words behind its name.
package struct ManifestError: Error, Equatable {
    package let words: String
}

extension Manifest {
    /// Reads a manifest.
    ///
    /// - Throws: `ManifestError`, which names the place.
    package init(_ json: JSONValue) throws(ManifestError) {
        let members = try ManifestObject(json, at: "it")
        guard let version = members.json["manifest"]?.double else {
            throw ManifestError(words: "it has no \"manifest\": \(Self.version), which says what it is")
        }
        guard version == Double(Self.version) else {
            throw ManifestError(words: "it is of version \(plainDecimal(version)); this tool reads \(Self.version)")
        }
        name = try members.name("name")
        // It becomes a file's name and a command.
        guard !name.contains("/"), !name.hasPrefix("."), !name.hasPrefix("-"), sanitized(name) == name else {
            throw ManifestError(
                words: "it.name is '\(name)'; a name has no slash and does not begin with a dot or dash")
        }
        displayName = try members.text("displayName") ?? name
        synonyms = try members.texts("synonyms")
        summary = try members.text("summary")
        program = try members.texts("program")
        intents = try members.objects("intents", Intent.init)
        shortcuts = try members.objects("shortcuts", Shortcut.init)
        widgets = try members.objects("widgets", Widget.init)
        valueSources = try members.texts("valueSources").map { ValueSource(path: $0) }
        if intents.count == 1 { intents[0].isPrimary = true }
    }
}

extension Manifest.Intent {
    fileprivate init(_ members: ManifestObject) throws(ManifestError) {
        name = try members.name("name")
        command = try members.text("command") ?? intentCommandName(name)
        isPrimary = try members.flag("primary") ?? false
        title = try members.text("title") ?? name
        description = try members.text("description")
        isDiscoverable = try members.flag("discoverable") ?? true
        effects = IntentEffects(names: try members.texts("effects"))
        needsAuthentication = try members.flag("authentication") ?? false
        delegates = try members.flag("delegates") ?? false
        parameters = try members.objects("parameters", Manifest.Parameter.init)
        guard let json = members.json["result"] else { return }
        let result = try ManifestObject(json, at: members.place + ".result")
        self.result = Manifest.Result(
            type: try result.name("type"), isList: try result.flag("list") ?? false, form: try result.form(),
            properties: try result.objects("properties", Manifest.Property.init))
    }
}

extension Manifest.Property {
    fileprivate init(_ members: ManifestObject) throws(ManifestError) {
        name = try members.name("name")
        isList = try members.flag("list") ?? false
        guard let form = try members.form() else { throw ManifestError(words: "\(members.place).json is missing") }
        self.form = form
    }
}

extension Manifest.Parameter {
    fileprivate init(_ members: ManifestObject) throws(ManifestError) {
        name = try members.name("name")
        option = try members.text("option") ?? kebabCase(name)
        title = try members.text("title")
        description = try members.text("description")
        choices = try members.objects("choices", Choice.init)
        let word = try members.text("kind")
        guard let kind = Manifest.Kind(rawValue: word ?? (choices.isEmpty ? "text" : "enum")) else {
            throw ManifestError(
                words: "\(members.place).kind is '\(word ?? "")'; it can be word, text, file, flag, enum or entity")
        }
        self.kind = kind
        type = try members.text("type") ?? kind.rawValue
        expected = try members.text("expected")
        form = try members.form()
        if let least = members.number("minimum"), let greatest = members.number("maximum") {
            limits = (least, greatest)
        }
        if case .integer(let least)? = members.json["minCount"], case .integer(let most)? = members.json["maxCount"] {
            size = (least, most)
        }
        isRequired = try members.flag("required") ?? false
        isList = try members.flag("list") ?? false
        defaultValue = try members.text("default")
        connects = try members.flag("connects") ?? false
    }
}

extension Manifest.Widget {
    fileprivate init(_ members: ManifestObject) throws(ManifestError) {
        kind = try members.name("kind")
        displayName = try members.text("displayName")
        description = try members.text("description")
        families = try members.texts("families").map { WidgetFamily(name: $0)?.name ?? $0 }
        intent = try members.text("intent")
        parameters = try members.objects("parameters", Manifest.Parameter.init)
    }
}

extension Manifest.Shortcut {
    fileprivate init(_ members: ManifestObject) throws(ManifestError) {
        intent = try members.name("intent")
        phrases = try members.texts("phrases").map { PhraseTemplate($0) }
        shortTitle = try members.text("shortTitle")
        systemImageName = try members.text("systemImageName")
        guard let json = members.json["values"] else { return }
        let implied = try ManifestObject(json, at: members.place + ".values")
        for (parameter, _) in implied.json.members {
            values.append((parameter, try implied.texts(parameter)))
        }
    }
}

extension Choice {
    fileprivate init(_ members: ManifestObject) throws(ManifestError) {
        let id = try members.text("id")
        let title = try members.text("title")
        guard let name = title ?? id else { throw ManifestError(words: "\(members.place) has neither title nor id") }
        self.init(
            title: name, subtitle: try members.text("subtitle"),
            otherNames: try members.texts("synonyms") + (id.map { [$0] } ?? []), identifier: id ?? name)
    }

    /// Reads what `json` gives.
    package init(_ json: JSONValue) throws(ManifestError) {
        try self.init(ManifestObject(json, at: "a value"))
    }
}

/// An object of a manifest and where it stands, for reading its members one by one.
private struct ManifestObject {
    let json: JSONObject
    let place: String

    init(_ json: JSONValue, at place: String) throws(ManifestError) {
        guard let object = json.object else { throw ManifestError(words: "\(place) is \(json.kind), not an object") }
        self.json = object
        self.place = place
    }

    private func path(_ key: String) -> String { "\(place).\(key)" }

    /// A text that must be there and cannot be empty.
    func name(_ key: String) throws(ManifestError) -> String {
        guard let text = try text(key), !text.isEmpty else { throw ManifestError(words: "\(path(key)) is missing") }
        return text
    }

    /// A text or number, as a word.
    func text(_ key: String) throws(ManifestError) -> String? {
        guard let value = json[key], value != .null else { return nil }
        guard let word = value.word else { throw ManifestError(words: "\(path(key)) is \(value.kind), not text") }
        return word
    }

    func flag(_ key: String) throws(ManifestError) -> Bool? {
        guard let value = json[key], value != .null else { return nil }
        guard case .bool(let flag) = value else {
            throw ManifestError(words: "\(path(key)) is \(value.kind), not true or false")
        }
        return flag
    }

    func number(_ key: String) -> JSONValue? { json[key].flatMap { $0.double == nil ? nil : $0 } }

    /// How values look in JSON, where it says so.
    func form() throws(ManifestError) -> JSONForm? {
        guard let type = try text("json") else { return nil }
        return JSONForm(type, format: try text("format"), unit: try text("unit"))
    }

    /// A list of texts, or a text that stands for a list of one.
    func texts(_ key: String) throws(ManifestError) -> [String] {
        guard case .array(let elements) = json[key] else { return try text(key).map { [$0] } ?? [] }
        var texts: [String] = []
        for element in elements {
            guard let word = element.word else {
                throw ManifestError(words: "\(path(key)) holds \(element.kind), not text alone")
            }
            texts.append(word)
        }
        return texts
    }

    func objects<Element>(
        _ key: String, _ read: (ManifestObject) throws(ManifestError) -> Element
    ) throws(ManifestError) -> [Element] {
        guard let value = json[key], value != .null else { return [] }
        guard case .array(let elements) = value else {
            throw ManifestError(words: "\(path(key)) is \(value.kind), not a list")
        }
        var all: [Element] = []
        for (index, element) in elements.enumerated() {
            all.append(try read(ManifestObject(element, at: "\(path(key))[\(index)]")))
        }
        return all
    }
}
