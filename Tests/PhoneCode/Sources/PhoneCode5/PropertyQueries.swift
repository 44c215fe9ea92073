import AppIntents

struct SongEntity: AppIntents.AppEntity {
    struct Query: AppIntents.EntityPropertyQuery {
        static var sortingOptions = SortingOptions {
            SortableBy(\SongEntity.$title)
            SortableBy(\.$plays)
        }

        static var properties = QueryProperties {
            Property(\SongEntity.$title) {
                EqualToComparator { song in { $0.title == song } }
                ContainsComparator { part in { $0.title.contains(part) } }
            }
            Property(\SongEntity.$plays) {
                LessThanComparator { number in { $0.plays < number } }
                GreaterThanComparator { number in { $0.plays > number } }
            }
        }

        static var findIntentDescription: IntentDescription? {
            IntentDescription("Finds songs.", categoryName: "Music", searchKeywords: ["tune"], resultValueName: "Songs")
        }

        func entities(for identifiers: [UUID]) async throws -> [SongEntity] { [] }

        func entities(
            matching comparators: [(SongEntity) -> Bool], mode: ComparatorMode,
            sortedBy: [EntityQuerySort<SongEntity>], limit: Int?
        ) async throws -> [SongEntity] {
            var songs = try await suggestedEntities().filter { song in
                mode == .and ? comparators.allSatisfy { $0(song) } : comparators.contains { $0(song) }
            }
            for operation in sortedBy {
                switch operation.by {
                case \.$title: songs.sort { operation.order == .ascending ? $0.title < $1.title : $0.title > $1.title }
                default: break
                }
            }
            return songs
        }

        func suggestedEntities() async throws -> [SongEntity] { [] }
    }

    static var defaultQuery = Query()
    static var typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation = .init(name: "Song")

    var id: UUID = UUID()
    @Property(title: "Title") var title: String
    @Property(title: "Plays") var plays: Int
    private let isOwned: Bool = true

    var displayRepresentation: AppIntents.DisplayRepresentation { .init(stringLiteral: title) }

    init(title: String) {
        self.title = title
        self.plays = 0
    }
}

struct PlaySongIntent: AppIntents.AppIntent {
    static var title: LocalizedStringResource = "Play Song"
    static var description: IntentDescription = "Plays a song from your library."
    static var openAppWhenRun = true

    @AppIntents.IntentParameter(title: "Song")
    var song: SongEntity

    @Parameter(title: "Repeat", default: false)
    var isRepeated: Bool

    static var parameterSummary: some ParameterSummary {
        When(\PlaySongIntent.$isRepeated, .notEqualTo, false) {
            Summary("Play \(\.$song) again and again", table: nil)
        } otherwise: {
            Summary("Play \(\.$song)")
        }
    }

    func perform() async throws -> some AppIntents.IntentResult {
        return .result()
    }
}
