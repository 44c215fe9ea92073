/// Every phrase of the installed apps, in the order of apps and of their sources.
package struct PhraseCatalog: Sendable {
    package let open: [OpenPhrase]
    /// What is wrong, a line each.
    package let problems: [String]

    /// Reads the phrases of these apps; only an app whose values are not in the cache is started.
    package init(of catalog: Catalog, apps: [InstalledApp]? = nil) {
        var open: [OpenPhrase] = []
        var problems = catalog.problems
        for app in apps ?? catalog.apps {
            var values: ParameterValues?
            do throws(ProgramError) {
                values = try app.currentValues()
            } catch {
                problems.append("\(app.name) has phrases that cannot be listed: \(error.words)")
            }
            open += Self.phrases(of: app, values)
        }
        self.open = open
        self.problems = problems
    }

    private init(open: [OpenPhrase], problems: [String]) {
        self.open = open
        self.problems = problems
    }

    /// Those of one app; all where none is named.
    func only(app: String?) -> PhraseCatalog {
        guard let app else { return self }
        return PhraseCatalog(open: open.filter { $0.app.name == app }, problems: problems)
    }

    private static func phrases(of app: InstalledApp, _ values: ParameterValues?) -> [OpenPhrase] {
        var choices: [String: Choices] = [:]
        return app.manifest.shortcuts.flatMap { shortcut -> [OpenPhrase] in
            guard let intent = app.manifest.intent(shortcut.intent) else { return [] }
            return shortcut.phrases.map { template in
                let parameter = template.parameters.first.flatMap { intent.parameter($0) }
                let key = "\(intent.name).\(parameter?.name ?? "")"
                if let parameter, choices[key] == nil {
                    let current = values?.values(of: parameter.name, in: intent.name)
                    choices[key] = Choices(parameter.kind == .enum ? parameter.choices : current ?? [])
                }
                return OpenPhrase(
                    app: app, intent: intent, shortcut: shortcut, template: template, parameter: parameter,
                    choices: choices[key] ?? Choices([]))
            }
        }
    }

    /// Each phrase with each value, made as it is asked for.
    package var phrases: Phrases { Phrases(open: open) }

    package struct Phrases: Sequence, Sendable {
        let open: [OpenPhrase]

        package func makeIterator() -> Iterator { Iterator(rest: open[...]) }

        package struct Iterator: IteratorProtocol {
            var rest: ArraySlice<OpenPhrase>
            private var current: IndexingIterator<[InstalledPhrase]>?

            init(rest: ArraySlice<OpenPhrase>) { self.rest = rest }

            package mutating func next() -> InstalledPhrase? {
                while true {
                    if let phrase = current?.next() { return phrase }
                    guard let open = rest.popFirst() else { return nil }
                    current = open.phrases.makeIterator()
                }
            }
        }
    }
}
