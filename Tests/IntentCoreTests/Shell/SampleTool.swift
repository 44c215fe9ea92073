import FoundationEssentials

@testable import IntentCore

/// A tool whose declarations the tests of the shell read.
struct SampleTool: IntentApp {
    static let name = "sample"
    static let displayName = "Sample"
    static let primaryIntent: any AppIntent.Type = SampleIntent.self
    static let intents: [any AppIntent.Type] = [ListStarsIntent.self]
}

struct SampleIntent: AppIntent {
    static let title: LocalizedStringResource = "Do something"

    @Parameter(title: "A distance") var distance: Distance?
    @Parameter(title: "A note") var note: String?
    @Parameter(title: "Whether it is loud") var loud: Bool?
    @Parameter(title: "Tags") var tags: [String]?
    @Parameter(title: "When it began") var startDate: Date?
    @Parameter(title: "Named as a common option is") var fields: String?
    @Parameter(title: "Its opposite is a common option") var input: Bool?

    func perform() async throws -> some IntentResult { .result() }
}

struct ListStarsIntent: AppIntent {
    static let title: LocalizedStringResource = "List stars"

    @Parameter(title: "How many at most") var limit: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<[Star]> { .result(value: []) }
}

struct Star: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Star"
    static let defaultQuery = StarQuery()

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Nickname") var nickname: String?
    @Property(title: "Magnitude") var magnitude: Double?

    init(_ id: String, name: String, nickname: String? = nil, magnitude: Double? = nil) {
        self.id = id
        self.name = name
        self.nickname = nickname
        self.magnitude = magnitude
    }

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct StarQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Star] { [] }
}
