import IntentCore

/// Tells what a phrase does, takes and gives.
struct ViewShortcutIntent: AppIntent {
    static let title: LocalizedStringResource = "View a shortcut"
    static let description = IntentDescription("Tells what a phrase runs, and what that takes and gives.")
    static let intentEffects: IntentEffects = .readOnly

    @Parameter(
        title: "The phrase", inputConnectionBehavior: .connectToPreviousIntentResult, optionsProvider: PhraseOptions())
    var phrase: String

    @Parameter(title: "The app whose phrase it is")
    var app: InstalledAppEntity?

    func perform() async throws -> some IntentResult & ReturnsValue<[ShortcutDetail]> {
        let catalog = Catalog.load()
        let phrases = PhraseCatalog(of: catalog, apps: catalog.apps.filter { app == nil || $0.name == app?.id })
        switch phrases.meaning(of: phrase) {
        case .phrases(let found): return .result(value: found.flatMap { ShortcutDetail.all(of: $0) })
        case .lacksValue(let found): return .result(value: found.prefix(1).flatMap { ShortcutDetail.all(of: $0) })
        case .unknown(let nearest): throw unknownPhrase(phrase, nearest: nearest)
        }
    }
}
