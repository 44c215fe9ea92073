import IntentCore

/// Lists the phrases of the installed apps, each with each value that it can have.
struct ListShortcutsIntent: AppIntent {
    static let title: LocalizedStringResource = "List shortcuts"
    static let description = IntentDescription("Lists the phrases that run your apps' intents, and the commands.")
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(title: "Words that the phrase or its app has", default: [])
    var words: [String]

    @Parameter(title: "Phrases of this app alone")
    var app: InstalledAppEntity?

    func perform() async throws -> some IntentResult & ReturnsValue<LazyList<ShortcutEntity>> {
        let catalog = Catalog.load()
        let apps = catalog.apps.filter { app == nil || $0.name == app?.id }
        let phrases = PhraseCatalog(of: catalog, apps: apps)
        for problem in phrases.problems { ProcessContext.current.warn(problem) }
        let wanted = words.map(foldedWithoutAccents).filter { !$0.isEmpty }
        return .result(
            value: LazyList { give in
                for phrase in phrases.phrases where phrase.has(wanted) { try give(ShortcutEntity(phrase)) }
            })
    }
}

extension InstalledPhrase {
    /// Whether the phrase or its app's names have all the words.
    fileprivate func has(_ words: [String]) -> Bool {
        if words.isEmpty { return true }
        let text = foldedWithoutAccents("\(self.text) \(app.name) \(app.manifest.displayName)")
        return words.allSatisfy { text.contains($0) }
    }
}
