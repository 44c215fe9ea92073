import AppIntents
import CoreTransferable
import UniformTypeIdentifiers

struct Recipe: AppEntity, Codable, Transferable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Recipe") }
    static var defaultQuery: RecipeQuery { RecipeQuery() }

    let id: UUID
    var name: String
    var steps: [String]

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .recipe)
        DataRepresentation(contentType: .plainText) { recipe in
            Data(recipe.name.utf8)
        } importing: { data in
            Recipe(id: UUID(), name: String(decoding: data, as: UTF8.self), steps: [])
        }
        DataRepresentation(exportedContentType: .rtf) { recipe in
            let text = recipe.steps.joined(separator: "\n")
            return text.data(using: .utf8) ?? Data()
        }
        FileRepresentation(exportedContentType: .json) { recipe in
            let url = URL.temporaryDirectory.appending(path: "\(recipe.id).json")
            try JSONEncoder().encode(recipe).write(to: url)
            return SentTransferredFile(url)
        }
        .suggestedFileName("recipe.json")
        ProxyRepresentation(exporting: \.name)
        ProxyRepresentation { recipe in recipe.steps.first ?? "" }
    }
}

extension UTType {
    static let recipe = UTType(exportedAs: "org.example.recipe")
    static var notes: UTType { UTType(importedAs: "org.example.notes", conformingTo: .folder) }
}

struct RecipeQuery: EntityQuery {
    func entities(for identifiers: [Recipe.ID]) async throws -> [Recipe] { [] }
}

struct CookIntent: AppIntent {
    static let title: LocalizedStringResource = "Cook"

    @Parameter(title: "Water", defaultUnit: .liters, supportsNegativeNumbers: false)
    var water: Measurement<UnitVolume>

    @Parameter(title: "Weight", default: nil, defaultUnit: .kilograms)
    var weight: Measurement<UnitMass>?

    @Parameter(title: "Heat")
    var heat: Measurement<UnitTemperature>?

    @Parameter(title: "Portions") var portions: Float?
    @Parameter(title: "Price") var price: Decimal?
    @Parameter(title: "Budget") var budget: IntentCurrencyAmount?
    @Parameter(title: "When") var when: DateComponents?
    @Parameter(title: "Note") var note: AttributedString?
    @Parameter(title: "For whom") var guest: IntentPerson?

    @Parameter(title: "Pages", supportedContentTypes: [.pdf, .rtf, .folder])
    var pages: [IntentFile]?

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitVolume>> & OpensIntent {
        guard let url = URL(string: "https://example.org") else { throw AppIntentError.Unrecoverable.unknown }
        return .result(value: water, opensIntent: OpenURLIntent(url))
    }
}

/// Where a recipe may lie, as phone code names the folders.
let recipeFolders: [URL] = [
    .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .homeDirectory, .temporaryDirectory,
]
