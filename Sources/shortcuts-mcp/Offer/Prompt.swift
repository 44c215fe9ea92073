import IntentCore

/// A phrase of an installed app as a prompt: what a person says to have an intent run.
struct Prompt {
    let name: String
    let app: InstalledApp
    let intent: Manifest.Intent
    let template: PhraseTemplate
    let tool: String
    /// The parameter in the phrase.
    var parameter: Manifest.Parameter? { template.parameters.first.flatMap { intent.parameter($0) } }

    /// The phrases of the intents that are offered as tools.
    static func all(
        of apps: [InstalledApp], tool: (InstalledApp, Manifest.Intent) -> Tool?
    ) -> [Prompt] {
        var names = ToolNames()
        var prompts: [Prompt] = []
        for app in apps {
            for shortcut in app.manifest.shortcuts {
                guard let intent = app.manifest.intent(shortcut.intent), let tool = tool(app, intent) else { continue }
                for template in shortcut.phrases {
                    let said = spokenWords(template.spoken(application: "", value: template.parameters.first ?? ""))
                    prompts.append(
                        Prompt(
                            name: names.name(app.name, said), app: app, intent: intent, template: template,
                            tool: tool.name))
                }
            }
        }
        return prompts
    }

    /// The words of a phrase as a name: `track-run-with`.
    private static func spokenWords(_ phrase: String) -> String {
        foldedWithoutAccents(phrase).split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// The prompt as `prompts/list` has it.
    var json: JSONValue {
        let placeholder = parameter.map { "[\($0.spokenName)]" } ?? ""
        let spoken = template.spoken(application: app.manifest.displayName, value: placeholder)
        var object: JSONObject = [
            "name": .string(name), "title": .string(shownText(spoken)),
            "description": .string(shownText("\(intent.description ?? intent.title) (tool \(tool))")),
        ]
        if let parameter {
            object["arguments"] = .array([
                .object([
                    "name": .string(parameter.name),
                    "description": .string(shownText(parameter.title ?? parameter.spokenName)),
                    "required": .bool(true),
                ])
            ])
        }
        return .object(object)
    }

    /// The phrase with a value, as `prompts/get` has it.
    func message(_ arguments: JSONObject) throws(RPCError) -> JSONObject {
        var value = ""
        if let parameter {
            guard let word = arguments[parameter.name]?.word, !folded(word).isEmpty else {
                throw .invalidParams("the phrase needs \(parameter.name); give it as an argument")
            }
            value = word
        }
        let text = template.spoken(application: app.manifest.displayName, value: value)
        let content = JSONValue.object(["type": "text", "text": .string(sanitized(text))])
        return [
            "description": .string(shownText(intent.title)),
            "messages": .array([.object(["role": "user", "content": content])]),
        ]
    }
}
