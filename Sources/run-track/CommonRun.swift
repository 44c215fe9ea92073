import IntentCore

/// The runs that many people do, by their length in kilometres.
enum CommonRun: Double, AppEnum {
    case couchToKitchen = 0.05
    case five = 5
    case ten = 10
    case halfMarathon = 21.1
    case marathon = 42.2

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Run"

    static let caseDisplayRepresentations: [CommonRun: DisplayRepresentation] = [
        .couchToKitchen: "Couch to Fridge",
        .five: "5K",
        .ten: "10K",
        .halfMarathon: "Half Marathon",
        .marathon: "Marathon",
    ]
}
