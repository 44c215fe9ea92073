/// The page that `--help` shows, made from the declarations.
struct Help {
    let app: any IntentApp.Type
    let form: Form

    /// The page's lines.
    func lines() async -> [String] {
        let intent = type(of: form.intent)
        let isPrimary = intent == app.primaryIntent
        let command = isPrimary ? app.name : "\(app.name) \(intent.commandName)"
        var lines = ["Usage: \(command)\(form.fields.isEmpty ? "" : " [VALUE]... [--PARAMETER VALUE]...")"]
        if isPrimary, !others.isEmpty { lines.append("       \(app.name) INTENT [VALUE]... [--PARAMETER VALUE]...") }
        lines += ["", isPrimary ? app.summary : intent.descriptionText ?? intent.title.text]
        if let summary = form.intent.summaryText { lines.append(summary.sentence { "<\($0)>" }) }
        var parameters: [(String, String)] = []
        for field in form.fields { parameters.append((Self.head(field), await Self.text(field))) }
        lines += Self.section("Parameters", parameters)
        if isPrimary { lines += Self.section("Other intents", others.map { ($0.commandName, $0.title.text) }) }
        lines += Self.section("Common options", CommonOptions.all.map { (Self.head($0), $0.help) })
        return lines.map { visible($0) }
    }

    private var others: [any AppIntent.Type] { app.intents.filter { $0.isDiscoverable } }

    private static func head(_ field: Field) -> String {
        field.isFlag ? "    --[no-]\(field.option)" : "    --\(field.option) \(field.parameter.type.name.uppercased())"
    }

    private static func head(_ option: CommonOptions.Declaration) -> String {
        (option.letter.map { "-\($0), " } ?? "    ") + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }

    private static func text(_ field: Field) async -> String {
        let parameter = field.parameter
        var text = parameter.declaration.title ?? field.words
        if let description = parameter.declaration.description { text += ". \(description)" }
        let choices = (try? await parameter.offered())?.map(\.title) ?? []
        if !choices.isEmpty { text += ": \(listed(choices, most: 8))" }
        var notes: [String] = []
        if let value = parameter.anyValue, !value.intentText.isEmpty, !field.isFlag || value as? Bool == true {
            notes.append("default: \(value.intentText)")
        }
        if parameter.isMissing { notes.append("required") }
        if parameter.type.isList { notes.append("may be repeated") }
        return text + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }

    private static func section(_ title: String, _ entries: [(head: String, text: String)]) -> [String] {
        guard !entries.isEmpty else { return [] }
        let indent = min(26, 4 + (entries.map(\.head.count).max() ?? 0))
        return ["", title + ":"] + entries.flatMap { entry(head: $0.head, text: $0.text, indent: indent) }
    }

    /// A head with its text beside it, wrapped at 80 columns; under the head where that is too long.
    private static func entry(head: String, text: String, indent: Int) -> [String] {
        var lines = ["  " + head]
        if columnWidth(lines[0]) > indent - 2 { lines.append("") }
        for word in text.split(separator: " ") {
            let last = lines.count - 1
            let width = max(indent, columnWidth(lines[last]))
            if columnWidth(lines[last]) > indent, width + 1 + columnWidth(String(word)) > 80 {
                lines.append(String(repeating: " ", count: indent) + word)
            } else if columnWidth(lines[last]) >= indent {
                lines[last] += (columnWidth(lines[last]) == indent && lines[last].last == " " ? "" : " ") + word
            } else {
                lines[last] += String(repeating: " ", count: indent - columnWidth(lines[last])) + word
            }
        }
        return lines
    }
}
