/// A phrase of an installed app, with a value for its parameter if it has one.
package struct InstalledPhrase: Sendable {
    private let open: OpenPhrase
    private let row: Choices.Row?

    init(_ open: OpenPhrase, _ row: Choices.Row?) {
        self.open = open
        self.row = row
    }

    package var app: InstalledApp { open.app }
    package var intent: Manifest.Intent { open.intent }
    /// The parameter in the phrase.
    package var parameter: Manifest.Parameter? { open.parameter }

    /// The phrase as it is said.
    package var text: String {
        open.template.spoken(application: open.app.manifest.displayName, value: row?.choice.title ?? "")
    }

    /// What the phrase gives to the intent: words for parameters by name.
    package var values: [(parameter: String, words: [String])] {
        guard let parameter = open.parameter, let row else { return open.shortcut.values }
        return open.shortcut.values.filter { $0.parameter != parameter.name } + [(parameter.name, [row.word])]
    }

    /// The argument vector that it stands for.
    package var command: [String] { open.app.command(running: open.intent, values: values) }
}

/// A phrase before it has a value, with the values that it can have. An object, since thousands of phrases share it.
package final class OpenPhrase: Sendable {
    let app: InstalledApp
    let intent: Manifest.Intent
    let shortcut: Manifest.Shortcut
    let template: PhraseTemplate
    let parameter: Manifest.Parameter?
    let choices: Choices

    init(
        app: InstalledApp, intent: Manifest.Intent, shortcut: Manifest.Shortcut, template: PhraseTemplate,
        parameter: Manifest.Parameter?, choices: Choices
    ) {
        self.app = app
        self.intent = intent
        self.shortcut = shortcut
        self.template = template
        self.parameter = parameter
        self.choices = choices
    }

    /// Each phrase that it becomes: one a value, or itself where it has no parameter.
    var phrases: [InstalledPhrase] {
        parameter == nil ? [InstalledPhrase(self, nil)] : choices.rows.map { InstalledPhrase(self, $0) }
    }
}

/// The values that a phrase's parameter can have, with the word that means each on a command line: the title, which is
/// what people know, unless it could mean another value too.
package struct Choices: Sendable {
    package final class Row: Sendable {
        package let choice: Choice
        package let word: String

        init(choice: Choice, word: String) {
            self.choice = choice
            self.word = word
        }
    }

    package let rows: [Row]

    package init(_ choices: [Choice]) {
        var uses: [String: Int] = [:]
        uses.reserveCapacity(2 * choices.count)
        for choice in choices {
            var own = [folded(choice.title)]
            for name in [choice.identifier] + choice.otherNames {
                let name = folded(name)
                if !own.contains(name) { own.append(name) }
            }
            for name in own { uses[name, default: 0] += 1 }
        }
        rows = choices.map { choice in
            // A dash alone would mean standard input.
            let isClear =
                uses[folded(choice.title)] == 1 && sanitized(choice.title) == choice.title && choice.title != "-"
            return Row(choice: choice, word: isClear ? choice.title : choice.identifier)
        }
    }
}
