/// The page that `--help` shows, made from the declarations.
struct Help {
    let app: any IntentApp.Type
    let boundIntent: BoundIntent

    /// The page's lines.
    func lines() async -> [String] {
        let intent = type(of: boundIntent.intent)
        let isPrimary = intent == app.primaryIntent
        let command = isPrimary ? app.name : "\(app.name) \(intent.commandName)"
        var lines = ["Usage: \(command)\(boundIntent.fields.isEmpty ? "" : " [VALUE]... [--PARAMETER VALUE]...")"]
        if isPrimary, !others.isEmpty { lines.append("       \(app.name) INTENT [VALUE]... [--PARAMETER VALUE]...") }
        lines += ["", isPrimary ? app.summary : intent.descriptionText ?? intent.title.text]
        if let summary = boundIntent.intent.summaryText { lines.append(summary.sentence { "<\($0)>" }) }
        var parameters: [(String, String)] = []
        for field in boundIntent.fields {
            parameters.append((Self.head(field), await field.explanation(among: field.currentChoices)))
        }
        lines += Self.section("Parameters", parameters)
        if isPrimary { lines += Self.section("Other intents", others.map { ($0.commandName, $0.title.text) }) }
        lines += Self.columns("Common options", CommonOptions.all.map { (Self.head($0), $0.help) })
        if isPrimary {
            lines += Self.section("Examples", app.examples.prefix(2).map { ($0.command, $0.purpose) }, most: 50)
        }
        return lines.map { sanitized($0) }
    }

    private var others: [any AppIntent.Type] { app.intents.filter { $0.isDiscoverable } }

    private static func head(_ field: BoundParameter) -> String {
        field.isFlag ? "    --[no-]\(field.option)" : "    --\(field.option) \(field.parameter.type.name.uppercased())"
    }

    private static func head(_ option: CommonOptions.Declaration) -> String {
        (option.letter.map { "-\($0), " } ?? "    ") + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }

    /// Short entries in two columns, read downwards.
    private static func columns(_ title: String, _ entries: [(head: String, text: String)]) -> [String] {
        let half = (entries.count + 1) / 2
        let (left, right) = (column(entries.prefix(half)), column(entries.dropFirst(half)))
        let width = 2 + (left.map(columnWidth).max() ?? 0)
        return ["", title + ":"]
            + left.enumerated().map { row, text in
                guard row < right.count else { return text }
                return text + String(repeating: " ", count: width - columnWidth(text)) + right[row]
            }
    }

    private static func column(_ entries: some Collection<(head: String, text: String)>) -> [String] {
        let indent = 4 + (entries.map(\.head.count).max() ?? 0)
        return entries.flatMap { entry(head: $0.head, text: $0.text, indent: indent) }
    }

    private static func section(
        _ title: String, _ entries: [(head: String, text: String)], most: Int = 26
    ) -> [String] {
        guard !entries.isEmpty else { return [] }
        let indent = min(most, 4 + (entries.map(\.head.count).max() ?? 0))
        return ["", title + ":"] + entries.flatMap { entry(head: $0.head, text: $0.text, indent: indent) }
    }

    /// A head with its text beside it, wrapped at 80 columns; under the head where that is too long.
    private static func entry(head: String, text: String, indent: Int) -> [String] {
        var lines = ["  " + head]
        if columnWidth(lines[0]) >= indent { lines.append("") }
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

extension BoundParameter {
    /// The values that it can have now.
    var currentChoices: [Choice] { get async { (try? await parameter.offered()) ?? [] } }

    /// The values that its type has, the same at any time.
    var fixedChoices: [Choice] { if case .choices(let choices) = parameter.type.syntax { choices } else { [] } }

    /// Its title and description, choices and default.
    func explanation(among choices: [Choice]) -> String {
        var text = title
        if let description = parameter.declaration.description { text += ". \(description)" }
        if !choices.isEmpty { text += ": \(listed(choices.map(\.title), most: 8))" }
        var notes: [String] = []
        if let value = parameter.anyValue, !value.intentText.isEmpty, !isFlag || value as? Bool == true {
            notes.append("default: \(value.intentText)")
        }
        if parameter.isMissing { notes.append("required") }
        if parameter.type.isList { notes.append("may be repeated") }
        return text + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }
}
