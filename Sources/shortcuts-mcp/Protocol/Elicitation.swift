import IntentCore

/// A question of a program as the protocol's elicitation: a form with one field.
struct Elicitation {
    let question: QuestionLine
    let call: Call
    let answer: (AnswerLine) -> Void
    private let version: ProtocolVersion

    init(
        _ question: QuestionLine, call: Call, version: ProtocolVersion, answer: @escaping (AnswerLine) -> Void
    ) {
        self.question = question
        self.call = call
        self.version = version
        self.answer = answer
    }

    private static let confirmName = "confirm"
    /// The field for what is not among the choices.
    /// Never the name of the answer itself.
    private var otherName: String { name == "other" ? "another" : "other" }

    /// The field that has the answer.
    private var name: String {
        question.kind == .confirmation ? Self.confirmName : question.parameter ?? "answer"
    }

    /// Whether the answer may be one of the choices or, in a field of its own, a text.
    private var hasOther: Bool { listsChoices && question.kind == .value }
    /// Whether the choices are what is answered with, and not mere suggestions.
    private var listsChoices: Bool {
        !question.choices.isEmpty && (question.kind == .choice || question.isSearchable)
    }

    /// What `elicitation/create` is called with.
    var params: JSONObject {
        var message = shownMessage(question.text)
        if let error = question.error { message = "\(sanitized(error))\n\(message)" }
        var properties: JSONObject = [name: .object(field)]
        if hasOther {
            properties[otherName] = .object([
                "type": "string", "title": "Another one",
                "description": .string("What is not in the list, by name: \(question.expected ?? "a text")"),
            ])
        }
        var schema: JSONObject = ["type": "object", "properties": .object(properties)]
        if !hasOther { schema["required"] = .array([.string(name)]) }
        var params: JSONObject = [:]
        if version >= .november2025 { params["mode"] = "form" }
        params["message"] = .string(message)
        params["requestedSchema"] = .object(schema)
        return params
    }

    private func shownMessage(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { shownText(String($0)) }
            .joined(separator: "\n")
    }

    private var field: JSONObject {
        if question.kind == .confirmation {
            let action = question.action ?? "yes"
            return ["type": "boolean", "title": .string(shownText(action)), "default": .bool(false)]
        }
        var field: JSONObject = ["type": "string"]
        field["title"] = .string(shownText(question.parameter ?? "Answer"))
        if listsChoices {
            let choices = question.choices
            if version >= .november2025 {
                field["oneOf"] = .array(
                    choices.map { .object(["const": .string($0.identifier), "title": .string(Self.title(of: $0))]) })
            } else {
                field["enum"] = .array(choices.map { .string($0.identifier) })
                field["enumNames"] = .array(choices.map { .string(Self.title(of: $0)) })
            }
            field["default"] = question.defaultChoice.flatMap { wanted in
                choices.contains { $0.identifier == wanted } ? .string(wanted) : nil
            }
        } else {
            var parts = [question.expected].compactMap(\.self)
            if !question.choices.isEmpty { parts.append("for example \(listed(question.choices.map(\.title)))") }
            if !parts.isEmpty { field["description"] = .string(shownText(parts.joined(separator: "; "))) }
        }
        return field
    }

    private static func title(of choice: Choice) -> String {
        shownText(choice.subtitle.map { "\(choice.title) – \($0)" } ?? choice.title)
    }

    /// What the client's answer means; nil stands for an error.
    func meaning(of result: JSONObject?) -> AnswerLine {
        let action = result?["action"]?.string
        if question.kind == .confirmation {
            switch action {
            case "accept"?: return .confirmed(result?["content"]?.object?[name] == .bool(true))
            case "decline"?: return .confirmed(false)
            default: return .cancelled
            }
        }
        guard action == "accept", let content = result?["content"]?.object else { return .cancelled }
        if hasOther, let other = content[otherName]?.word, !folded(other).isEmpty { return .text(other) }
        guard let word = content[name]?.word else { return .cancelled }
        return listsChoices ? .choice(word) : .text(word)
    }
}
