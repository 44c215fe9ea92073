import IntentCore

/// The page with a question of a button's program: a form of one field, made from what the program says of it.
struct QuestionPage {
    let question: QuestionLine
    /// What the form carries along: names and values.
    let hidden: [(name: String, value: String)]

    static let choiceName = "choice"
    static let textName = "text"
    static let confirmName = "confirm"
    static let cancelName = "cancel"

    static let style =
        WidgetPage.pageStyle + """
            form.question{max-width:30rem;margin:auto;display:grid;gap:12px}
            .question label{display:grid;gap:6px}
            .question input,.question select{font:inherit;padding:8px;min-width:0;width:100%;box-sizing:border-box}
            .question button{font:inherit;padding:8px 16px;min-height:44px}
            .question small{opacity:.8}
            .question p{margin:0;white-space:pre-line;overflow-wrap:anywhere}

            """

    private var listsChoices: Bool {
        !question.choices.isEmpty && (question.kind == .choice || question.isSearchable)
    }

    /// The form, as HTML.
    var html: String {
        var parts = hidden.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\(htmlEscaped($0.value))\">" }
        if let error = question.error { parts.append("<p role=\"alert\"><strong>\(htmlEscaped(error))</strong></p>") }
        let words = htmlEscaped(question.text)
        let cancel = "<button name=\"\(Self.cancelName)\" value=\"yes\" formnovalidate>Cancel</button>"
        if question.kind == .confirmation {
            parts.append("<p>\(words)</p>")
            let action = htmlEscaped(question.action ?? "Yes")
            parts.append("<button name=\"\(Self.confirmName)\" value=\"yes\">\(action)</button>")
        } else {
            if listsChoices { parts.append("<label><span>\(words)</span>\(select)</label>") }
            if !listsChoices {
                parts.append("<label><span>\(words)</span>\(input(isRequired: true))</label>")
            } else if question.kind == .value {
                parts.append("<label><span>Another one</span>\(input(isRequired: false))</label>")
            }
            parts.append("<button>Continue</button>")
        }
        parts.append(cancel)
        return "<main>\n<form class=\"question\" method=\"post\">\n\(parts.joined(separator: "\n"))\n</form>\n</main>"
    }

    private var select: String {
        let options = question.choices.map { choice in
            let title = choice.subtitle.map { "\(choice.title) – \($0)" } ?? choice.title
            let isDefault = choice.identifier == question.defaultChoice
            return "<option value=\"\(htmlEscaped(choice.identifier))\"\(isDefault ? " selected" : "")>"
                + "\(htmlEscaped(title))</option>"
        }
        let rest = question.more > 0 ? "<small>\(question.more) more, by name</small>" : ""
        return "<select name=\"\(Self.choiceName)\">\(options.joined())</select>\(rest)"
    }

    /// A field for the person's own words, with suggestions where there are any.
    private func input(isRequired: Bool) -> String {
        var input = "<input name=\"\(Self.textName)\" autocomplete=\"off\" maxlength=\"2000\""
        if isRequired { input += " required autofocus" }
        let suggestions = listsChoices ? [] : question.choices
        if !suggestions.isEmpty { input += " list=\"suggestions\"" }
        input += ">"
        if !suggestions.isEmpty {
            let options = suggestions.map { "<option value=\"\(htmlEscaped($0.title))\"></option>" }
            input += "<datalist id=\"suggestions\">\(options.joined())</datalist>"
        }
        if let expected = question.expected { input += "<small>\(htmlEscaped(expected))</small>" }
        return input
    }

    /// The answer that a form gives; nil where it gives none.
    static func answer(in fields: [(name: String, value: String)]) -> AnswerLine? {
        func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }
        if field(confirmName) == "yes" { return .confirmed(true) }
        if let text = field(textName), text.contains(where: { !$0.isWhitespace }) { return .text(text) }
        if let choice = field(choiceName) { return .choice(choice) }
        // An empty field is refused by the program, in its own words.
        return field(textName).map { .text($0) }
    }
}
