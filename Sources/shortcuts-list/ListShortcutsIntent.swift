import IntentCore

/// Lists the phrases of the installed apps, each with each value that it can have.
struct ListShortcutsIntent: AppIntent {
    static let title: LocalizedStringResource = "List shortcuts"
    static let description = IntentDescription("Lists the phrases that run your apps' intents, and the commands.")

    @Parameter(title: "Words that the phrase or its app has", default: [])
    var words: [String]

    @Parameter(title: "Phrases of this app alone")
    var app: InstalledApp?

    func perform() async throws -> some IntentResult & ReturnsValue<LazyList<ShortcutEntity>> {
        let catalog = Catalog.load()
        let apps = catalog.apps.filter { app == nil || $0.name == app?.id }
        let phrases = PhraseCatalog(of: catalog, apps: apps)
        for problem in phrases.problems { Surroundings.current.warn(problem) }
        let wanted = words.map(foldedWithoutAccents).filter { !$0.isEmpty }
        guard !wanted.isEmpty else { return .result(value: LazyList(phrases.phrases, ShortcutEntity.init)) }
        let found = phrases.phrases.filter { phrase in
            let text = foldedWithoutAccents("\(phrase.text) \(phrase.app.name) \(phrase.app.manifest.displayName)")
            return wanted.allSatisfy { text.contains($0) }
        }
        return .result(value: LazyList(found, ShortcutEntity.init))
    }
}
