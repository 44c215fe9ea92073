import IntentCore

/// An intent of an installed app as a tool of the protocol.
struct Tool {
    let name: String
    let app: InstalledApp
    let intent: Manifest.Intent

    /// Whether the person must agree before it is run, and the intent does not ask by itself.
    var needsConfirmation: Bool {
        intent.needsAuthentication
            || (intent.effects.contains(.destructive) && !intent.effects.contains(.asksFirst))
    }

    /// Whether it may run only where a person can be asked.
    var needsPerson: Bool { intent.needsAuthentication || intent.effects.contains(.destructive) }

    /// The tool as `tools/list` has it.
    var json: JSONValue {
        let effects = intent.effects
        let title = shownText(intent.title)
        var annotations: JSONObject = [
            "title": .string(title), "readOnlyHint": .bool(effects.contains(.readOnly)),
            "destructiveHint": .bool(effects.contains(.destructive)),
        ]
        annotations["idempotentHint"] = .bool(!effects.isDisjoint(with: [.idempotent, .readOnly]))
        annotations["openWorldHint"] = .bool(false)
        return .object([
            "name": .string(name), "title": .string(title),
            "description": .string(
                shownText("\(app.manifest.displayName): \(intent.description ?? "\(intent.title).")")),
            "inputSchema": .object(inputSchema), "outputSchema": .object(outputSchema),
            "annotations": .object(annotations),
        ])
    }

    private var inputSchema: JSONObject {
        var properties: JSONObject = [:]
        for parameter in intent.parameters { properties[parameter.name] = .object(parameter.schema) }
        var schema: JSONObject = ["type": "object", "properties": .object(properties)]
        let required = intent.parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .array(required) }
        schema["additionalProperties"] = .bool(false)
        return schema
    }

    /// The record that the result comes as.
    private var outputSchema: JSONObject {
        var properties: JSONObject = [
            "app": .object(["type": "string"]), "intent": .object(["type": "string"]),
        ]
        if let result = intent.result { properties["value"] = .object(result.schema) }
        properties["dialog"] = .object(["type": "string", "description": "What is said to the person."])
        properties["truncated"] = .object(["type": "boolean", "description": "Whether the value was cut."])
        return [
            "type": "object", "properties": .object(properties),
            "required": .array(["app", "intent"]),
        ]
    }
}

extension Manifest.Parameter {
    /// What the protocol's clients need to know of it.
    fileprivate var schema: JSONObject {
        var value: JSONObject = [:]
        switch kind {
        case .flag: value["type"] = "boolean"
        case .enum:
            value["type"] = "string"
            value["enum"] = .array(Choices(choices).rows.map { .string($0.word) })
        case .word, .text, .file, .entity:
            // A number with a unit is better said in words, which name the unit.
            value["type"] = .string(form.flatMap { $0.unit == nil && kind == .word ? $0.type : nil } ?? "string")
            if kind != .entity, value["type"] == "string" { value["format"] = form?.format.map { .string($0) } }
            value["minimum"] = limits?.least
            value["maximum"] = limits?.greatest
        }
        var schema: JSONObject = [:]
        if let title { schema["title"] = .string(shownText(title)) }
        schema["description"] = .string(schemaDescription)
        if isList {
            schema["type"] = "array"
            schema["items"] = .object(value)
            schema["minItems"] = size.map { .integer($0.least) }
            schema["maxItems"] = size.map { .integer($0.most) }
        } else {
            for (key, member) in value.members { schema[key] = member }
            schema["default"] = schemaDefault
        }
        return schema
    }

    private var schemaDescription: String {
        var parts = [description ?? title ?? spokenName]
        // Of these the schema's own type says as much.
        if let expected, kind == .file || kind == .entity || kind == .word || form?.format != nil {
            parts.append(expected)
        }
        switch form?.unit {
        case "km"?: parts.append("a number alone is kilometers")
        case "s"?: parts.append("a number alone is seconds")
        case let unit?: parts.append("a number alone is in \(unit)")
        case nil: break
        }
        return shownText(parts.joined(separator: "; "))
    }

    /// The default as a value of the schema's type. A date's is another one each day.
    private var schemaDefault: JSONValue? {
        guard let defaultValue, form?.format != "date-time", form?.format != "date" else { return nil }
        switch (kind, form?.type) {
        case (.flag, _): return .bool(["yes", "true", "on", "1"].contains(defaultValue))
        case (.enum, _):
            return Choices(choices).rows.first { $0.choice.title == defaultValue }.map { .string($0.word) }
        case (.word, "integer"): return Int(defaultValue).map { .integer($0) }
        case (.word, "number") where form?.unit == nil: return Double(defaultValue).map { .number($0) }
        case (.word, "number"): return .string(defaultValue + (form?.unit ?? ""))
        default: return .string(defaultValue)
        }
    }
}

extension Manifest.Result {
    fileprivate var schema: JSONObject {
        var value = form.map(\.schema) ?? [:]
        if form?.type == "object", !properties.isEmpty {
            var members: JSONObject = ["id": .object([:]), "title": .object(["type": "string"])]
            for property in properties where members[property.name] == nil {
                let form = JSONValue.object(property.form.schema)
                members[property.name] =
                    property.isList ? .object(["type": "array", "items": form]) : form
            }
            value["properties"] = .object(members)
        }
        return isList ? ["type": "array", "items": .object(value)] : value
    }
}

extension JSONForm {
    fileprivate var schema: JSONObject {
        var schema: JSONObject = ["type": .string(type)]
        schema["format"] = format.map { .string($0) }
        switch unit {
        case "km"?: schema["description"] = "In kilometers."
        case "s"?: schema["description"] = "In seconds."
        case let unit?: schema["description"] = .string("In \(unit).")
        case nil: break
        }
        return schema
    }
}

/// A text of an app as a client may have it: of bounded length, and without what could act on a terminal.
func shownText(_ text: String) -> String {
    let shown = sanitized(text)
    return shown.utf8.count <= 2000 ? shown : String(shown.prefix(500)) + "…"
}
