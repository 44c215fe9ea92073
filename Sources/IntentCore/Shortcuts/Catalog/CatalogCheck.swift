import Glibc

/// Looks for what is wrong with the installed apps: more than a list needs to know, and at the cost of starting each.
package enum CatalogCheck {
    /// What is wrong, a line each.
    package static func problems() -> [String] {
        let catalog = Catalog.load()
        var problems = catalog.problems
        for app in catalog.apps { problems += self.problems(of: app) }
        problems += sharedPhrases(catalog) + sharedWidgets(catalog)
        return problems + PermissionCheck.problems()
    }

    private static func problems(of app: InstalledApp) -> [String] {
        var problems: [String] = []
        func add(_ words: String) { problems.append("\(app.name): \(words)") }

        for shortcut in app.manifest.shortcuts {
            guard let intent = app.manifest.intent(shortcut.intent) else { continue }
            for value in shortcut.values where intent.parameter(value.parameter) == nil {
                add("a shortcut gives a value to '\(value.parameter)', which \(intent.name) does not have; remove it")
            }
        }
        for source in app.manifest.valueSources {
            if let problem = problem(with: source) { add("its values come from \(problem)") }
        }
        do throws(ProgramError) {
            problems += try wrongAnswers(of: app)
        } catch {
            add(error.words)
        }
        return problems
    }

    /// Why a source of values cannot be read. One that is not there yet is as good as an empty one.
    private static func problem(with source: ValueSource) -> String? {
        guard let path = XDGDirectories.expanded(source.path) else {
            return "'\(source.path)', which is no path from the root; begin it with /, ~/ or a variable that is set"
        }
        do throws(Errno) {
            _ = try Descriptor.open(FileName(path), O_RDONLY)
            return nil
        } catch {
            guard error.code != ENOENT else { return nil }
            return "\(shownSafely(path)), which cannot be read: \(error.words); check who owns it"
        }
    }

    /// Phrases that stand for several commands, with a value or without: whoever says one is asked which is meant, and
    /// a script cannot say it at all.
    private static func sharedPhrases(_ catalog: Catalog) -> [String] {
        var meanings: [String: [InstalledPhrase]] = [:]
        var order: [String] = []
        for phrase in PhraseCatalog(of: catalog).phrases {
            let form = spokenForm(phrase.text)
            if meanings[form] == nil { order.append(form) }
            meanings[form, default: []].append(phrase)
        }
        return order.compactMap { form in
            let phrases = meanings[form] ?? []
            var commands: [[String]] = []
            for phrase in phrases where !commands.contains(phrase.command) { commands.append(phrase.command) }
            guard commands.count > 1, let first = phrases.first else { return nil }
            let apps = phrases.map(\.app.name)
            return "\(first.app.name): the phrase '\(sanitized(first.text))' stands for several commands: "
                + listed(commands.map(shownCommand), last: " and ")
                + (Set(apps).count > 1 ? "; give one app another name" : "; change one phrase")
        }
    }

    private static func shownCommand(_ words: [String]) -> String {
        let name = words.first?.split(separator: "/").last.map(String.init) ?? ""
        return sanitized(shellWords([name] + words.dropFirst()))
    }

    /// Widgets that go by one name.
    private static func sharedWidgets(_ catalog: Catalog) -> [String] {
        var owners: [(kind: String, apps: [String])] = []
        for app in catalog.apps {
            for widget in app.manifest.widgets {
                if let index = owners.firstIndex(where: { $0.kind == widget.kind }) {
                    owners[index].apps.append(app.name)
                } else {
                    owners.append((widget.kind, [app.name]))
                }
            }
        }
        return owners.filter { $0.apps.count > 1 }.map { kind, apps in
            Set(apps).count == 1
                ? "\(apps[0]): it has \(apps.count) widgets '\(kind)'; give each a kind of its own"
                : "the widget '\(kind)' belongs to \(listed(apps, last: " and ")); name it APP/\(kind)"
        }
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
