import AppIntents

struct PlantEntity: AppEntity, Identifiable {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Plant", numericFormat: "\(2) plants")
    static let defaultQuery = PlantQuery()

    let id: UUID

    @Property(title: "Name")
    var name: String

    @Property(title: "Last watered")
    var lastWatered: Date?

    @Property(title: "Place")
    var place: Place

    init(id: UUID, name: String, place: Place, lastWatered: Date? = nil) {
        self.id = id
        self.name = name
        self.place = place
        self.lastWatered = lastWatered
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)",
            subtitle: lastWatered.map { "watered \($0, format: .iso8601)" },
            image: .init(systemName: "leaf"))
    }
}

extension PlantEntity {
    enum Place: String, AppEnum {
        case windowSill, balcony, cellar

        static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Place")
        static let caseDisplayRepresentations: [Place: DisplayRepresentation] = [
            .windowSill: "Window Sill", .balcony: "Balcony", .cellar: "Cellar",
        ]
    }
}

struct PlantQuery: EntityStringQuery {
    @Dependency private var garden: Garden

    func entities(for identifiers: [PlantEntity.ID]) async throws -> [PlantEntity] {
        await garden.plants.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<PlantEntity> {
        let found = await garden.plants.filter { $0.name.localizedCaseInsensitiveContains(string) }
        return IntentItemCollection(items: found)
    }

    func suggestedEntities() async throws -> ItemCollection<PlantEntity> {
        let plants = await garden.plants
        return ItemCollection(promptLabel: "Which plant?") {
            ItemSection("Inside", items: plants.filter { $0.place == .windowSill })
            ItemSection("Outside") {
                for plant in plants where plant.place == .balcony {
                    IntentItem(plant, title: "\(plant.name)", subtitle: "on the balcony")
                }
            }
        }
    }

    func defaultResult() async -> PlantEntity? { await garden.plants.first }
}

@MainActor
final class Garden {
    nonisolated init() {}

    var plants: [PlantEntity] = []

    func water(_ plant: PlantEntity) { plant.lastWatered = Date() }
}
