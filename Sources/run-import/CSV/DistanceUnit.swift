import IntentCore

/// The unit of distances in a table that does not name it.
enum DistanceUnit: String, AppEnum {
    case kilometres = "km"
    case miles = "mi"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    static let caseDisplayRepresentations: [DistanceUnit: DisplayRepresentation] = [
        .kilometres: "Kilometers", .miles: "Miles",
    ]

    var metres: Double {
        switch self {
        case .kilometres: 1000
        case .miles: 1609.344
        }
    }
}
