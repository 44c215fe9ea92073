import FoundationEssentials
import IntentCore

/// A tool for tests: a parameter of every kind, every form of result, and work on every thread.
@main
struct EveryKind: IntentApp {
    static let name = "every-kind"
    static let displayName = "Every Kind"
    static let primaryIntent: any AppIntent.Type = SayIntent.self
    static let intents: [any AppIntent.Type] = [
        PlanetsIntent.self, VisitIntent.self, PackIntent.self, SpeakIntent.self, NothingIntent.self, MaybeIntent.self,
        RefuseIntent.self, BreakIntent.self, SecretIntent.self, OpenIntent.self,
        HopIntent.self, SleepIntent.self, CrowdIntent.self,
    ]
}

enum Color: String, AppEnum {
    case red, darkRed, blue

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
    static let caseDisplayRepresentations: [Color: DisplayRepresentation] = [
        .red: "Red", .darkRed: "Dark Red", .blue: DisplayRepresentation(title: "Blue", synonyms: ["Azure"]),
    ]
}

/// Two of them share a title.
struct Planet: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
    static let defaultQuery = PlanetQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Moons") var moons: Int?

    init(id: Int, name: String, moons: Int? = nil) {
        self.id = id
        self.name = name
        self.moons = moons
    }

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct PlanetQuery: EnumerableEntityQuery {
    typealias Entity = Planet

    func allEntities() async throws -> [Planet] {
        [
            Planet(id: 1, name: "Mars", moons: 2), Planet(id: 2, name: "Earth", moons: 1), Planet(id: 3, name: "地球"),
            Planet(id: 4, name: "Vulcan"), Planet(id: 5, name: "Vulcan", moons: 16),
        ]
    }
}

/// Says what each parameter was given.
struct SayIntent: AppIntent {
    static let title: LocalizedStringResource = "Say"

    @Parameter(title: "A color") var color: Color?
    @Parameter(title: "How many", default: 3, inclusiveRange: (1, 9)) var howMany: Int
    @Parameter(title: "Whether it is loud") var loud: Bool?
    @Parameter(title: "Whether it is bright", default: true) var isBright: Bool
    @Parameter(title: "Tags") var tags: [String]?
    @Parameter(title: "Sizes") var sizes: [Double]?
    @Parameter(title: "An address") var link: URL?
    @Parameter(title: "A file") var file: IntentFile?
    @Parameter(title: "Named as a common option is") var json: String?
    @Parameter(title: "Its opposite is a common option") var input: Bool?

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        var said = ["howMany=\(howMany)", "isBright=\(isBright)"]
        if let color { said.append("color=\(color)") }
        if let loud { said.append("loud=\(loud)") }
        if let tags { said.append("tags=\(tags.joined(separator: "|"))") }
        if let sizes { said.append("sizes=\(sizes)") }
        if let link { said.append("link=\(link)") }
        if let file { said.append("file=\(file.filename):\(file.data.count)") }
        if let json { said.append("json=\(json)") }
        if let input { said.append("input=\(input)") }
        return .result(value: said)
    }
}

struct PlanetsIntent: AppIntent {
    static let title: LocalizedStringResource = "List planets"

    func perform() async throws -> some IntentResult & ReturnsValue<[Planet]> {
        .result(value: try await PlanetQuery().allEntities())
    }
}

struct VisitIntent: AppIntent {
    static let title: LocalizedStringResource = "Visit a planet"

    @Parameter(title: "The planet") var planet: Planet
    @Parameter(title: "How many days", default: 1) var days: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: planet.id * days, dialog: "Visited \(planet.name) for \(days) days.")
    }
}

/// Takes a whole list of a pipe's line.
struct PackIntent: AppIntent {
    static let title: LocalizedStringResource = "Pack things"

    @Parameter(title: "The things", inputConnectionBehavior: .connectToPreviousIntentResult) var things: [String]?
    @Parameter(title: "Into what") var into: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: (things ?? []).joined(separator: "+") + (into.map { " into " + $0 } ?? ""))
    }
}

struct SpeakIntent: AppIntent {
    static let title: LocalizedStringResource = "Speak"

    func perform() async throws -> some ProvidesDialog { .result(dialog: "Hello\u{1B}[2J.") }
}

struct NothingIntent: AppIntent {
    static let title: LocalizedStringResource = "Do nothing"

    func perform() async throws -> some IntentResult { .result() }
}

struct MaybeIntent: AppIntent {
    static let title: LocalizedStringResource = "Give a value or none"

    @Parameter(title: "The value") var value: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<Int?> { .result(value: value) }
}

/// Refuses in words of its own.
struct RefuseIntent: AppIntent {
    static let title: LocalizedStringResource = "Refuse"

    struct Refusal: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "not today; try tomorrow" }
    }

    func perform() async throws -> some IntentResult {
        guard ProcessContext.current.variable("AGREE") != nil else { throw Refusal() }
        return .result()
    }
}

/// Fails by an error without words.
struct BreakIntent: AppIntent {
    static let title: LocalizedStringResource = "Break"

    enum Fault: Error { case brokenInTwo }

    func perform() async throws -> some IntentResult {
        guard ProcessContext.current.variable("AGREE") != nil else { throw Fault.brokenInTwo }
        return .result()
    }
}

struct SecretIntent: AppIntent {
    static let title: LocalizedStringResource = "Tell a secret"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: true) }
}

/// Hands over to another intent, which speaks for itself.
struct OpenIntent: AppIntent {
    static let title: LocalizedStringResource = "Visit Mars"

    func perform() async throws -> some IntentResult & OpensIntent {
        let visit = VisitIntent()
        visit.planet = Planet(id: 1, name: "Mars")
        visit.days = 3
        return .result(opensIntent: visit)
    }
}
