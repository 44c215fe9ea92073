/// A result as a line of JSON: `{"app":…,"intent":…,"value":…,"dialog":…}`, keys with nothing to say left out.
func record(app: String, intent: any AppIntent.Type, value: (any IntentValue)?, dialog: IntentDialog?) -> JSONValue {
    var record: JSONObject = ["app": .string(app), "intent": .string(intent.persistentIdentifier)]
    if let value, value.intentJSON != .null { record["value"] = value.intentJSON }
    if let dialog { record["dialog"] = .string(dialog.full) }
    return .object(record)
}
