import IntentCore

/// Why a record cannot be stored or found.
package enum TrackingError: UserFacingError {
    case keyIsTaken(noun: String, id: String, differences: [String])
    case noRecord(noun: String, id: String, listCommand: String)

    package var words: String {
        switch self {
        case .keyIsTaken(let noun, let id, let differences):
            let differing = differences.isEmpty ? "" : " (differs: \(differences.joined(separator: ", ")))"
            return "another \(noun) has the id '\(id)'\(differing); give each one an id of its own"
        case .noRecord(let noun, let id, let listCommand):
            return "there is no \(noun) with the id '\(id)'; see \(listCommand) --fields id,title"
        }
    }

    package var status: ExitStatus {
        switch self {
        case .keyIsTaken: .badData
        case .noRecord: .refused
        }
    }
}
