import AppIntents

enum TeaKind: String, AppEnum {
    case green, black, oolong, herbal

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"

    static let caseDisplayRepresentations: [TeaKind: DisplayRepresentation] = [
        .green: "Green Tea",
        .black: .init(title: "Black Tea", subtitle: "Strong", image: .init(systemName: "cup.and.saucer.fill")),
        .oolong: DisplayRepresentation(title: "Oolong", synonyms: ["Wulong", "Blue Tea"]),
        .herbal: DisplayRepresentation(stringLiteral: "Herbal Tea"),
    ]

    // Foundation's name, without an import of Foundation.
    var steepingTime: TimeInterval {
        switch self {
        case .green: 120
        case .black: 240
        case .oolong: 180
        case .herbal: 420
        }
    }
}

enum Strength: Int, CaseIterable, AppEnum {
    case mild = 1
    case medium
    case strong

    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Strength", numericFormat: "\(3) strengths", synonyms: ["Power"])
    }

    static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        [
            .mild: DisplayRepresentation(title: "Mild", image: DisplayRepresentation.Image(named: "one-leaf")),
            .medium: "Medium",
            .strong: "Strong",
        ]
    }
}
