import AppIntents

/// A song, found by a query that declares what it can compare and sort.
struct SongEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
    static let defaultQuery = SongQuery()

    var id: Int
    @Property(title: "Title") var title: String
    @Property(title: "Plays") var plays: Int
    @Property(title: "Released") var released: Date

    var displayRepresentation: DisplayRepresentation { "\(title)" }

    init(id: Int, title: String, plays: Int, released: TimeInterval) {
        self.id = id
        self.title = title
        self.plays = plays
        self.released = Date(timeIntervalSince1970: released)
    }
}

struct SongQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\SongEntity.$title) {
            EqualToComparator { title in { $0.title.lowercased() == title.lowercased() } }
            ContainsComparator { part in { $0.title.lowercased().contains(part.lowercased()) } }
        }
        Property(\SongEntity.$plays) {
            GreaterThanComparator { plays in { $0.plays > plays } }
            IsBetweenComparator { low, high in { (low...high).contains($0.plays) } }
        }
        Property(\SongEntity.$released) {
            GreaterThanOrEqualToComparator { date in { $0.released >= date } }
        }
    }
    static let sortingOptions = SortingOptions {
        SortableBy(\SongEntity.$title)
        SortableBy(\SongEntity.$plays)
    }
    static let findIntentDescription: IntentDescription? = IntentDescription("Finds songs by title or plays.")

    private let all = [
        SongEntity(id: 1, title: "Love Song", plays: 3, released: 0),
        SongEntity(id: 2, title: "My Love", plays: 12, released: 946_684_800),
        SongEntity(id: 3, title: "Hymn", plays: 40, released: 1_600_000_000),
    ]

    func entities(for identifiers: [Int]) async throws -> [SongEntity] { all.filter { identifiers.contains($0.id) } }

    func suggestedEntities() async throws -> [SongEntity] { all }

    func entities(
        matching comparators: [@Sendable (SongEntity) -> Bool], mode: ComparatorMode, sortedBy: [Sort<SongEntity>],
        limit: Int?
    ) async throws -> [SongEntity] {
        var songs = all.filter { song in
            mode == .and ? comparators.allSatisfy { $0(song) } : comparators.contains { $0(song) }
        }
        for sort in sortedBy {
            switch sort.by {
            case \SongEntity.$title: songs.sort { sort.order == .ascending ? $0.title < $1.title : $0.title > $1.title }
            case \SongEntity.$plays: songs.sort { sort.order == .ascending ? $0.plays < $1.plays : $0.plays > $1.plays }
            default: break
            }
        }
        return Array(songs.prefix(limit ?? songs.count))
    }
}

/// Plays one: what makes the songs the app's.
struct PlaySongIntent: AppIntent {
    static let title: LocalizedStringResource = "Play a song"
    @Parameter(title: "Song") var song: SongEntity

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: song.title) }
}
