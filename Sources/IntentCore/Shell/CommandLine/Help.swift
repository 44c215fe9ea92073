/// The pages that `--help` and `-h` show, made from the declarations.
struct Help {
    let app: any IntentApp.Type
    let boundIntent: BoundIntent
    /// The columns that there are.
    var width = 80

    /// The lines of `--help`: all that there is to say.
    func lines() async -> [String] {
        var lines = heading
        if let summary = boundIntent.intent.summaryText { lines.append(summary.sentence { "<\($0)>" }) }
        lines += section("Options", await options())
        if isPrimary { lines += section("Commands", others.map { ($0.commandName, $0.title.text) }) }
        lines += columns("Common options", CommonOptions.all.map { (Self.head($0), $0.help) })
        if isPrimary {
            lines += section("Examples", app.examples.prefix(2).map { ($0.command, $0.purpose) }, max: 50)
        }
        return lines.map { sanitized($0) }
    }

    /// The lines of `-h`: a line each, at most 24 of them on a terminal of 80 columns.
    func shortLines() async -> [String] {
        var lines = heading
        let options = await options()
        if options.count <= 9 {
            let wide = Help(app: app, boundIntent: boundIntent, width: 10_000)
            lines += wide.section("Options", options).map { truncated($0, to: width) }
        } else {
            lines += names("Options", options.map { $0.head.trimmingPrefix { $0 == " " } }.map(String.init))
        }
        if isPrimary { lines += names("Commands", others.map { $0.commandName }) }
        lines += names(
            "Common options",
            CommonOptions.all.map { option in option.letter.map { "-\($0)" } ?? "--\(option.name)" })
        let command = isPrimary ? app.name : "\(app.name) \(type(of: boundIntent.intent).commandName)"
        lines += ["", "See '\(command) --help' for more."]
        return lines.map { sanitized($0) }
    }

    private var isPrimary: Bool { type(of: boundIntent.intent) == app.primaryIntent }

    /// How it is called, and what it does.
    private var heading: [String] {
        let intent = type(of: boundIntent.intent)
        let command = isPrimary ? app.name : "\(app.name) \(intent.commandName)"
        var lines = ["Usage: \(command) [OPTIONS]"]
        for operand in boundIntent.operands {
            let last = lines[lines.count - 1]
            if columnWidth(last) + 1 + columnWidth(operand) > width {
                lines.append("         \(operand)")
            } else {
                lines[lines.count - 1] = "\(last) \(operand)"
            }
        }
        if isPrimary, !others.isEmpty { lines.append("       \(app.name) COMMAND ...") }
        return lines + ["", isPrimary ? app.summary : intent.descriptionText ?? intent.title.text]
    }

    private func options() async -> [(head: String, text: String)] {
        var options: [(head: String, text: String)] = []
        for field in boundIntent.fields {
            options.append((Self.head(field), await field.explanation(among: field.currentChoices)))
        }
        return options
    }

    /// Bare names under a title, as many in a line as there is room for.
    private func names(_ title: String, _ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        var lines = ["", "\(title):"]
        for (index, name) in names.enumerated() {
            let word = index < names.count - 1 ? name + "," : name
            let last = lines[lines.count - 1]
            if columnWidth(last) + 1 + columnWidth(word) > width {
                lines.append("  \(word)")
            } else {
                lines[lines.count - 1] = "\(last) \(word)"
            }
        }
        return lines
    }

    private var others: [any AppIntent.Type] { app.commands }

    private static func head(_ field: BoundParameter) -> String {
        field.isFlag ? "    --[no-]\(field.option)" : "    --\(field.option) \(field.valueName)"
    }

    private static func head(_ option: CommonOptions.Declaration) -> String {
        (option.letter.map { "-\($0), " } ?? "    ") + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }

    /// Short entries in two columns, read downwards.
    private func columns(_ title: String, _ entries: [(head: String, text: String)]) -> [String] {
        let half = (entries.count + 1) / 2
        let (left, right) = (column(entries.prefix(half)), column(entries.dropFirst(half)))
        let leftWidth = 2 + (left.map(columnWidth).max() ?? 0)
        guard leftWidth + (right.map(columnWidth).max() ?? 0) <= width else {
            return ["", title + ":"] + column(entries)
        }
        return ["", title + ":"]
            + left.enumerated().map { row, text in
                guard row < right.count else { return text }
                return text + String(repeating: " ", count: leftWidth - columnWidth(text)) + right[row]
            }
    }

    private func column(_ entries: some Collection<(head: String, text: String)>) -> [String] {
        let indent = 4 + (entries.map(\.head.count).max() ?? 0)
        return entries.flatMap { entry(head: $0.head, text: $0.text, indent: indent) }
    }

    private func section(
        _ title: String, _ entries: [(head: String, text: String)], max limit: Int = 26
    ) -> [String] {
        guard !entries.isEmpty else { return [] }
        let indent = min(limit, max(width / 3, width - 30), 4 + (entries.map(\.head.count).max() ?? 0))
        return ["", title + ":"] + entries.flatMap { entry(head: $0.head, text: $0.text, indent: indent) }
    }

    /// A head with its text beside it, wrapped at the width; under the head where that is too long.
    private func entry(head: String, text: String, indent: Int) -> [String] {
        var lines = ["  " + head]
        if columnWidth(lines[0]) >= indent { lines.append("") }
        for word in text.split(separator: " ") {
            let last = lines.count - 1
            let used = max(indent, columnWidth(lines[last]))
            if columnWidth(lines[last]) > indent, used + 1 + columnWidth(String(word)) > width {
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

extension BoundIntent {
    /// The bare words that it takes, as a usage line shows them: `[RUN | DISTANCE] [TIME]`.
    var operands: [String] {
        // A text takes a bare word only as the first parameter.
        let bare = fields.enumerated().filter { $0 == 0 ? !$1.isFlag : !$1.takesAnyWord }.map(\.element)
        let connected = bare.filter(\.connects)
        let rest = connected.isEmpty ? bare : bare.filter { !$0.connects }
        var shown: Set<String> = []
        return ([connected] + rest.map { [$0] }).compactMap { alternatives in
            // A second one of a name would say nothing; its option does.
            guard alternatives.contains(where: { shown.insert($0.operandName).inserted }) else { return nil }
            let names = alternatives.map { $0.operandName }.joined(separator: " | ")
            let dots = alternatives.contains { $0.parameter.type.isList } ? "..." : ""
            return (alternatives.contains { $0.parameter.isMissing } ? names : "[\(names)]") + dots
        }
    }
}

extension BoundParameter {
    /// What a bare word for it is called in a usage line: `RUN`. What a command works on is named for what it is.
    var operandName: String {
        guard isTarget else { return option.uppercased() }
        let type = parameter.type.name
        return String(type.hasSuffix("-entity") ? type.dropLast(7) : type[...]).uppercased()
    }

    /// Whether it is the entity that a command works on, by Apple's name for such a parameter.
    private var isTarget: Bool {
        guard name == "target", case .entity = parameter.type.syntax else { return false }
        return true
    }

    /// What stands for its value: `RUN` for a choice, since the type's name says no more, else the kind of value, such
    /// as `DISTANCE`.
    var valueName: String {
        switch parameter.type.syntax {
        case .choices, .entity: operandName
        default: parameter.type.name.uppercased()
        }
    }

    /// The values that it can have now.
    var currentChoices: [Choice] { get async { (try? await parameter.offered()) ?? [] } }

    /// The values that its type has, the same at any time.
    var fixedChoices: [Choice] { if case .choices(let choices) = parameter.type.syntax { choices } else { [] } }

    /// Its title and description, choices and default.
    func explanation(among choices: [Choice]) -> String {
        var text = title
        if let description = declaration.description { text += ". \(description)" }
        // Of what a command works on, a few titles of many say nothing.
        if !choices.isEmpty, !isTarget { text += ": \(listed(choices.map(\.title), most: 8))" }
        var notes: [String] = []
        if let value = parameter.anyValue, !value.intentText.isEmpty, !isFlag || value as? Bool == true {
            notes.append("default: \(value.intentText)")
        }
        if parameter.isMissing { notes.append("required") }
        if parameter.type.isList { notes.append("may be repeated") }
        return text + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }
}
