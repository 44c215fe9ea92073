import AppIntents

struct ReadBookIntent: AppIntent {
    static let title: LocalizedStringResource = "Read a Book"

    @Parameter(title: "Shelf")
    var shelf: ShelfEntity

    @Parameter(title: "Book", query: ShelvedBookQuery())
    var book: BookEntity

    @Parameter(title: "Chapter", description: nil, default: nil, optionsProvider: ChapterProvider())
    var chapter: String?

    @Parameter(title: "Bookmark", supportedContentTypes: [.plainText, .pdf])
    var bookmark: IntentFile?

    @Parameter(title: "Scans", supportedTypeIdentifiers: ["public.image"])
    var scans: [IntentFile]

    @Parameter(title: "Where", default: URL(string: "https://books.example.org"))
    var link: URL?

    @Parameter(title: "Aloud")
    var aloud: Bool?

    static var parameterSummary: some ParameterSummary {
        When(\.$shelf, identifier: .equalTo, 2) {
            Summary("Recite \(\.$book)")
        } otherwise: {
            When(\.$aloud, .equalTo, true) {
                Summary("Read \(\.$book) aloud")
            } otherwise: {
                Summary {
                    \.$book
                    \.$chapter
                }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<ReadingStats> & OpensIntent {
        let stats = ReadingStats()
        stats.pages = book.pages + scans.count + (bookmark?.data.count ?? 0)
        return .result(value: stats, opensIntent: OpenBookIntent(target: book))
    }
}

struct ShelvedBookQuery: EntityQuery {
    @IntentParameterDependency<ReadBookIntent>(\.$shelf)
    private var intent

    func entities(for identifiers: [String]) async throws -> [BookEntity] {
        Library.books.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [BookEntity] {
        guard let shelf = intent?.shelf else { return [] }
        return Library.books.filter { $0.shelf?.id == shelf.id }
    }
}

struct ChapterProvider: DynamicOptionsProvider {
    @ParameterDependency<ReadBookIntent>(\.$shelf, \.$book) var intent

    func results() async throws -> [String] {
        guard let intent else { return [] }
        return (1...3).map { "\(intent.book.title), chapter \($0) of \(intent.shelf.id)" }
    }
}

struct ReadingStats: TransientAppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Reading Statistics")

    @Property(title: "Pages")
    var pages: Int

    @Property(title: "Since")
    var since: Date?

    var displayRepresentation: DisplayRepresentation { "\(pages) pages" }

    init() { pages = 0 }
}

struct OpenBookIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Book"
    static let openAppWhenRun = true

    @Parameter(title: "Book", description: "The book to open.", requestDisambiguationDialog: "Which book?")
    var target: BookEntity

    init() {}

    init(target: BookEntity) { self.target = target }

    func perform() async throws -> some IntentResult {
        guard !target.id.isEmpty else { throw AppIntentError.Unrecoverable.entityNotFound }
        return .result()
    }
}
