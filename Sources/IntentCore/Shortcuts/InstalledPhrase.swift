/// A phrase of an installed app, with a value for its parameter if it has one.
package struct InstalledPhrase: Sendable {
    package let app: InstalledProgram
    package let intent: Manifest.Intent
    package let shortcut: Manifest.Shortcut
    package let template: PhraseTemplate
    /// The parameter in the phrase and its value.
    package let value: (parameter: Manifest.Parameter, choice: Choice, word: String)?

    /// The phrase as it is said.
    package var text: String {
        template.spoken(application: app.manifest.displayName, value: value?.choice.title ?? "")
    }

    /// What the phrase gives to the intent: words for parameters by name.
    package var values: [(parameter: String, words: [String])] {
        let implied = shortcut.values.filter { $0.parameter != value?.parameter.name }
        return implied + (value.map { [($0.parameter.name, [$0.word])] } ?? [])
    }

    /// The argument vector that it stands for.
    package var command: [String] { app.command(running: intent, values: values) }
}

/// A phrase before it has a value, with the values that it can have.
package struct OpenPhrase: Sendable {
    let app: InstalledProgram
    let intent: Manifest.Intent
    let shortcut: Manifest.Shortcut
    let template: PhraseTemplate
    let parameter: Manifest.Parameter?
    let choices: Choices

    /// Each phrase that it becomes.
    package var phrases: some Sequence<InstalledPhrase> & Sendable {
        choices.rows(isOpen: parameter != nil).lazy.map { phrase($0) }
    }

    @Sendable func phrase(_ row: Choices.Row?) -> InstalledPhrase {
        var value: (Manifest.Parameter, Choice, String)?
        if let parameter, let row { value = (parameter, row.choice, row.word) }
        return InstalledPhrase(app: app, intent: intent, shortcut: shortcut, template: template, value: value)
    }
}

/// The values that a phrase's parameter can have, with the word that means each on a command line: the title, which is
/// what people know, unless it could mean another value too.
struct Choices: Sendable {
    struct Row: Sendable {
        let choice: Choice
        let word: String
    }

    private let all: [Row]

    init(_ choices: [Choice]) {
        var uses: [String: Int] = [:]
        for choice in choices {
            for name in Set(([choice.title, choice.identifier] + choice.otherNames).map(folded)) {
                uses[name, default: 0] += 1
            }
        }
        all = choices.map { choice in
            let isClear = uses[folded(choice.title)] == 1 && visible(choice.title) == choice.title
            return Row(choice: choice, word: isClear ? choice.title : choice.identifier)
        }
    }

    /// One row a value; for a phrase without a parameter a single empty one.
    func rows(isOpen: Bool) -> [Row?] { isOpen ? all : [nil] }

    var rows: [Row] { all }
}
