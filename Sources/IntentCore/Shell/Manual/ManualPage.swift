/// `--man-page`: the manual of an app in mdoc(7), made from its declarations.
struct ManualPage {
    let app: any IntentApp.Type

    func text() -> String {
        var page = Mdoc()
        page.macro("Dd", versionDate)
        page.macro("Dt", Mdoc.argument(app.name.uppercased()), "1")
        page.macro("Os")
        page.macro("Sh", "NAME")
        page.macro("Nm", Mdoc.argument(app.name))
        page.macro("Nd", Mdoc.escaped(Self.phrase(app.summary)))
        addSynopsis(to: &page)
        addDescription(to: &page)
        addOptions(to: &page)
        page.macro("Sh", "ENVIRONMENT")
        page.list(Self.variables, of: "Ev")
        if !app.files.isEmpty {
            page.macro("Sh", "FILES")
            page.list(app.files.map { ($0.source.path, $0.purpose) }, of: "Pa")
        }
        page.macro("Sh", "EXIT STATUS")
        page.list(ExitStatus.meanings.map { ("\($0.status.rawValue)", $0.words) }, of: "Er")
        if !app.examples.isEmpty {
            page.macro("Sh", "EXAMPLES")
            for example in app.examples {
                page.text(Self.sentence(example.purpose))
                page.macro("Dl", Mdoc.argument(example.command))
            }
        }
        addSeeAlso(to: &page)
        return page.lines.joined(separator: "\n") + "\n"
    }

    private var shownIntents: [any AppIntent.Type] {
        [app.primaryIntent] + app.commands
    }

    private func addSynopsis(to page: inout Mdoc) {
        page.macro("Sh", "SYNOPSIS")
        for intent in shownIntents {
            page.macro("Nm")
            if intent != app.primaryIntent { page.macro("Cm", Mdoc.argument(intent.commandName)) }
            let fields = BoundIntent(intent, of: app).fields
            for field in fields { page.macro("Op", Self.head(field)) }
            for operand in BoundIntent(intent, of: app).operands {
                page.macro("Ar", Mdoc.argument(operand.lowercased()))
            }
        }
        page.macro("Nm")
        page.macro("Fl", "-help | -version")
    }

    private func addDescription(to page: inout Mdoc) {
        page.macro("Sh", "DESCRIPTION")
        page.text(Self.sentence(app.primaryIntent.descriptionText ?? app.summary))
        page.macro("Pp")
        page.text("A value without an option goes to the first parameter that it fits.")
        page.text("Values may also come from standard input, a line each, and results go to standard output.")
        page.macro("Xr", "intent-toolbox 7")
        page.text("tells how, and how values are written.")
        let others = shownIntents.filter { $0 != app.primaryIntent }
        if !others.isEmpty {
            page.macro("Pp")
            page.text("Commands:")
            page.list(others.map { ($0.commandName, $0.descriptionText ?? Self.sentence($0.title.text)) }, of: "Cm")
        }
        let phrases = (app.shortcuts?.appShortcuts ?? []).flatMap(\.phrases).map { phrase in
            phrase.text.replacing("${applicationName}", with: app.displayName)
        }
        guard !phrases.isEmpty else { return }
        page.macro("Pp")
        page.text("What people say to")
        page.macro("Xr", "shortcuts-run 1", ":")
        for phrase in phrases { page.macro("Dl", Mdoc.argument(phrase)) }
    }

    private func addOptions(to page: inout Mdoc) {
        page.macro("Sh", "OPTIONS")
        for intent in shownIntents {
            let fields = BoundIntent(intent, of: app).fields
            guard !fields.isEmpty else { continue }
            if intent != app.primaryIntent { page.macro("Ss", Mdoc.argument(intent.commandName)) }
            page.macro("Bl", "-tag", "-width", "Ds")
            for field in fields {
                page.macro("It", Self.head(field))
                page.text(Self.sentence(field.explanation(among: field.fixedChoices)))
            }
            page.macro("El")
        }
        page.macro("Ss", "Common options")
        page.macro("Bl", "-tag", "-width", "Ds")
        for option in CommonOptions.all {
            let letter = option.letter.map { "Fl \($0) , " } ?? ""
            let value = option.value.map { " Ar \(Mdoc.argument($0.lowercased()))" } ?? ""
            page.macro("It", "\(letter)Fl -\(option.name)\(value)")
            page.text(Self.sentence(option.help))
        }
        page.macro("El")
    }

    private func addSeeAlso(to page: inout Mdoc) {
        let isBundled = bundledTools.contains(app.name)
        let others = isBundled ? bundledTools.filter { $0 != app.name }.sorted() : ["shortcuts-run"]
        page.macro("Sh", "SEE ALSO")
        for name in others { page.macro("Xr", "\(name) 1 ,") }
        page.macro("Xr", "intent-toolbox 7")
    }

    private static func head(_ field: BoundParameter) -> String {
        let name = Mdoc.argument("-" + field.option)
        guard !field.isFlag else { return "Fl \(name) | Fl \(Mdoc.argument("-no-" + field.option))" }
        return "Fl \(name) Ar \(Mdoc.argument(field.valueName.lowercased()))"
    }

    private static func sentence(_ text: String) -> String {
        let text = text.prefix(1).uppercased() + text.dropFirst()
        return ".?!:".contains(text.last ?? " ") ? text : text + "."
    }

    /// A sentence as part of another.
    private static func phrase(_ sentence: String) -> String {
        let text = sentence.prefix(1).lowercased() + sentence.dropFirst()
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    private static let variables = [
        ("HOME", "The home folder."),
        ("XDG_DATA_HOME", "Where records are kept, by default ~/.local/share."),
        ("XDG_CONFIG_HOME", "Where choices are kept, by default ~/.config."),
        ("XDG_CACHE_HOME", "Where what can be made again is kept, by default ~/.cache."),
        ("INTENT_TOOLBOX_NO_INPUT", "Set to 1 it is as --no-input."),
        ("TZ", "The time zone of dates and days."),
        ("NO_COLOR", "Turns color off, unless it is empty."),
        ("CLICOLOR_FORCE", "Turns color on where the output is no terminal."),
    ]
}

extension Mdoc {
    /// A list of names with their explanations.
    fileprivate mutating func list(_ entries: [(name: String, text: String)], of macro: String) {
        self.macro("Bl", "-tag", "-width", "Ds")
        for (name, text) in entries {
            self.macro("It", macro, Self.argument(name))
            self.text(text)
        }
        self.macro("El")
    }
}
