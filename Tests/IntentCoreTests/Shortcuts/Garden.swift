@testable import IntentCore

/// An app of the tests' own: plants by entity, tools by enum.
enum Garden: IntentApp {
    static let name = "garden"
    static let displayName = "Garden"
    static let synonyms = ["My Plot"]
    static let primaryIntent: any AppIntent.Type = WaterIntent.self
    static let summary = "Look after plants."
    static let shortcuts: (any AppShortcutsProvider.Type)? = GardenShortcuts.self
    static let valueSources: [ValueSource] = [.config("plants.txt")]
}

struct WaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Water a plant"
    static let description = IntentDescription("Waters one plant.")

    @Parameter(title: "The plant", inputConnectionBehavior: .connectToPreviousIntentResult) var plant: Plant
    @Parameter(title: "With what", default: .can) var tool: WateringTool
    @Parameter(title: "A note") var note: String?
    @Parameter(title: "Slowly", default: false) var slowly: Bool

    init() {}
    init(tool: WateringTool, slowly: Bool) { (self.tool, self.slowly) = (tool, slowly) }

    func perform() async throws -> some IntentResult & ReturnsValue<Plant> { .result(value: plant) }
}

enum WateringTool: String, AppEnum {
    case can, longHose

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
    static let caseDisplayRepresentations: [WateringTool: DisplayRepresentation] = [.can: "Can", .longHose: "Long Hose"]
}

/// A plant is a line of `plants.txt`: its name, and after commas its other names.
struct Plant: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = PlantQuery()

    let id: Int
    let names: [String]
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(names[0])", synonyms: names.dropFirst().map { "\($0)" })
    }
}

struct PlantQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Plant] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Plant] {
        let text = try smallFile(joined(try Folders.config, "plants.txt"))
        return String(decoding: text, as: UTF8.self).split(separator: "\n").enumerated().map { index, line in
            Plant(id: index + 1, names: line.split(separator: ",").map(String.init))
        }
    }
}

struct GardenShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: WaterIntent(),
            phrases: [
                "Start watering in \(.applicationName)", "Water the \(\.$plant) in \(.applicationName)",
                "In \(.applicationName), water \(\.$plant)", "Use the \(\.$tool) in \(.applicationName)",
            ],
            shortTitle: "Water", systemImageName: "drop")
        if true {
            AppShortcut(
                intent: WaterIntent(tool: .longHose, slowly: true), phrases: ["Soak something in \(.applicationName)"])
        }
    }

    static let shortcutTileColor = ShortcutTileColor.lime
    static let negativePhrases = NegativeAppShortcutPhrases(phrases: ["Stop \(.applicationName)"])
}

/// An app whose phrases are what a test gives it.
protocol AppWithPhrases: IntentApp, AppShortcutsProvider {}

extension AppWithPhrases {
    static var name: String { "garden" }
    static var displayName: String { "Garden" }
    static var primaryIntent: any AppIntent.Type { WaterIntent.self }
    static var shortcuts: (any AppShortcutsProvider.Type)? { Self.self }
}
