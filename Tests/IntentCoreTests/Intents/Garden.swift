import FoundationEssentials

@testable import IntentCore

// A small app to read, ask and list values of.

enum Walk: Double, AppEnum {
    case roundThePond = 0.4, five = 5, ten = 10, toTown = 10.5, roundTheHill = 12

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Walk"
    static let caseDisplayRepresentations: [Walk: DisplayRepresentation] = [
        .roundThePond: DisplayRepresentation(title: "Around the Pond", subtitle: "short", synonyms: ["Pond Walk"]),
        .five: "5K", .ten: "10K", .toTown: "To Town",
    ]
}

struct Plant: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = PlantQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Height") var height: Double?
    @Property var tags: [String]

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "no. \(id)", synonyms: id == 1 ? ["Old Friend"] : [])
    }

    init(_ id: Int, _ name: String, height: Double? = nil) {
        self.id = id
        self.name = name
        self.height = height
    }

    static let all = [
        Plant(1, "Fern", height: 40.5), Plant(2, "Fig"), Plant(3, "Fig"), Plant(4, "Ivy"), Plant(7, "42 Roses"),
    ]
}

struct PlantQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Plant] { Plant.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Plant] { Plant.all }
}

/// Known by text search alone.
struct Bird: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bird"
    static let defaultQuery = Query()
    let id: String
    let song: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }

    static let all = [Bird(id: "wren", song: "trill"), Bird(id: "rook", song: "caw"), Bird(id: "crow", song: "caw")]

    struct Query: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Bird] { [] }
        func entities(matching string: String) async throws -> IntentItemCollection<Bird> {
            IntentItemCollection(items: Bird.all.filter { $0.id.hasPrefix(string) || $0.song == string })
        }
    }
}

/// Listed whole, and identified by a UUID.
struct Tool: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
    static let defaultQuery = Query()
    let id: UUID
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    struct Query: EnumerableEntityQuery {
        func allEntities() async throws -> [Tool] {
            ["00000000-0000-0000-0000-00000000000A": "Rake", "00000000-0000-0000-0000-00000000000B": "Hoe"]
                .compactMap { text, name in UUID(uuidString: text).map { Tool(id: $0, name: name) } }
        }
        func suggestedEntities() async throws -> [Tool] { [] }
    }
}

/// Found by its properties alone.
struct Seed: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seed"
    static let defaultQuery = Query()
    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Latin") var latin: String?
    @Property(title: "Grams") var grams: Int
    @Property(title: "Tags") var tags: [String]
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", synonyms: latin.map { ["\($0)"] } ?? [])
    }

    init(id: String, name: String, latin: String?, grams: Int) {
        self.id = id
        (self.name, self.latin, self.grams, tags) = (name, latin, grams, ["small"])
    }

    struct Query: EntityPropertyQuery {
        // Said expressly, since a test asks for it: the compiler finds it by itself only when the query is read first.
        typealias ComparatorMappingType = String

        static let properties = QueryProperties {
            Property(\.$name) { ContainsComparator { "name \($0)" } }
            Property(\.$latin) { EqualToComparator { "latin \($0 ?? "")" } }
            Property(\.$grams) { GreaterThanComparator { "over \($0)" } }
            Property(\.$tags) { ContainsComparator { "tag \($0)" } }
        }
        static let sortingOptions = SortingOptions { SortableBy(\.$grams) }

        func entities(for identifiers: [String]) async throws -> [Seed] { [] }

        func entities(
            matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Seed>], limit: Int?
        ) async throws -> [Seed] {
            guard mode == .or else { return [] }
            return [
                Seed(id: "s1", name: "Poppy", latin: "Papaver", grams: 2),
                Seed(id: "s2", name: "Blue Poppy", latin: nil, grams: 1),
            ].filter { seed in
                comparators.contains("latin \(seed.latin ?? "none")")
                    || comparators.contains { $0.hasPrefix("name ") && seed.name.contains($0.dropFirst(5)) }
            }
        }
    }
}
