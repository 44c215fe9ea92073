/// Looks for what is wrong with the installed apps: more than a list needs to know, and at the cost of starting each.
package enum CatalogCheck {
    /// What is wrong, a line each.
    package static func problems() -> [String] {
        let catalog = Catalog.load()
        var problems = catalog.problems
        for app in catalog.apps { problems += self.problems(of: app) }
        return problems + PermissionCheck.problems()
    }

    private static func problems(of app: InstalledApp) -> [String] {
        var problems: [String] = []
        func add(_ words: String) { problems.append("\(app.name): \(words)") }

        var spoken: [String: [String]] = [:]
        for shortcut in app.manifest.shortcuts {
            guard let intent = app.manifest.intent(shortcut.intent) else { continue }
            for value in shortcut.values where intent.parameter(value.parameter) == nil {
                add("a shortcut gives a value to '\(value.parameter)', which \(intent.name) does not have; remove it")
            }
            for phrase in shortcut.phrases {
                let form = spokenForm(phrase.text)
                let others = spoken[form, default: []]
                if let other = others.first { add("the phrase '\(phrase.text)' stands for \(other) too; change one") }
                spoken[form] = others + [intent.name]
            }
        }
        do throws(ProgramError) {
            problems += try wrongAnswers(of: app)
        } catch {
            add(error.words)
        }
        return problems
    }

    /// Asks for what other programs ask for.
    private static func wrongAnswers(of app: InstalledApp) throws(ProgramError) -> [String] {
        var problems: [String] = []
        for (intent, parameter) in app.entitiesInPhrases {
            let answer = try Subprocess.ask(app.command + ["--complete", intent.command, parameter.name, ""])
            guard answer.status != 0 else { continue }
            problems.append(
                "\(app.name): --complete \(intent.command) \(parameter.name) ends with status \(answer.status); "
                    + "it must be 0")
        }
        return problems
    }
}
