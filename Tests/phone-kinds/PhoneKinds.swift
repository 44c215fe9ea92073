import AppIntents
import AppIntentsSchemas
import CoreTransferable
import OSLog
import SwiftUI
import UniformTypeIdentifiers

/// A tool for tests, of the kinds of intents, values and entities that phone code has.
@main
struct PhoneKinds: IntentApp {
    static let name = "phone-kinds"
    static let displayName = "Phone Kinds"
    static let primaryIntent: any AppIntent.Type = PourIntent.self
    static let intents: [any AppIntent.Type] = [
        WeighIntent.self, ExportIntent.self, ChooseSizeIntent.self, ListRecipesIntent.self, ListNotesIntent.self,
        OrderIntent.self, PayIntent.self, OpenShopIntent.self, LogIntent.self,
        CreateAlbumIntent.self, ListBeachesIntent.self, FindPlaceIntent.self, PlaySongIntent.self,
    ]
}

struct PourIntent: AppIntent {
    static let title: LocalizedStringResource = "Pour"

    @Parameter(title: "Amount", defaultUnit: .liters, supportsNegativeNumbers: false)
    var amount: Measurement<UnitVolume>

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitVolume>> {
        .result(value: amount)
    }
}

struct WeighIntent: AppIntent {
    static let title: LocalizedStringResource = "Weigh"

    @Parameter(title: "Weight") var weight: Measurement<UnitMass>?
    @Parameter(title: "Temperature") var temperature: Measurement<UnitTemperature>?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let grams = weight.map { "\($0.converted(to: .grams).value)g" } ?? ""
        let degrees = temperature.map { "\(Int($0.converted(to: .kelvin).value))K" } ?? ""
        return .result(value: grams + degrees)
    }
}

struct ExportIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Export"
    @Parameter(title: "File to wait for") var gate: String

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        progress.totalUnitCount = 4
        progress.completedUnitCount = 3
        while !FileManager.default.fileExists(atPath: gate) { try await Task.sleep(for: .milliseconds(10)) }
        return .result(value: Int(progress.completedUnitCount))
    }
}

struct ChooseSizeIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose a size"

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let small = Option(title: "Small")
        let chosen = try await requestChoice(
            between: [small, .init(title: "Large", style: .destructive), .cancel], dialog: "Which size?")
        return .result(value: chosen == small ? "small" : "large")
    }
}

/// Is JSON in a pipe.
struct Recipe: AppEntity, Codable, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
    static let defaultQuery = RecipeQuery()

    let id: Int
    var name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .image) { _ in Data() }
        CodableRepresentation(contentType: .recipe)
        ProxyRepresentation(exporting: \.name)
    }
}

extension UTType {
    static let recipe = UTType(exportedAs: "org.example.recipe")
}

struct RecipeQuery: EntityQuery {
    func entities(for identifiers: [Recipe.ID]) async throws -> [Recipe] { [] }
    func suggestedEntities() async throws -> [Recipe] { [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Stew")] }
}

struct ListRecipesIntent: AppIntent {
    static let title: LocalizedStringResource = "List recipes"

    func perform() async throws -> some IntentResult & ReturnsValue<[Recipe]> {
        .result(value: try await RecipeQuery().suggestedEntities())
    }
}

/// Is text in a pipe, where it is one line.
struct Note: AppEntity, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = NoteQuery()

    let id: String
    var body: String
    var displayRepresentation: DisplayRepresentation { "Note \(id)" }

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { $0.body }
    }
}

struct NoteQuery: EntityQuery {
    func entities(for identifiers: [Note.ID]) async throws -> [Note] { [] }
    func suggestedEntities() async throws -> [Note] {
        [Note(id: "a", body: "buy milk"), Note(id: "b", body: "two\nlines")]
    }
}

struct ListNotesIntent: AppIntent {
    static let title: LocalizedStringResource = "List notes"

    func perform() async throws -> some IntentResult & ReturnsValue<[Note]> {
        .result(value: try await NoteQuery().suggestedEntities())
    }
}

/// A model in memory, whose snippet's buttons change it.
@MainActor
final class Order: ObservableObject {
    static let shared = Order()
    @Published var tickets = 1
}

struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order tickets"

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
        .result(value: Order.shared.tickets, snippetIntent: OrderSnippetIntent(name: "Circus"))
    }
}

struct OrderSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Tickets"
    @Parameter(title: "Name") var name: String

    init() {}
    init(name: String) { self.name = name }

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: OrderView(name: name, order: .shared))
    }
}

struct OrderView: View {
    let name: String
    @ObservedObject var order: Order

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(name): \(order.tickets) tickets")
            Button("More", intent: AddTicketsIntent(count: 2))
        }
    }
}

struct AddTicketsIntent: AppIntent {
    static let title: LocalizedStringResource = "Add tickets"
    @Parameter(title: "How many") var count: Int

    init() {}
    init(count: Int) { self.count = count }

    @MainActor
    func perform() async throws -> some IntentResult {
        Order.shared.tickets += count
        return .result()
    }
}

struct PayIntent: AppIntent {
    static let title: LocalizedStringResource = "Pay"
    @Parameter(title: "Amount") var amount: IntentCurrencyAmount
    @Parameter(title: "To") var to: IntentPerson?
    @Parameter(title: "Fee") var fee: Decimal?
    @Parameter(title: "Share") var share: Float?
    @Parameter(title: "When") var when: DateComponents?
    @Parameter(title: "Text") var text: AttributedString?

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(
            value: [
                amount.intentText, to?.intentText, fee?.intentText, share?.intentText, when?.intentText,
                text?.intentText,
            ].compactMap(\.self))
    }
}

struct OpenShopIntent: AppIntent {
    static let title: LocalizedStringResource = "Open the shop"

    func perform() async throws -> some IntentResult & OpensIntent {
        guard let url = URL(string: "https://example.org/shop") else { throw AppIntentError.Unrecoverable.unknown }
        return .result(opensIntent: OpenURLIntent(url))
    }
}

struct LogIntent: AppIntent {
    static let title: LocalizedStringResource = "Log"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let logger = Logger(subsystem: "org.example", category: "kinds")
        logger.debug("a detail")
        logger.error("\(3, privacy: .public) mistakes\nin two lines")
        os_log("old %{public}@ %d%%", log: .default, type: .error, "style", 5)
        return .result(value: 1)
    }
}

@AppEnum(schema: .photos.assetType)
enum AlbumKind: String {
    case trip, party
    static let caseDisplayRepresentations: [AlbumKind: DisplayRepresentation] = [.trip: "Trip", .party: "Party"]
}

@AppIntent(schema: .photos.createAlbum)
struct CreateAlbumIntent {
    var name: String
    var kind: AlbumKind?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: name + (kind.map { " (\($0.rawValue))" } ?? ""))
    }
}

/// Has a property that is worked out, and one that takes time.
struct Beach: AppEntity, Hashable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Beach"
    static let defaultQuery = BeachQuery()

    let id: Int
    var hours: Int

    @ComputedProperty(title: "Is open")
    var isOpen: Bool { hours > 0 }

    @DeferredProperty(title: "Crowd")
    var crowd: Int {
        get async throws {
            await Task.yield()
            return hours * 10
        }
    }

    var displayRepresentation: DisplayRepresentation { "Beach \(id)" }
}

struct BeachQuery: EntityQuery {
    func entities(for identifiers: [Beach.ID]) async throws -> [Beach] { all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Beach] { all }
    private var all: [Beach] { [Beach(id: 1, hours: 2), Beach(id: 2, hours: 0)] }
}

struct ListBeachesIntent: AppIntent {
    static let title: LocalizedStringResource = "List beaches"
    func perform() async throws -> some IntentResult & ReturnsValue<[Beach]> {
        .result(value: try await BeachQuery().suggestedEntities())
    }
}

@UnionValue
enum Place {
    case beach(Beach)
    case address(URL)
}

struct FindPlaceIntent: AppIntent {
    static let title: LocalizedStringResource = "Find a place"
    @Parameter(title: "Place") var place: Place

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        switch place {
        case .beach(let beach): return .result(value: "beach \(beach.id)")
        case .address(let url): return .result(value: "address \(url.host() ?? "")")
        }
    }
}
