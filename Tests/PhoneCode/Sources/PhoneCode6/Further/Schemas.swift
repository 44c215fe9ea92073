import AppIntents

@AppEnum(schema: .photos.assetType)
enum AssetType: String {
    case photo, video

    static let caseDisplayRepresentations: [AssetType: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
}

@AppEntity(schema: .photos.asset)
struct Asset: IndexedEntity {
    static let defaultQuery = AssetQuery()

    let id: String
    // A title; with a comment that says var note: String.
    var title: String?
    @Property(title: "Type") var assetType: AssetType?
    var isFavorite: Bool

    var displayRepresentation: DisplayRepresentation { "\(title ?? id)" }
}

struct AssetQuery: EntityQuery {
    func entities(for identifiers: [Asset.ID]) async throws -> [Asset] { [] }
}

@AppIntent(schema: .photos.createAlbum)
struct CreateAlbumIntent {
    var name: String
    @Parameter(title: "Kind") var kind: AssetType?

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: name) }
}

@AppIntent(schema: .system.search)
struct SearchIntent: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search"

    @Parameter var criteria: StringSearchCriteria

    init() {}

    func perform() async throws -> some IntentResult { .result() }
}

@UnionValue
enum Place {
    case asset(Asset)
    case address(String)

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
}

struct FindPlaceIntent: AppIntent {
    static let title: LocalizedStringResource = "Find a place"
    @Parameter(title: "Place") var place: Place

    func perform() async throws -> some IntentResult & ReturnsValue<Place> { .result(value: place) }
}

struct Beach: AppEntity, Hashable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Beach"
    static let defaultQuery = BeachQuery()

    let id: Int
    var hours: Int

    @ComputedProperty(title: "Is open")
    var isOpen: Bool { hours > 0 }

    @DeferredProperty(title: "Crowd")
    var crowd: Int {
        get async throws { hours * 10 }
    }

    var displayRepresentation: DisplayRepresentation { "Beach \(id)" }
}

struct BeachQuery: EntityQuery {
    func entities(for identifiers: [Beach.ID]) async throws -> [Beach] { [Beach(id: 1, hours: 2)] }
}
