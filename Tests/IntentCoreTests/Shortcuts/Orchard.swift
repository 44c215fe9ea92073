@testable import IntentCore

/// An app of the tests' own: trees by entity, tools by enum.
enum Orchard: IntentApp {
    static let name = "orchard"
    static let displayName = "Orchard"
    static let synonyms = ["My Plot"]
    static let primaryIntent: any AppIntent.Type = PickIntent.self
    static let summary = "look after trees."
    static let shortcuts: (any AppShortcutsProvider.Type)? = OrchardShortcuts.self
    static let valueSources: [ValueSource] = [.config("trees.txt")]
}

struct PickIntent: AppIntent {
    static let title: LocalizedStringResource = "Pick a tree"
    static let description = IntentDescription("Picks one tree.")

    @Parameter(title: "The tree", inputConnectionBehavior: .connectToPreviousIntentResult) var tree: Tree
    @Parameter(title: "With what", default: .can) var tool: PickingTool
    @Parameter(title: "A note") var note: String?
    @Parameter(title: "Slowly", default: false) var slowly: Bool

    init() {}
    init(tool: PickingTool, slowly: Bool) { (self.tool, self.slowly) = (tool, slowly) }

    func perform() async throws -> some IntentResult & ReturnsValue<Tree> { .result(value: tree) }
}

enum PickingTool: String, AppEnum {
    case can, longHose

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
    static let caseDisplayRepresentations: [PickingTool: DisplayRepresentation] = [.can: "Can", .longHose: "Long Hose"]
}

/// A tree is a line of `trees.txt`: its name, and after commas its other names.
struct Tree: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
    static let defaultQuery = TreeQuery()

    let id: Int
    let names: [String]
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(names[0])", synonyms: names.dropFirst().map { "\($0)" })
    }
}

struct TreeQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Tree] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Tree] {
        let text = try smallFile(appendingPathComponent(try XDGDirectories.config, "trees.txt"))
        return String(decoding: text, as: UTF8.self).split(separator: "\n").enumerated().map { index, line in
            Tree(id: index + 1, names: line.split(separator: ",").map(String.init))
        }
    }
}

struct OrchardShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: PickIntent(),
            phrases: [
                "Start watering in \(.applicationName)", "Water the \(\.$tree) in \(.applicationName)",
                "In \(.applicationName), water \(\.$tree)", "Use the \(\.$tool) in \(.applicationName)",
            ],
            shortTitle: "Water", systemImageName: "drop")
        if true {
            AppShortcut(
                intent: PickIntent(tool: .longHose, slowly: true), phrases: ["Soak something in \(.applicationName)"])
        }
    }

    static let shortcutTileColor = ShortcutTileColor.lime
    static let negativePhrases = NegativeAppShortcutPhrases(phrases: ["Stop \(.applicationName)"])
}

/// An app whose phrases are what a test gives it.
protocol AppWithPhrases: IntentApp, AppShortcutsProvider {}

extension AppWithPhrases {
    static var name: String { "orchard" }
    static var displayName: String { "Orchard" }
    static var primaryIntent: any AppIntent.Type { PickIntent.self }
    static var shortcuts: (any AppShortcutsProvider.Type)? { Self.self }
}
