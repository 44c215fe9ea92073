import AppIntents

struct ShelfEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(stringLiteral: "Shelf")
    static let defaultQuery = ShelfQuery()

    let id: Int
    let label: LocalizedStringResource

    var displayRepresentation: AppIntents.DisplayRepresentation {
        AppIntents.DisplayRepresentation(title: label, subtitle: "Shelf \(id)")
    }
}

struct ShelfQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [ShelfEntity] {
        [ShelfEntity(id: 1, label: "Novels"), ShelfEntity(id: 2, label: "Poems")]
    }

    func entities(for identifiers: [Int]) async throws -> [ShelfEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

struct BookEntity: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()

    let id: String

    @Property(title: "Title") var title: String
    @Property(title: "Author") var author: String?
    @Property(title: "Pages") var pages: Int
    @Property(title: "Tags") var tags: [String]
    @Property var shelf: ShelfEntity?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)", subtitle: "\(author ?? "Anonymous")", image: nil, synonyms: ["\(id)"])
    }

    init(id: String, title: String, author: String? = nil, pages: Int, tags: [String] = []) {
        self.id = id
        self.title = title
        self.author = author
        self.pages = pages
        self.tags = tags
    }
}

enum BookFilter: Sendable {
    case title(String)
    case titleContains(String)
    case author(String?)
    case longerThan(Int)
    case tagged(String)

    func matches(_ book: BookEntity) -> Bool {
        switch self {
        case .title(let title): book.title == title
        case .titleContains(let part): book.title.localizedCaseInsensitiveContains(part)
        case .author(let author): book.author == author
        case .longerThan(let pages): book.pages > pages
        case .tagged(let tag): book.tags.contains(tag)
        }
    }
}

struct BookQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\BookEntity.$title) {
            EqualToComparator { .title($0) }
            ContainsComparator { .titleContains($0) }
            HasPrefixComparator { .titleContains($0) }
        }
        Property(\.$author) {
            EqualToComparator { BookFilter.author($0) }
            NotEqualToComparator { _ in .author(nil) }
        }
        Property(\.$pages) {
            GreaterThanComparator { .longerThan($0) }
            GreaterThanOrEqualToComparator { .longerThan($0 - 1) }
            LessThanComparator { .longerThan(-$0) }
            LessThanOrEqualToComparator { .longerThan(-$0) }
            IsBetweenComparator { low, high in .longerThan(low + high) }
        }
        Property(\.$tags) {
            ContainsComparator { .tagged($0) }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\.$title)
        SortableBy(\BookEntity.$pages)
    }

    func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] {
        Library.books.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [BookEntity] {
        Array(Library.books.prefix(1))
    }

    func entities(
        matching comparators: [BookFilter], mode: ComparatorMode, sortedBy: [Sort<BookEntity>], limit: Int?
    ) async throws -> [BookEntity] {
        var found = Library.books.filter { book in
            mode == .and
                ? comparators.allSatisfy { $0.matches(book) } : comparators.contains { $0.matches(book) }
        }
        for sort in sortedBy where sort.by == \BookEntity.$pages {
            found.sort { sort.order == .ascending ? $0.pages < $1.pages : $0.pages > $1.pages }
        }
        return limit.map { Array(found.prefix($0)) } ?? found
    }
}

enum Library {
    static let books = [
        BookEntity(id: "b1", title: "The Long Walk Home", author: "A. Wanderer", pages: 312, tags: ["walking"]),
        BookEntity(id: "b2", title: "Rain on Tin", pages: 96, tags: ["poems", "weather"]),
    ]
}
